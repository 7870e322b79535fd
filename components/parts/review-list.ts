import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../src/rules/game.js';
import { keyOf } from '../style/keys.js';
import { nameIn } from '../style/player-name.js';
import { plain, rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import type { Player } from '../../src/match/players.js';
import type { CommonWords } from '../../src/words/types.js';

export type ReviewWords = CommonWords['review'];

/** The filter for the list of turns. */
export interface TurnFilter {
  readonly onlyBetter: boolean;
  /** The seat whose turns are listed, or `all`. */
  readonly whose: Seat | 'all';
}

/** A choice that was made or that was best, in a few words, and a picture if there is one. */
export interface ReviewedChoice {
  readonly text: string;
  readonly picture?: TemplateResult | undefined;
}

/** A turn of a game, judged. */
export interface ReviewedTurn {
  readonly seat: Seat;
  /** The step of the replay that shows its result. */
  readonly step: number;
  readonly played: ReviewedChoice;
  readonly wasBest: boolean;
  /** How much less the choice was worth than the best one. */
  readonly less: string;
  /** From 1 for the costliest turns, which are marked on the curve. */
  readonly mark: number | undefined;
  /** Only of the turn that is open: the best choice, unless it was the one made, and the reason. */
  readonly open?: { readonly best: ReviewedChoice | undefined; readonly why: string } | undefined;
}

/** The turns that a list shows. */
export interface TurnList {
  readonly words: ReviewWords;
  readonly players: readonly Player[];
  readonly turns: readonly ReviewedTurn[];
  readonly filter: TurnFilter;
  /** The seats whose turns can be listed alone. */
  readonly seats: readonly Seat[];
  figure(value: number): string;
}

/** Renders the filters for the list of turns: by player, and by quality. */
export function filters(
  { filter, players, seats, words }: TurnList,
  change: (changed: Partial<TurnFilter>) => void,
): TemplateResult {
  const chip = (whose: Seat | 'all', name: string): TemplateResult =>
    html`<button
      type="button"
      class="pick ${whose === 'all' ? '' : `colour${players[whose].colour + 1}`}"
      aria-pressed=${String(filter.whose === whose)}
      @click=${() => change({ whose })}
    >
      ${whose === 'all' ? nothing : shape(players[whose].colour)}${name}
    </button>`;
  return html`<div class="picks">
    ${
      seats.length > 1
        ? html`<div class="whose" role="group" aria-label=${words.whose}>
            ${chip('all', words.everybody)} ${seats.map((seat) => chip(seat, nameIn(players[seat])))}
          </div>`
        : nothing
    }
    <label class="only"
      ><input
        type="checkbox"
        .checked=${filter.onlyBetter}
        @change=${(e: Event) => change({ onlyBetter: (e.target as HTMLInputElement).checked })}
      />${words.onlyBetter}</label
    >
  </div>`;
}

/** Renders the list of turns, one of them open. */
export function turnList(list: TurnList, choose: (step: number) => void): TemplateResult {
  const { turns, words } = list;
  if (!turns.length) return html`<p class="none"><bdi>${words.noneBetter}</bdi></p>`;
  const home = turns.find(({ open }) => open) ?? turns[0];
  const onKey = (event: KeyboardEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('.see');
    const at = row ? Number(row.dataset['row']) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: turns.length - 1 }[keyOf(event)];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    if (!turns[to]) return;
    choose(turns[to].step);
    row!.closest('ol')?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
  };
  return html`<ol class="turns" aria-label=${words.turns} aria-describedby="rv-help" @keydown=${onKey}>
      ${turns.map((turn, i) => row(list, turn, i, turn === home, choose))}
    </ol>
    <p class="visually-hidden" id="rv-help">${words.help}</p>`;
}

function row(
  { figure, players, words }: TurnList,
  turn: ReviewedTurn,
  i: number,
  isHome: boolean,
  choose: (step: number) => void,
): TemplateResult {
  const { less, mark, open, played, seat, step, wasBest } = turn;
  const { colour } = players[seat];
  return html`<li class="colour${colour + 1} ${open ? 'open' : ''} ${wasBest ? 'good' : 'less'}">
    <button
      type="button"
      class="see"
      data-row=${i}
      tabindex=${isHome ? '0' : '-1'}
      aria-expanded=${String(Boolean(open))}
      aria-current=${open ? 'step' : nothing}
      @click=${() => choose(step)}
    >
      <span class="number"><span class="visually-hidden">${words.move('')}</span>${figure(step)}</span>
      ${shape(colour)}
      <span class="did"
        ><span class="visually-hidden">${nameIn(players[seat])}: </span><b><bdi>${played.text}</bdi></b>
        <small>${less}</small></span
      >
      ${
        mark
          ? html`<span class="dear" aria-hidden="true">${figure(mark)}</span
              ><span class="visually-hidden">${words.among(figure(mark))}</span>`
          : wasBest
            ? html`<span class="yes" aria-hidden="true">★</span>`
            : nothing
      }
    </button>
    ${open ? details(words, turn, open) : nothing}
  </li>`;
}

/** Renders an open turn: the actual choice, the best choice, and the reason. */
function details(
  words: ReviewWords,
  { played }: ReviewedTurn,
  { best, why }: NonNullable<ReviewedTurn['open']>,
): TemplateResult {
  const line = (kind: 'played' | 'best', name: string, { picture, text }: ReviewedChoice): TemplateResult =>
    html`<div class="choice-${kind}">
      <dt>${name}</dt>
      <dd><bdi>${text}</bdi>${picture ?? nothing}</dd>
    </div>`;
  return html`<div class="more">
    <dl>${line('played', words.played, played)} ${best ? line('best', words.bestOne, best) : nothing}</dl>
    <p><bdi>${rich(plain(why))}</bdi></p>
  </div>`;
}

/** Scrolls the list to the turn that has just been opened; the page itself does not scroll. */
export function scrollToOpen(root: ParentNode, shown: string): void {
  const list = root.querySelector<HTMLElement>('.turns');
  const open = list?.querySelector<HTMLElement>('.open');
  if (!list || list.dataset['shown'] === shown) return;
  list.dataset['shown'] = shown;
  if (!open) return;
  const above = open.offsetTop;
  const below = above + open.offsetHeight - list.clientHeight;
  if (list.scrollTop > above || list.scrollTop < below) list.scrollTop = Math.min(above, Math.max(below, 0));
}
