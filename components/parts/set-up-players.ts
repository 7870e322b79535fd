import { html, nothing, type TemplateResult } from 'lit';
import type { CommonWords } from '../../src/words/types.js';
import { levelText } from '../../src/match/fit.js';
import {
  freeColours,
  freeNickname,
  longestText,
  nicknames,
  playerOf,
  tidyName,
  type Player,
} from '../../src/match/players.js';
import type { Draft } from './draft.js';
import { segments } from '../style/controls.js';
import { icon } from '../style/icons.js';
import { keyOf } from '../style/keys.js';
import { replaced, without } from '../../src/lists.js';

/** The players of the form. */
export interface Seats {
  readonly words: CommonWords['form'];
  readonly draft: Draft;
  readonly seats: { readonly min: number; readonly max: number };
  readonly levels: number;
  readonly names: readonly string[];
  readonly token: (colour: number) => TemplateResult;
  readonly fitLevel: number | undefined;
  /** The seat whose name is being edited. */
  readonly naming: number | undefined;
  name(seat: number | undefined): void;
  change(players: readonly Player[]): void;
  /** Removes a player; `players` are the others. */
  remove(seat: number, players: readonly Player[]): void;
  /** Renders the options of a single player. */
  options(seat: number): TemplateResult | typeof nothing;
}

const change = (form: Seats, i: number, to: Partial<Player>): void =>
  form.change(form.draft.players.map((player, k) => (k === i ? playerOf({ ...player, ...to }) : player)));

/** The level of a computer player, or how it adapts to a child. */
type Level = number | 'fit' | 'even';

/**
 * Returns the level of a player that becomes a computer player: one that fits whoever plays here, beginning at Easy, and
 * Easy itself in a plan for others or where there is only one level.
 */
const firstLevel = ({ draft, levels }: Seats): Level => (draft.isPlan || levels < 2 ? 1 : 'fit');

function setLevel(form: Seats, i: number, to: Level): void {
  const { fits: _, ...player } = form.draft.players[i];
  const next: Player =
    typeof to === 'number' ? { ...player, bot: to } : { ...player, bot: 1, fits: to === 'even' ? to : true };
  form.change(replaced(form.draft.players, i, next));
}

/** Returns the next free colour, starting at `from` and cycling through the six. */
const freeColour = (players: readonly Player[], from: number): number => {
  const free = freeColours(players);
  return free.find((colour) => colour >= from) ?? free[0];
};

/** Returns a new person with a free colour, named after someone who has played here before, otherwise with a nickname. */
export function newPlayer(players: readonly Player[], names: readonly string[]): Player {
  const taken = players.map((player) => player.name);
  const name = names.find((one) => !taken.includes(one)) ?? freeNickname(taken);
  return { name, bot: 0, colour: freeColour(players, 0) };
}

const addPlayer = (form: Seats): void =>
  form.change([...form.draft.players, newPlayer(form.draft.players, form.names)]);

/** Returns the name of a player, or a label for a player without a name. */
const called = ({ words: w }: Seats, { name, bot }: Player): string => name || (bot ? w.computer : w.ownName);

/** Renders a row for each player, and the button to add one. */
export function whoPlays(form: Seats): TemplateResult {
  const { players } = form.draft;
  return html`<ol class="seats">
      ${players.map((player, i) => seat(form, player, i))}
    </ol>
    ${
      players.length < form.seats.max
        ? html`<button type="button" class="button dash" @click=${() => addPlayer(form)}>
            ${icon('plus')}${form.words.addPlayer}
          </button>`
        : nothing
    }`;
}

function seat(form: Seats, player: Player, i: number): TemplateResult {
  const { words: w, draft } = form;
  const { players } = draft;
  const name = called(form, player);
  const kinds = [
    { value: false, label: w.person, icon: 'person' },
    { value: true, label: w.computer, icon: 'robot' },
  ] as const;
  return html`<li class="seat colour${player.colour + 1}">
    ${
      draft.isPlan
        ? html`<span class="token">${form.token(player.colour)}</span>`
        : html`<button
            type="button"
            class="token"
            aria-label=${w.changeColour(name, w.colours[player.colour])}
            @click=${() => change(form, i, { colour: freeColour(players, player.colour + 1) })}
          >
            ${form.token(player.colour)}
          </button>`
    }
    ${nameField(form, i)}
    ${
      form.levels
        ? segments(`kind${i}`, w.kindOf(name), kinds, player.bot > 0, (bot) =>
            bot ? setLevel(form, i, firstLevel(form)) : change(form, i, { bot: 0 }),
          )
        : nothing
    }
    ${
      players.length > form.seats.min
        ? html`<button
            type="button"
            class="icon-button"
            aria-label=${w.removePlayer(name)}
            @click=${() => {
              form.name(undefined);
              form.remove(i, without(players, i));
            }}
          >
            ${icon('close')}
          </button>`
        : nothing
    }
    ${form.naming === i ? suggestions(form, i) : nothing} ${level(form, i, name)}
  </li>`;
}

