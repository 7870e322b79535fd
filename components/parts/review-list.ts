import { html, nothing, type TemplateResult } from 'lit';
import type { ReviewedMove } from '../../src/review/reviewer.js';
import { wasBest } from '../../src/review/summary.js';
import type { Seat } from '../../src/rules/game.js';
import { keyOf } from '../style/keys.js';
import { nameIn } from '../style/player-name.js';
import { plain, rich } from '../style/rich-text.js';
import { shape } from '../style/shapes.js';
import type { ReviewContext, ReviewedGame } from './reviewed-game.js';

/** Renders the filters for the list of turns: by player, and by quality. */
export function filters<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): TemplateResult {
  const { v, state } = game;
  const words = game.words;
  const { players } = v.match;
  const seats = players.flatMap((_, seat) => (game.review.moves.some((move) => move.seat === seat) ? [seat] : []));
  const chip = (whose: Seat | 'all', name: string): TemplateResult =>
    html`<button
      type="button"
      class="pick ${whose === 'all' ? '' : `colour${players[whose].colour + 1}`}"
      aria-pressed=${String(game.whose === whose)}
      @click=${() => state.setFilter({ whose })}
    >
      ${whose === 'all' ? nothing : shape(players[whose].colour)}${name}
    </button>`;
  return html`<div class="picks">
    ${
      seats.length > 1
        ? html`<div class="whose" role="group" aria-label=${words.whose}>
            ${chip('all', words.everybody)} ${seats.map((seat) => chip(seat, game.nameOf(seat)))}
          </div>`
        : nothing
    }
    <label class="only"
      ><input
        type="checkbox"
        .checked=${state.filter.onlyBetter}
        @change=${(e: Event) => state.setFilter({ onlyBetter: (e.target as HTMLInputElement).checked })}
      />${words.onlyBetter}</label
    >
  </div>`;
}

/** Renders the list of turns, one of them open. */
export function turnList<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>): TemplateResult {
  const words = game.words;
  const moves = game.moves;
  if (!moves.length) return html`<p class="none"><bdi>${words.noneBetter}</bdi></p>`;
  const home = game.shown && moves.includes(game.shown) ? game.shown : moves[0];
  const onKey = (event: KeyboardEvent): void => {
    const row = (event.target as Element).closest<HTMLElement>('.see');
    const at = row ? Number(row.dataset['row']) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: moves.length - 1 }[keyOf(event)];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    if (!moves[to]) return;
    game.choose(moves[to]);
    row!.closest('ol')?.querySelector<HTMLElement>(`[data-row="${to}"]`)?.focus();
  };
  return html`<ol class="turns" aria-label=${words.turns} aria-describedby="rv-help" @keydown=${onKey}>
      ${moves.map((move, i) => row(game, move, i, move === home))}
    </ol>
    <p class="visually-hidden" id="rv-help">${words.help}</p>`;
}

function row<S, M, V extends ReviewContext<S>>(
  game: ReviewedGame<S, M, V>,
  move: ReviewedMove<M>,
  i: number,
  isHome: boolean,
): TemplateResult {
  const { v } = game;
  const words = game.words;
  const player = v.match.players[move.seat];
  const { colour } = player;
  const name = nameIn(player);
  const isOpen = move === game.shown;
  const place = game.marked.indexOf(move) + 1;
  return html`<li class="colour${colour + 1} ${isOpen ? 'open' : ''} ${wasBest(move) ? 'good' : 'less'}">
    <button
      type="button"
      class="see"
      data-row=${i}
      tabindex=${isHome ? '0' : '-1'}
      aria-expanded=${String(isOpen)}
      aria-current=${isOpen ? 'step' : nothing}
      @click=${() => game.choose(move)}
    >
      <span class="number"><span class="visually-hidden">${words.move('')}</span>${v.figure(game.stepOf(move))}</span>
      ${shape(colour)}
      <span class="did"
        ><span class="visually-hidden">${name}: </span><b><bdi>${game.text(move, 'played')}</bdi></b>
        <small>${game.less(move)}</small></span
      >
      ${
        place
          ? html`<span class="dear" aria-hidden="true">${v.figure(place)}</span
              ><span class="visually-hidden">${words.among(v.figure(place))}</span>`
          : wasBest(move)
            ? html`<span class="yes" aria-hidden="true">★</span>`
            : nothing
      }
    </button>
    ${isOpen ? details(game, move) : nothing}
  </li>`;
}

/** Renders an open turn: the actual choice, the best choice, and the reason. */
function details<S, M, V extends ReviewContext<S>>(game: ReviewedGame<S, M, V>, move: ReviewedMove<M>): TemplateResult {
  const { v, phrases } = game;
  const words = game.words;
  const before = game.before(move);
  const isBest = wasBest(move);
  const line = (kind: 'played' | 'best', name: string): TemplateResult => {
    const picture = phrases.picture?.(v, before, move[kind]);
    return html`<div class="choice-${kind}">
      <dt>${name}</dt>
      <dd><bdi>${game.text(move, kind)}</bdi>${picture ?? nothing}</dd>
    </div>`;
  };
  return html`<div class="more">
    <dl>${line('played', words.played)} ${isBest ? nothing : line('best', words.bestOne)}</dl>
    <p><bdi>${rich(plain(game.why(move)))}</bdi></p>
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
