import { html, nothing, type TemplateResult } from 'lit';
import { answerIn, optionsOfPreset, presetWith, type WithPresets } from '../../src/rules/presets.js';
import type { Draft } from './draft.js';
import type { FormContext } from './context.js';
import { segments } from '../style/controls.js';

/** The words for a preset. */
export interface PresetCard {
  readonly label: string;
  readonly about: string;
  readonly picture: TemplateResult;
  /** The question of the preset, and its possible answers in words. */
  readonly asks?: string;
  readonly show?: (value: unknown) => string;
}

export interface PresetCards {
  readonly game: WithPresets;
  readonly draft: Draft;
  readonly cards: Readonly<Record<string, PresetCard>>;
  readonly onChoose: (name: string, options: Draft['options']) => void;
}

/** Returns the presets of a game. Each replaces all options. */
export const presetsOf = (
  v: Pick<FormContext<unknown>, 'draft' | 'change'>,
  game: WithPresets,
  cards: PresetCards['cards'],
): PresetCards => ({
  game,
  draft: v.draft,
  cards,
  onChoose: (preset, options) => v.change({ ...v.draft, preset, options }),
});

/** Returns the chosen preset, or the one whose options are exactly those of the form. */
const chosenPreset = ({ game, draft }: PresetCards): string | undefined =>
  draft.preset ?? presetWith(game, draft.options);

/**
 * Returns the preset to store after a single setting has changed: the preset shown as chosen stays chosen. A plan names a
 * preset only if it was chosen explicitly.
 */
export const presetAfterChange = (presets: PresetCards): string | undefined =>
  presets.draft.isPlan ? presets.draft.preset : chosenPreset(presets);

/** Renders the presets as cards, one of them chosen, and its question below them. */
export function presetCards(presets: PresetCards, label: string): TemplateResult {
  const { game, draft, cards, onChoose } = presets;
  const all = Object.entries(game.presets ?? {});
  const chosen = chosenPreset(presets);
  const preset = chosen === undefined ? undefined : game.presets?.[chosen];
  const card = chosen === undefined ? undefined : cards[chosen];
  return html`<div class="presets" role="radiogroup" aria-label=${label}>
      ${all.map(
        ([name, one]) =>
          html`<label class="preset ${name === chosen ? 'on' : ''}"
            ><input
              type="radio"
              name="preset"
              value=${name}
              .checked=${name === chosen}
              @change=${() => onChoose(name, optionsOfPreset(game, one))}
            />${cards[name].picture}<span
              ><b><bdi>${cards[name].label}</bdi></b
              ><small><bdi>${cards[name].about}</bdi></small></span
            ></label
          >`,
      )}
    </div>
    ${
      preset?.asks && card?.show
        ? html`<div class="preset-asks ${preset.asks.values.length > 6 ? 'many' : ''}">
            ${segments(
              `${chosen!} ask`,
              card.asks ?? card.label,
              preset.asks.values.map((value) => ({ value, label: card.show!(value) })),
              answerIn(game, preset, draft.options),
              (value) => onChoose(chosen!, optionsOfPreset(game, preset, value)),
            )}
          </div>`
        : nothing
    }`;
}