const startButton = (form: HTMLFormElement | null): HTMLElement | null =>
  form?.querySelector('.set-up-start .primary') ?? null;

/** Renders the name field of a player. In a plan it may be empty, because a platform knows the name of its learner. */
function nameField(form: Seats, i: number): TemplateResult {
  const { words: w, draft } = form;
  const player = draft.players[i];
  const taken = draft.players.map(({ name }) => name);
  const typed = (e: Event): string => (e.target as HTMLInputElement).value;
  return html`<input
    class="set-up-name"
    type="text"
    dir="auto"
    autocomplete="off"
    autocapitalize="words"
    spellcheck="false"
    enterkeyhint="done"
    maxlength=${longestText}
    aria-label=${w.nameOf(i + 1)}
    placeholder=${draft.isPlan ? called(form, { ...player, name: '' }) : nothing}
    .value=${player.name}
    @focus=${(e: Event) => {
      const field = e.target as HTMLInputElement;
      field.select();
      // Otherwise WebKit moves the caret to where the mouse button is released.
      field.addEventListener('mouseup', (up) => up.preventDefault(), { once: true });
      if (form.naming !== i) form.name(i);
    }}
    @input=${(e: Event) => {
      // Every change restarts the preview of a plan, so it is only updated when the name is complete.
      if (!draft.isPlan) change(form, i, { name: typed(e) });
    }}
    @change=${(e: Event) => {
      // Commas and equals signs separate the players in a plan.
      const name = tidyName(draft.isPlan ? typed(e).replace(/[,=]/g, ' ') : typed(e));
      change(form, i, { name: name || (draft.isPlan ? '' : freeNickname(taken)) });
    }}
    @keydown=${(e: KeyboardEvent) => {
      if (keyOf(e) !== 'Enter') return;
      // Enter completes the name; only the start button starts the game.
      e.preventDefault();
      startButton((e.target as HTMLInputElement).form)?.focus();
    }}
  />`;
}

const mostSuggestions = 4;

/** Renders suggested names that match the input: people who have played here before, then nicknames. */
function suggestions(form: Seats, i: number): TemplateResult {
  const { players } = form.draft;
  const { name } = players[i];
  const pool = [...new Set([...form.names, ...nicknames])];
  const isPicked = pool.includes(name);
  const typed = name.trim().toLocaleLowerCase();
  const fits = (one: string): boolean =>
    !players.some((player) => player.name === one) && (isPicked || one.toLocaleLowerCase().startsWith(typed));
  const found = pool.filter(fits).slice(0, mostSuggestions);
  if (!found.length) return html``;
  return html`<div class="set-up-names" role="group" aria-label=${form.words.names}>
    ${found.map(
      (one) =>
        html`<button
          type="button"
          dir="auto"
          @click=${(e: Event) => {
            // The button goes, and the focus on to what follows the name.
            const row = (e.currentTarget as HTMLElement).closest('.seat')!;
            const next = row.querySelector<HTMLElement>('input:checked, .icon-button');
            (next ?? startButton(row.closest('form')))?.focus();
            form.name(undefined);
            change(form, i, { name: one });
          }}
        >
          ${one}
        </button>`,
    )}
  </div>`;
}

/** Renders the level of a computer player, which is beside its name. */
function level(form: Seats, i: number, name: string): TemplateResult | typeof nothing {
  const { words: w, draft, levels, fitLevel } = form;
  const player = draft.players[i];
  if (player.bot === 0 || levels < 2) return nothing;
  const choices: readonly (readonly [value: Level, label: string])[] = [
    ['fit', w.fits],
    ['even', w.even],
    ...w.levels.slice(0, levels).map((label, k) => [k + 1, label] as const),
    // Only a page can set a level between the whole ones.
    ...(Number.isInteger(player.bot) || player.fits ? [] : [[player.bot, levelText(player.bot)] as const]),
  ];
  const now = player.fits ? (player.fits === 'even' ? 'even' : 'fit') : player.bot;
  return html`<p class="set-up-level">
    <select
      aria-label=${`${w.level}: ${name}`}
      @change=${(e: Event) => setLevel(form, i, choices[(e.target as HTMLSelectElement).selectedIndex][0])}
    >
      ${choices.map(([value, label]) => html`<option .selected=${value === now}>${label}</option>`)}
    </select>
    ${player.fits && fitLevel !== undefined ? html`<small><bdi>${w.playsAt(levelText(fitLevel))}</bdi></small>` : nothing}
  </p>`;
}

/** Renders the settings that the game offers of each player. */
export const playerSettings = (form: Seats): TemplateResult[] =>
  form.draft.players.flatMap((player, i) => {
    const options = form.options(i);
    if (options === nothing) return [];
    return [
      html`<div class="set-up-own colour${player.colour + 1}">
        <b class="name"><span class="token">${form.token(player.colour)}</span><bdi>${called(form, player)}</bdi></b>
        ${options}
      </div>`,
    ];
  });
