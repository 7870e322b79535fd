import { html, nothing, type TemplateResult } from 'lit';
import { freeColours, freeNickname, nicknames, type Player } from '../../src/match/players.js';
import type { CommonWords } from '../../src/words/types.js';
import type { Draft } from '../base/draft.js';
import { segments, stepper, toggle, type Choice } from '../ui/controls.js';
import { icon } from '../ui/icons.js';

/** One option in the set-up form: one of a few choices, a number out of a list, a switch, or a control of its own. */
export type OptionField = {
  readonly field: string;
  readonly label: string;
  readonly help?: string;
} & (
  | { readonly choices: readonly Choice<unknown>[] }
  | { readonly values: readonly number[]; readonly show: (value: number) => string }
  | { readonly switch: true }
  | { readonly control: TemplateResult }
);

interface SetUp {
  readonly title: string;
  readonly about: string;
  readonly words: CommonWords['form'];
  readonly draft: Draft;
  readonly fields: readonly OptionField[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly levels: number;
  /** Ready-made choices to begin from, above the options. */
  readonly presets?: TemplateResult;
  /** What applies to one player alone, below the name. */
  readonly forSeat?: (seat: number) => TemplateResult;
  /** Whether the game has dice that may be real ones. */
  readonly hasDice?: boolean;
  /** The drawing that stands for a player: a cube, a climber. */
  readonly token: (colour: number) => TemplateResult;
  /** Whether a game waits behind the form. */
  readonly canGoBack: boolean;
  readonly onChange: (draft: Draft) => void;
  readonly onStart: () => void;
  readonly onBack: () => void;
  /** Deletes the game that is kept in this browser; undefined where there is none. */
  readonly onForget: (() => void) | undefined;
}

/** The form before a game: who plays, and how. */
export function setUp(form: SetUp): TemplateResult {
  const { words: w, draft } = form;
  const realDice = { label: w.realDice, help: w.realDiceHelp };
  return html`<form
    class="app su"
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
            <h2 tabindex="-1" data-home>${form.title}</h2>
            <p class="soft">${form.about}</p>
          </header>`
    }
    <section class="card">
      <h3>${w.whoPlays}</h3>
      <ol class="seats">
        ${draft.players.map((_, i) => seat(form, i))}
      </ol>
      ${
        draft.players.length < form.seats.max
          ? html`<button type="button" class="btn dash" @click=${() => addPlayer(form)}>
              ${icon('plus')}${w.addPlayer}
            </button>`
          : nothing
      }
    </section>
    <section class="card su-how">
      <h3>${w.how}</h3>
      ${form.presets} ${form.fields.map((field) => option(form, field))}
      ${
        form.hasDice === false
          ? nothing
          : optionRow(
              realDice.label,
              realDice.help,
              toggle(realDice.label, draft.realDice, (on) => form.onChange({ ...draft, realDice: on })),
            )
      }
    </section>
    ${draft.isPlan ? nothing : start(form)}
  </form>`;
}

/** The buttons that leave the form. */
const start = ({ words: w, ...form }: SetUp): TemplateResult =>
  html`<div class="su-go">
    ${form.canGoBack ? html`<button type="button" class="btn" @click=${form.onBack}>${w.back}</button>` : nothing}
    <button class="btn go big">${w.start}</button>
    ${
      form.onForget
        ? html`<p class="soft">
            ${w.kept} <button type="button" class="su-link" @click=${form.onForget}>${w.forget}</button>
          </p>`
        : nothing
    }
  </div>`;

const setPlayers = (form: SetUp, players: readonly Player[]): void => form.onChange({ ...form.draft, players });

function change(form: SetUp, i: number, to: Partial<Player>): void {
  setPlayers(
    form,
    form.draft.players.map((player, k) => (k === i ? { ...player, ...to } : player)),
  );
}

/** The next free colour from `from` on, going round the six. */
const freeColour = (players: readonly Player[], from: number): number => {
  const free = freeColours(players);
  return free.find((colour) => colour >= from) ?? free[0];
};

function addPlayer(form: SetUp): void {
  const { players } = form.draft;
  const name = freeNickname(players.map((player) => player.name));
  setPlayers(form, [...players, { name, bot: 0, colour: freeColour(players, 0) }]);
}

function seat(form: SetUp, i: number): TemplateResult {
  const { words: w, draft } = form;
  const player = draft.players[i];
  const others = draft.players.filter((_, k) => k !== i).map(({ name }) => name);
  // The order does not depend on the choice: a browser remembers the place of the chosen option, not its name.
  const own = ['', ...nicknames].includes(player.name) ? [] : [player.name];
  const free = [...own, ...nicknames].filter((name) => !others.includes(name));
  // A plan may leave a name open: the platform knows the name of its learner.
  const names = draft.isPlan ? ['', ...free] : free;
  const called = (name: string): string => name || (player.bot ? w.computer : w.ownName);
  const kinds = [
    { value: false, label: w.person },
    { value: true, label: w.computer },
  ];
  return html`<li class="seat c${player.colour + 1}">
    ${
      draft.isPlan
        ? html`<span class="token">${form.token(player.colour)}</span>`
        : html`<button
            type="button"
            class="token"
            aria-label=${w.changeColour(player.name, w.colours[player.colour])}
            @click=${() => change(form, i, { colour: freeColour(draft.players, player.colour + 1) })}
          >
            ${form.token(player.colour)}
          </button>`
    }
    <div class="f">
      <select
        aria-label=${w.nameOf(i + 1)}
        @change=${(e: Event) => change(form, i, { name: (e.target as HTMLSelectElement).value })}
      >
        ${names.map((name) => html`<option value=${name} .selected=${name === player.name}>${called(name)}</option>`)}
      </select>
      ${segments(`kind${i}`, w.kindOf(called(player.name)), kinds, player.bot > 0, (bot) =>
        change(form, i, { bot: bot ? Math.min(2, form.levels) : 0 }),
      )}
      ${
        player.bot && form.levels > 1
          ? html`<div class="su-level">
              <span class="soft" aria-hidden="true">${w.level}</span>
              ${segments(
                `level${i}`,
                `${w.level}: ${called(player.name)}`,
                w.levels.slice(0, form.levels).map((label, k) => ({ value: k + 1, label })),
                player.bot,
                (bot) => change(form, i, { bot }),
              )}
            </div>`
          : nothing
      }
      ${form.forSeat?.(i)}
    </div>
    ${
      draft.players.length > form.seats.min
        ? html`<button
            type="button"
            class="ic"
            aria-label=${w.removePlayer(called(player.name))}
            @click=${() =>
              setPlayers(
                form,
                draft.players.filter((_, k) => k !== i),
              )}
          >
            ${icon('close')}
          </button>`
        : nothing
    }
  </li>`;
}

export const optionRow = (label: string, help: string | undefined, control: TemplateResult): TemplateResult =>
  html`<div class="opt">
    <div>
      <b aria-hidden="true">${label}</b>
      ${help ? html`<p class="soft">${help}</p>` : nothing}
    </div>
    ${control}
  </div>`;

function option(form: SetUp, field: OptionField): TemplateResult {
  const { draft, words: w } = form;
  const value = draft.options[field.field];
  const set = (to: unknown): void => form.onChange({ ...draft, options: { ...draft.options, [field.field]: to } });
  if ('choices' in field) {
    return optionRow(field.label, field.help, segments(field.field, field.label, field.choices, value, set));
  }
  if ('control' in field) return optionRow(field.label, field.help, field.control);
  if ('switch' in field) return optionRow(field.label, field.help, toggle(field.label, value === true, set));
  const names = { less: w.less(field.label), more: w.more(field.label) };
  return optionRow(
    field.label,
    field.help,
    stepper(field.label, names, field.values, value as number, field.show, set),
  );
}
