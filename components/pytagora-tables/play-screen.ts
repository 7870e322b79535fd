import { html, nothing, type TemplateResult } from 'lit';
import { equalsLeft, product, rounds, type TablesState } from '../../src/rules/tables/index.js';
import { handOf } from '../ui/digits/hand.js';
import { pieces } from '../ui/pieces.js';
import { playerList } from '../ui/digits/players.js';
import { shape } from '../ui/shapes.js';
import { chain } from './chain.js';
import { isAsked, isPersonsTurn, lay, whyNot, openSeat, pass, shownDigits, sumText, take, tapPiece } from './input.js';
import type { TablesView } from './context.js';

/** The game being played: whose turn, the sum with what is attached to it, the hand, who has how many pieces. */
export function playScreen(v: TablesView): TemplateResult {
  const { state } = v.match;
  const colour = v.match.players[state.seat].colour + 1;
  return html`<div class="app mt c${colour}">
    <header class="top">${turnPanel(v, state)} ${roundPips(v, state)}</header>
    ${chain(v, state, true)}
    <div class="dock">${hand(v, state)} ${acts(v, state)}</div>
    ${playerList({
      label: v.gameWords.players,
      computer: v.words.computer,
      players: v.match.players,
      hands: state.hands,
      seat: state.seat,
      count: v.gameWords.pieces,
      figure: v.figure,
      note: (seat) => v.beside()?.fared(v, seat),
    })}
    ${v.beside()?.panel(v)}
  </div>`;
}

/** What the player is to do, in a sentence. */
export function instruction(v: TablesView, state: TablesState): string {
  const { gameWords: w } = v;
  if (state.phase === 'sum') return w.firstTake;
  if (state.phase === 'draw') return w.takeOne;
  return shownDigits(state).length ? w.mayLay(v.figure(product(state.rounds.at(-1)!))) : w.ask(sumText(v, state));
}

function turnPanel(v: TablesView, state: TablesState): TemplateResult {
  const { name, colour, bot } = v.match.players[state.seat];
  return html`<section class="who" part="turn">
    <div class="turn">
      ${shape(colour)}
      <h2><span aria-hidden="true">${name}</span><span class="sr">${v.words.turnOf(name)}</span></h2>
    </div>
    <p>${bot ? v.words.thinks : instruction(v, state)}</p>
    ${bot ? nothing : v.beside()?.hear(v)}
  </section>`;
}

/** How far the game has come: a pip for each round. */
function roundPips(v: TablesView, state: TablesState): TemplateResult {
  const now = Math.min(rounds, state.rounds.length + (state.phase === 'sum' ? 1 : 0));
  return html`<p class="rounds">
    <span>${v.gameWords.round(v.figure(now), v.figure(rounds))}</span>
    <span class="pips" aria-hidden="true"
      >${Array.from({ length: rounds }, (_, i) => html`<i class=${i < now - 1 ? 'done' : i < now ? 'cur' : ''}></i>`)}</span
    >
    <span class="soft">${v.gameWords.signsLeft(equalsLeft(state))}</span>
  </p>`;
}

function hand(v: TablesView, state: TablesState): TemplateResult | typeof nothing {
  const seat = openSeat(v, state);
  if (seat === undefined) return nothing;
  const { gameWords: w, fingers } = v;
  const acts = isAsked(v) && seat === state.seat;
  const shown = acts ? [...shownDigits(state)] : [];
  const { name, colour } = v.match.players[seat];
  const marks = acts ? v.hints?.marks(v).pieces : undefined;
  return html`<div class="held-by c${colour + 1}">
    ${handOf({
      label: w.hand(name),
      help: v.beside()?.help(v),
      held: state.hands[seat].map((digit, index) => {
        const fits = shown.includes(digit);
        if (fits) shown.splice(shown.indexOf(digit), 1);
        const label = fits ? w.fits(v.figure(digit)) : v.figure(digit);
        const hinted = marks?.includes(index) ?? false;
        return {
          digit,
          label: hinted ? v.hints!.marked(v, label) : label,
          hinted,
          fits,
          shakes: fingers.wrong?.index === index ? fingers.wrong.times : 0,
          ...(acts && fingers.chosen.includes(index) ? { mark: 'used' as const } : {}),
        };
      }),
      focus: fingers.focusPiece,
      figure: v.figure,
      onPick: acts ? (index) => tapPiece(v, index) : undefined,
      onKey: (event, index) => v.beside()?.handKey(v, event, index),
      onFocus: (index) => {
        if (index !== fingers.focusPiece) fingers.focusPiece = index;
      },
    })}
  </div>`;
}

/** The one or two big buttons. */
function acts(v: TablesView, state: TablesState): TemplateResult | typeof nothing {
  if (!isPersonsTurn(v)) return nothing;
  const { gameWords: w } = v;
  if (state.phase !== 'attach') {
    const two = state.phase === 'sum';
    return html`<div class="acts">
      <button type="button" class="bag" part="draw" data-home @click=${() => take(v)}>
        ${pieces({ glyph: '', state: 'back' })} ${two ? pieces({ glyph: '', state: 'back' }) : nothing}
        <span>${two ? w.takeTwo : w.take}</span>
      </button>
    </div>`;
  }
  const why = whyNot(v);
  return html`<div class="acts">
    <button
      type="button"
      class="bag lay ${why ? 'off' : ''}"
      part="lay"
      aria-disabled=${why ? 'true' : nothing}
      @click=${() => lay(v)}
    >
      <span>${w.layIt}</span> ${why ? html`<small>${why}</small>` : nothing}
    </button>
    <button type="button" class="bag pass" part="pass" @click=${() => pass(v)}>
      ${state.options.answer ? w.pass : w.notNow}
    </button>
  </div>`;
}
