import { commonKey, type KeyView } from '../parts/common-keys.js';
import { openSeat } from '../parts/players-with-pieces.js';
import { handFocus } from '../style/digits/hand.js';
import { digitOf, keyOf } from '../style/keys.js';
import { firstFitting } from './controls.js';
import type { SquareContext } from './context.js';

/** The part of the context that the keys of the hand need. */
type HandView = KeyView & Pick<SquareContext, 'aided' | 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'rtl'>;

/** The input of the person whose hand it is. */
interface HandInput {
  /** Returns what the player is to do, as a sentence. */
  instruction(): string;
  /** Handles a tap on a piece. */
  tap(index: number): void;
  /** Lays a number that the hand does not have. */
  lay(digit: number): void;
  take(): void;
}

/** Handles the keys of the hand. Single letters and digits work only while the hand or a button of the turn has the focus (WCAG 2.1.4). */
export function handKey(v: HandView, input: HandInput, event: KeyboardEvent, index: number): void {
  const key = keyOf(event);
  const { state } = v.match;
  const seat = openSeat(v);
  const held = seat === undefined ? [] : state.hands[seat];
  const digit = digitOf(event);
  const to = handFocus(event, index, held.length, v.rtl);
  if (digit >= 0) {
    const at = held.indexOf(digit);
    if (at >= 0) input.tap(at);
    else input.lay(digit); // the refusal says which number is wanted
  } else if (to !== undefined) toPiece(v, to);
  else if (key === 't') input.take();
  else if (!ask(v, input, key, index)) return;
  event.preventDefault();
}

function toPiece(v: Pick<SquareContext, 'focusOn' | 'interaction'>, index: number): void {
  v.interaction.focusPiece = index;
  v.focusOn('.slot[tabindex="0"]');
}

/** Handles a key that asks for an announcement: m the next number; n moves to a piece that fits. */
function ask(v: HandView, input: HandInput, key: string, index: number): boolean {
  switch (key) {
    case 'm':
      v.say(input.instruction());
      return true;
    case 'n': {
      if (!v.aided) return false;
      const next = firstFitting(v, index + 1);
      const first = next >= 0 ? next : firstFitting(v);
      if (first >= 0) toPiece(v, first);
      return true;
    }
    default:
      return commonKey(v, key, (seat) => v.gameWords.pieces(v.match.state.hands[seat].length));
  }
}
