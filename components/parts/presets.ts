import { html, nothing, type TemplateResult } from 'lit';
import { answerIn, optionsOfPreset, presetWith, type WithPresets } from '../../src/rules/presets.js';
import { controlStyles, segments } from '../style/controls.js';
import type { Draft } from './draft.js';
import { PartElement } from './part-element.js';
import { presetsStyles } from './presets-styles.js';
import { pictureStyles } from './preset-pictures.js';

/** The words for a preset. */
export interface PresetCard {
  readonly label: string;
  readonly about: string;
  readonly picture: TemplateResult;
  /** The question of the preset, and its possible answers in words. */
  readonly asks?: string;
  readonly show?: (value: unknown) => string;
}

/** A game with its presets, and their cards by name. */
export interface GamePresets {
  readonly game: WithPresets;
  readonly cards: Readonly<Record<string, PresetCard>>;
}

type Chosen = Pick<Draft, 'preset' | 'options'>;

/** Returns the chosen preset, or the one whose options are exactly those of the draft. */
export const chosenPreset = ({ game }: GamePresets, { preset, options }: Chosen): string | undefined =>
  preset ?? presetWith(game, options);

/**
 * The presets of a game as cards, one of them chosen, and its question below them. Fires `choose` with the name of a preset
 * and its options: each preset replaces all options.
 */
export class Presets extends PartElement {
  static override readonly tag = 'abacade-presets';
  static override readonly styles = [controlStyles, pictureStyles, presetsStyles];

  declare presets: GamePresets;
  /** The name of the chosen preset, if any. */
  declare chosen: string | undefined;
  declare options: Draft['options'];
  /** The name of the group of cards. */
  declare label: string;

  protected override render(): TemplateResult {
    const { chosen, label, options } = this;
    const { game, cards } = this.presets;
    const all = Object.entries(game.presets ?? {});
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
                @change=${() => this.#choose(name, optionsOfPreset(game, one))}
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
                answerIn(game, preset, options),
                (value) => this.#choose(chosen!, optionsOfPreset(game, preset, value)),
              )}
            </div>`
          : nothing
      }`;
  }

  #choose(preset: string, options: Draft['options']): void {
    this.tell('choose', { preset, options } satisfies Chosen);
  }
}
