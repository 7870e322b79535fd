import { html, nothing, type TemplateResult } from 'lit';
import { wanted, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { handOf } from '../ui/digits/hand.js';
import { pieces } from '../ui/pieces.js';
import { playerList } from '../ui/digits/players.js';
import { shape } from '../ui/shapes.js';
import { tenFrame } from './art.js';
import { endsFor, isPersonsTurn, openSeat, take, tapPiece } from './input.js';
import { rings } from './rings.js';
import type { SquareView } from './context.js';

/** The game being played: the path, in its middle the one next thing, the hand, who has how many pieces. */
export function playScreen(v: SquareView): TemplateResult {
  const { state } = v.match;
  const colour = v.match.players[state.seat].colour + 1;
  return html`<div class="app ud ${state.options.variant} c${colour}">
    <div class="bd">${rings(v, { state, live: true })} ${middle(v, state)}</div>
    <div class="side">
      ${hand(v, state)}
      ${playerList({
        label: v.gameWords.players,
        computer: v.words.computer,
        players: v.match.players,
        hands: state.hands,
        seat: state.seat,
        count: v.gameWords.pieces,
        figure: v.figure,
        note: (seat) => tookLast(v, seat),
      })}
      ${v.beside()?.panel(v)}
    </div>
  </div>`;
}

/** Whose turn it is, and what comes next: as a number, as dots, as something to hear. */
function middle(v: SquareView, state: UpAndDownState): TemplateResult {
  const { name, colour, bot } = v.match.players[state.seat];
  const { gameWords: w } = v;
  const person = isPersonsTurn(v);
  return html`<section class="mid" part="turn">
    <div class="turn ${[...name].length > 9 ? 'long' : ''}">
      ${shape(colour)}
      <h2><span aria-hidden="true">${name}</span><span class="sr">${v.words.turnOf(name)}</span></h2>
    </div>
    <div class="nexts">
      ${
        v.aided
          ? wanted(state).map(
              (digit) =>
                html`<div class="big">
                  ${pieces({ glyph: v.figure(digit), state: 'ghost' })} ${tenFrame(digit, w.dots(digit))}
                </div>`,
            )
          : html`<div class="big">${pieces({ glyph: '?', state: 'ghost' })}</div>`
      }
    </div>
    <div class="acts">
      ${
        person && state.phase === 'draw'
          ? html`<button type="button" class="bag" part="draw" data-home @click=${() => take(v)}>
              ${pieces({ glyph: '', state: 'back' })}<span>${w.draw}</span>
            </button>`
          : nothing
      }
      ${person ? v.beside()?.hear(v) : nothing} ${bot ? html`<p class="soft">${v.words.thinks}</p>` : nothing}
    </div>
  </section>`;
}

/** The piece that a player has just taken and keeps, for those who cannot read it; a computer player's face down. */
function tookLast(v: SquareView, seat: number): TemplateResult | undefined {
  const drawn = v.match.plies.at(-1)?.events.find((event) => event.type === 'drawn');
  if (drawn?.seat !== seat || drawn.fits) return undefined;
  const piece = v.match.isBot(seat) ? ({ glyph: '', state: 'back' } as const) : { glyph: v.figure(drawn.digit) };
  return html`<span class="took">${pieces(piece)}</span>`;
}

function hand(v: SquareView, state: UpAndDownState): TemplateResult | typeof nothing {
  const seat = openSeat(v, state);
  if (seat === undefined) return nothing;
  const { gameWords: w, fingers } = v;
  const acts = isPersonsTurn(v) && seat === state.seat;
  const { name, colour } = v.match.players[seat];
  const marks = acts ? v.hints?.marks(v).pieces : undefined;
  return html`<div class="held-by c${colour + 1}">
    ${handOf({
      label: w.hand(name),
      help: v.beside()?.help(v),
      held: state.hands[seat].map((digit, index) => {
        const fits = v.aided && acts && state.phase === 'lay' && endsFor(state, digit).length > 0;
        const label = fits ? w.fits(v.figure(digit)) : v.figure(digit);
        const hinted = marks?.includes(index) ?? false;
        return {
          digit,
          label: hinted ? v.hints!.marked(v, label) : label,
          hinted,
          fits,
          shakes: fingers.wrong?.index === index ? fingers.wrong.times : 0,
          ...(fingers.held === digit ? { mark: 'held' as const } : {}),
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
