import { html, nothing, svg, type TemplateResult } from 'lit';
import { endsFor, wanted, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { keysHelp } from '../parts/common-keys.js';
import { eventList } from '../parts/event-log.js';
import type { Hint } from '../parts/hint-ladder.js';
import { openSeat, playersWithPieces } from '../parts/players-with-pieces.js';
import { menu } from '../parts/menu.js';
import { handOf } from '../style/digits/hand.js';
import { commandsOf } from '../style/keys.js';
import { pieces } from '../style/pieces.js';
import { anew } from '../style/motion.js';
import { nameIn } from '../style/player-name.js';
import { shape } from '../style/shapes.js';
import { canSpeak, speakButton } from '../style/speech.js';
import { instruction, isPersonsTurn, take, tapPiece, tapPlace, type InstructionView } from './controls.js';
import { drag } from './drag.js';
import { handKey } from './keyboard.js';
import { gotNow } from './moments.js';
import { rings } from './path.js';
import type { SquareContext } from './context.js';

/** Renders the game in progress: the path with the next action in its middle, the hand, and how many pieces each player has. */
export function playScreen(v: SquareContext): TemplateResult {
  const { state } = v.match;
  const colour = v.match.players[state.seat].colour + 1;
  const hint = v.hints?.current(v);
  const acts = isPersonsTurn(v);
  const input = {
    instruction: (): string => instruction(v),
    tap: (index: number): void => tapPiece(v, index),
    lay: (digit: number): void => void v.play({ type: 'lay', digit }),
    take: (): void => take(v),
  };
  const onKey = (event: KeyboardEvent, index = v.interaction.focusPiece): void => handKey(v, input, event, index);
  return html`<div class="app game ${state.options.variant} ${waits(v, state) ? 'which-end' : ''} colour${colour}">
    <div class="board-area">
      ${rings(v, { state, live: { aided: v.aided, acts, hint, onPick: (end) => tapPlace(v, end) } })}
      ${middle(v, state, onKey)} ${got(v)} ${v.hints?.card(v) ?? nothing}
    </div>
    ${hand(v, state, hint, {
      onDrag: (event) => drag(v, event),
      onPick: input.tap,
      onKey,
    })}
    ${eventList(v)}
    <div class="bottom">
      ${playersWithPieces(v, (seat) => tookLast(v, seat))}
      ${menu(v, { hint: true, mute: canSpeak(v.languageTag) ? v.isMute : undefined })}
    </div>
    ${arrow(v)}
  </div>`;
}

/** Renders whose turn it is, and the next number: as a figure, as dots, and to listen to. */
function middle(
  v: InstructionView & Pick<SquareContext, 'flyFrom' | 'focusOn' | 'interaction' | 'languageTag' | 'moment' | 'table'>,
  state: UpAndDownState,
  onKey: (event: KeyboardEvent) => void,
): TemplateResult {
  const player = v.match.players[state.seat];
  const { colour, bot } = player;
  const name = nameIn(player);
  const { gameWords: w } = v;
  const person = !bot && v.match.turn.kind !== 'over';
  const isShown = gotNow(v) !== undefined;
  const { wrong } = v.interaction;
  return html`<section class="middle" part="turn">
    <div class="turn ${[...name].length > 9 ? 'long' : ''}">
      ${shape(colour)}
      <h2><span aria-hidden="true">${name}</span><span class="visually-hidden">${v.words.turnOf(name)}</span></h2>
    </div>
    <div
      class="next-numbers ${wrong ? `look${wrong.times % 2}` : ''}"
      ?hidden=${state.options.variant === 'even-and-odd'}
    >
      ${
        waits(v, state)
          ? html`<div class="big waits">${pieces({ glyph: v.figure(v.interaction.held!), state: 'new' })}</div>`
          : v.aided
            ? wanted(state).map(
                (digit) =>
                  html`<div class="big">
                    ${pieces({ glyph: v.figure(digit), state: 'ghost' })} ${tenFrame(digit, w.dots(digit))}
                  </div>`,
              )
            : html`<div class="big">${pieces({ glyph: '?', state: 'ghost' })}</div>`
      }
    </div>
    <div class="actions" @keydown=${commandsOf(onKey)}>
      ${
        person && state.phase === 'draw'
          ? html`<button
              type="button"
              class="bag ${isShown ? 'off' : ''}"
              part=${isShown ? 'draw' : 'draw action'}
              aria-disabled=${isShown ? 'true' : nothing}
              data-home
              @click=${() => take(v)}
            >
              ${pieces({ glyph: '', state: 'back' })}<span>${w.draw}</span>
            </button>`
          : nothing
      }
      ${person ? speakButton(w.announcements.hear, instruction(v), v.languageTag) : nothing}
      ${bot ? html`<p class="visually-hidden">${v.words.thinks}</p>` : nothing}
    </div>
  </section>`;
}

/** Renders the drawn piece that does not fit and is kept. */
const got = (v: Pick<SquareContext, 'figure' | 'moment'>): TemplateResult | typeof nothing => {
  const digit = gotNow(v);
  return digit === undefined
    ? nothing
    : html`<div class="drawn">${pieces({ glyph: v.figure(digit), state: 'new' })}</div>`;
};

/** Renders an arrow from the right piece to the next place after a wrong one, if there is no voice. */
function arrow({
  interaction,
  languageTag,
  isMute,
}: Pick<SquareContext, 'languageTag' | 'interaction' | 'isMute'>): TemplateResult | typeof nothing {
  const { arrow: line, wrong } = interaction;
  if (!line || (canSpeak(languageTag) && !isMute)) return nothing;
  const [[x, y], [toX, toY]] = line;
  const far = Math.hypot(toX - x, toY - y) || 1;
  // The arrow ends at the edge of the place.
  const [dx, dy] = [(toX - x) / far, (toY - y) / far];
  const [tipX, tipY] = [toX - 20 * dx, toY - 20 * dy];
  const wing = (side: number): string => `L${tipX - 18 * dx + side * 12 * dy} ${tipY - 18 * dy - side * 12 * dx}`;
  const path = `M${x} ${y}L${tipX} ${tipY}${wing(1)}M${tipX} ${tipY}${wing(-1)}`;
  return html`<svg class="arrow" aria-hidden="true">${anew(wrong?.times ?? 0, svg`<path d=${path}></path>`)}</svg>`;
}

/** Returns whether a piece fits at both ends, so that the player has to choose one. */
const waits = ({ interaction: { held } }: Pick<SquareContext, 'interaction'>, state: UpAndDownState): boolean =>
  held !== undefined && endsFor(state, held).length > 1;

/** Renders the piece that a player has just drawn and keeps, for those who cannot read; a computer player's is face down. */
function tookLast(v: Pick<SquareContext, 'figure' | 'match'>, seat: number): TemplateResult | undefined {
  const drawn = v.match.plies.at(-1)?.events.find((event) => event.type === 'drawn');
  if (drawn?.seat !== seat || drawn.fits) return undefined;
  const piece = v.match.isBot(seat) ? ({ glyph: '', state: 'back' } as const) : { glyph: v.figure(drawn.digit) };
  return html`<span class="took">${pieces(piece)}</span>`;
}

/** The listeners of a hand. */
interface HandListeners {
  onDrag(event: PointerEvent): void;
  onPick(index: number): void;
  onKey(event: KeyboardEvent, index: number): void;
}

function hand(
  v: Pick<SquareContext, 'aided' | 'figure' | 'gameWords' | 'interaction' | 'isLive' | 'match' | 'moment' | 'words'>,
  state: UpAndDownState,
  hint: Hint | undefined,
  { onDrag, onPick, onKey }: HandListeners,
): TemplateResult | typeof nothing {
  const seat = openSeat(v);
  if (seat === undefined) return nothing;
  const { gameWords: w, interaction } = v;
  const acts = isPersonsTurn(v) && seat === state.seat;
  const player = v.match.players[seat];
  const { colour } = player;
  const name = nameIn(player);
  const marks = acts ? hint?.pieces : undefined;
  return html`<div class="held-by colour${colour + 1}" @pointerdown=${acts ? onDrag : nothing}>
    ${handOf({
      label: w.hand(name),
      help: keysHelp(v, v.gameWords.announcements.help),
      held: state.hands[seat].map((digit, index) => {
        const fits = v.aided && acts && state.phase === 'lay' && endsFor(state, digit).length > 0;
        const label = fits ? w.fits(v.figure(digit)) : v.figure(digit);
        const hinted = marks?.includes(index) ?? false;
        return {
          digit,
          label: hinted ? hint!.nameOf(label) : label,
          hinted,
          fits,
          // Without help it is not revealed which piece fits.
          acts: acts && state.phase === 'lay' && (fits || !v.aided),
          shakes: interaction.wrong?.index === index ? interaction.wrong.times : 0,
          ...(interaction.held === digit ? { mark: 'held' as const } : {}),
        };
      }),
      focus: interaction.focusPiece,
      figure: v.figure,
      onPick: acts ? onPick : undefined,
      onKey,
      onFocus: (index) => {
        if (index !== interaction.focusPiece) interaction.focusPiece = index;
      },
    })}
  </div>`;
}

/** Renders a number as a picture: ten dots in two rows of five, with as many filled. */
const tenFrame = (count: number, label: string): TemplateResult =>
  html`<svg class="ten" viewBox="0 0 220 92" role="img" aria-label=${label}>
    ${Array.from({ length: 10 }, (_, i) => svg`<circle class=${i < count ? 'on' : ''} cx=${22 + 44 * (i % 5)} cy=${i < 5 ? 24 : 68} r="17"></circle>`)}
  </svg>`;
