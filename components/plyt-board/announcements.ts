import type { Reader } from '../parts/reader.js';
import type { PlytWords } from '../../src/words/types.js';
import { starsOf } from '../../src/rules/trail/cards.js';
import type { PlytEvent, PlytState } from '../../src/rules/plyt/index.js';
import { levelOf, WINNER } from '../../src/rules/trail/spiral.js';
import { listed, sumText, type Writing } from '../../src/words/notation.js';
import { toldCard } from '../parts/cards/face.js';
import { nameIn } from '../style/player-name.js';
import type { PlytContext } from './context.js';

/** Returns a player's square as it is displayed and announced. */
export const squareFigure = (v: Pick<PlytContext, 'figure' | 'gameWords'>, square: number): string =>
  square ? v.figure(square) : v.gameWords.offBoard;

/** Returns the accessible name of a square. */
export function squareName(
  v: Pick<PlytContext, 'figure' | 'gameWords' | 'match' | 'notation'>,
  state: PlytState,
  square: number,
  choice = false,
): string {
  const names = v.match.players.filter((_, seat) => state.at[seat] === square).map(nameIn);
  const here = listed(names, v.notation);
  const { gameWords: w } = v;
  return square === WINNER
    ? w.summit(v.figure(square), here)
    : w.square(
        v.figure(square),
        levelOf(square),
        starsOf(state.options, state.at.length).includes(square),
        here,
        choice,
      );
}

/** Returns a prompt such as `7*8*12` as it is displayed: 7 × 8 × 12. Unlike `sumText` it may break, for it may be long. */
export const sumOf = (v: Writing, prompt: string): string => sumText(prompt, v, ' ');

type CardEvent = Extract<PlytEvent, { type: 'card-turned' | 'card-played' }>;

/**
 * Returns an event as a sentence: empty if another event of the same move already says it. Hidden cards are never
 * named.
 */
export function announce(
  v: Reader<PlytWords> & Pick<PlytContext, 'match'>,
  event: PlytEvent,
  state: PlytState,
): string {
  const { events: w, cards } = v.gameWords.announcements;
  const { events: ofCards } = v.gameWords.cards;
  const { listOf } = v.words;
  const { figure } = v;
  const nameOf = (seat: number): string => nameIn(v.match.players[seat]);
  const cardNamed = (turned: CardEvent): string => toldCard(v, cards[turned.card], turned);
  const solved = (prompt: string, expected: number): string => sumOf(v, `${prompt}=${expected}`);
  switch (event.type) {
    case 'rolled': {
      const shown = event.dice.map((face) => figure(face));
      return state.phase.type === 'answer'
        ? w.rolled(nameOf(event.seat), listOf(shown))
        : w.rolledForStart(nameOf(event.seat), shown[0]);
    }
    case 'tied':
      return w.tied(listOf(event.seats.map(nameOf)));
    case 'turn':
      return w.turn(nameOf(event.seat));
    case 'answered':
      return event.right
        ? w.right(nameOf(event.seat), solved(event.prompt, event.expected))
        : w.wrong(nameOf(event.seat), figure(event.given), solved(event.prompt, event.expected));
    case 'time-up':
      return w.late(nameOf(event.seat), solved(event.prompt, event.expected));
    case 'moved': {
      const name = nameOf(event.seat);
      const to = figure(event.to);
      if (!event.from) return w.entered(name, to);
      return (event.to < event.from ? w.back : w.moved)(name, figure(event.from), to);
    }
    case 'stayed':
      if (event.why === 'holds-cards') return ofCards.holds(nameOf(event.seat));
      return event.at ? w.stays(nameOf(event.seat), figure(event.at)) : w.staysOff(nameOf(event.seat));
    case 'card-turned':
      if (event.use === 'pass-over') return w.passedOver(cardNamed(event));
      return event.card === 'hidden'
        ? ofCards.turnedHidden(nameOf(event.seat))
        : w.turned(nameOf(event.seat), cardNamed(event));
    case 'no-card':
      return w.noCard;
    case 'card-played':
      return ofCards.played(nameOf(event.seat), cardNamed(event));
    case 'card-kept':
      return ofCards.kept(nameOf(event.seat));
    case 'card-put-back':
      return ofCards.putBack(nameOf(event.seat));
    case 'won':
      return w.won(nameOf(event.seat));
    case 'chose':
      return '';
  }
}
