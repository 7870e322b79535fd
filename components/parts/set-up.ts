import { html, nothing, type TemplateResult } from 'lit';
import type { Speed } from '../../src/match/speed.js';
import { fit } from '../../src/rules/fitting.js';
import { segments, toggle } from '../style/controls.js';
import { icon } from '../style/icons.js';
import { optionControl } from './option-control.js';
import { playerSettings, whoPlays } from './set-up-players.js';
import type { OptionField, SetUp } from './set-up-parts.js';
import { presetAfterChange, presetCards } from './set-up-presets.js';

/** Renders the form before a game, in three steps: the players, the game, Start. Everything else is under "More settings". */
export function setUp(given: SetUp): TemplateResult {
  const form = withPreset(given);
  const { words: w, draft } = form;
  return html`<form
    class="app set-up"
    part="set-up"
    @submit=${(e: Event) => {
      e.preventDefault();
      form.onStart();
    }}
  >
    ${
      draft.isPlan
        ? nothing
        : html`<header>
            ${
              form.pictures
                ? html`<button
                    type="button"
                    class="icon-button way-back"
                    aria-label=${form.pictures.label}
                    @click=${form.pictures.open}
                  >
                    ${icon('earlier')}
                  </button>`
                : nothing
            }
            <h2 tabindex="-1" data-home><bdi>${form.title}</bdi></h2>
            <p class="soft"><bdi>${form.about}</bdi></p>
            ${
              form.howTo
                ? html`<button
                    type="button"
                    class="icon-button"
                    aria-label=${form.howTo.label}
                    @click=${form.howTo.open}
                  >
                    ${icon('help')}
                  </button>`
                : nothing
            }
          </header>`
    }
    <div class="set-up-columns">
      ${draft.hasNoPlayers ? nothing : html`<section class="set-up-who">${heading(form, 1, w.whoPlays)} ${whoPlays(form)}</section>`}
      ${
        form.presets
          ? html`<section class="set-up-which">
              ${heading(form, 2, w.whichGame)} ${presetCards(form.presets, w.whichGame)} ${form.offer ?? nothing}
            </section>`
          : nothing
      }
    </div>
    ${draft.isPlan ? nothing : start(form)} ${more(form)}
  </form>`;
}

const withPreset = (form: SetUp): SetUp =>
  form.presets
    ? { ...form, onChange: (draft) => form.onChange({ ...draft, preset: presetAfterChange(form.presets!) }) }
    : form;

/** Renders a heading with the number of its step. In a plan, the page numbers its own steps. */
const heading = ({ draft, figure }: SetUp, step: number, text: string): TemplateResult =>
  html`<h3>${draft.isPlan ? nothing : html`<span aria-hidden="true">${figure(step)}</span>`}<bdi>${text}</bdi></h3>`;

/** Renders the buttons to leave the form. */
const start = ({ words: w, ...form }: SetUp): TemplateResult =>
  html`<div class="set-up-start">
    ${form.canGoBack ? html`<button type="button" class="button" part="action" @click=${form.onBack}>${w.back}</button>` : nothing}
    <button class="button primary big" part="action">${icon('play')}${w.start}</button>
    ${form.onWarmUp ? html`<button type="button" class="button set-up-warm-up" part="action" @click=${form.onWarmUp}>${w.warmUp}</button>` : nothing}
  </div>`;

/**
 * Returns the options in order, practice undo last. It is left out if a platform grades the game, and in a lesson, where
 * the teacher decides about taking back moves.
 */
function fieldsOf({ draft, fields }: SetUp): readonly OptionField[] {
  const isPractice = ({ field }: OptionField): boolean => field === 'practiceUndo';
  const others = fields.filter((field) => !isPractice(field));
  return draft.isMarked || draft.hasNoPlayers ? others : [...others, ...fields.filter(isPractice)];
}

/** Renders the settings that most games do not need. */
function more(form: SetUp): TemplateResult {
  const { words: w, draft } = form;
  return html`<details class="set-up-more" ?open=${draft.isPlan ?? false}>
    <summary>${w.moreSettings}${icon('down')}</summary>
    <div class="card">
      ${draft.hasNoPlayers ? nothing : playerSettings(form)} ${fieldsOf(form).map((field) => option(form, field))}
      ${
        form.hasDice === false || draft.hasNoPlayers
          ? nothing
          : optionRow(
              w.realDice,
              w.realDiceHelp,
              toggle(w.realDice, draft.realDice, (on) => form.onChange({ ...draft, realDice: on })),
            )
      }
      ${preferences(form)} ${draft.hasNoPlayers ? nothing : saved(form)}
    </div>
  </details>`;
}

/**
 * Renders the note about a saved game with the button that deletes it, or about a deleted one with the button that restores
 * it.
 */
function saved({ words: w, onForget, onBringBack }: SetUp): TemplateResult | typeof nothing {
  const link = (label: string, act: () => void): TemplateResult =>
    html`<button type="button" class="set-up-link" @click=${act}>${label}</button>`;
  if (onForget) return html`<p class="option soft">${w.kept} ${link(w.forget, onForget)}</p>`;
  if (!onBringBack) return nothing;
  return html`<p class="option soft"><span role="status">${w.forgotten}</span> ${link(w.bringBack, onBringBack)}</p>`;
}

/** Renders the settings for animation and sound. They apply immediately, also to later games. */
function preferences({ preferred, prefer, menu: w, draft }: SetUp): TemplateResult | typeof nothing {
  if (!preferred || draft.hasNoPlayers) return nothing;
  const { speed } = preferred;
  const speeds = (['slow', 'normal', 'fast'] as const).map((value) => ({ value, label: w.speed[value] }));
  return html`${optionRow(
    w.speed.label,
    undefined,
    segments<Speed | undefined>('speed', w.speed.label, speeds, speed, (to) => prefer({ speed: to! })),
  )}
  ${optionRow(
    w.sounds,
    undefined,
    toggle(w.sounds, preferred.sounds === true, (sounds) => prefer({ sounds })),
  )}`;
}

export const optionRow = (label: string, help: string | undefined, control: TemplateResult): TemplateResult =>
  html`<div class="option">
    <div>
      <b aria-hidden="true"><bdi>${label}</bdi></b>
      ${help ? html`<p class="soft"><bdi>${help}</bdi></p>` : nothing}
    </div>
    ${control}
  </div>`;

function option(form: SetUp, field: OptionField): TemplateResult {
  const { draft, words } = form;
  const { field: name, label } = field;
  const set = (to: unknown): void => form.onChange({ ...draft, options: { ...draft.options, [name]: to } });
  // Without known players, no option can adapt to a learner.
  const control =
    'choices' in field && draft.hasNoPlayers ? { choices: field.choices.filter((one) => one.value !== fit) } : field;
  return optionRow(label, field.help, optionControl(control, { name, label, value: draft.options[name], set, words }));
}
