import { commonKey, type KeyView } from '../parts/common-keys.js';
import { openSeat } from '../parts/players-with-pieces.js';
import { handFocus } from '../style/digits/hand.js';
import { digitOf, keyOf } from '../style/keys.js';
import { putBack } from './controls.js';
import type { TablesContext } from './context.js';

/** The part of the context that the keys of the hand need. */
type HandView = KeyView & Pick<TablesContext, 'focusOn' | 'gameWords' | 'interaction' | 'match' | 'rtl'>;

/** The input of the person whose hand it is. */
interface HandInput {
  /** Returns what is to do, as a sentence. */
  instruction(): string;
  /** Handles a tap on a piece. */
  tap(index: number): void;
  lay(): void;
  pass(): void;
  take(): void;
}

/** Handles the keys of the hand. Single letters and digits work only while the hand or a button of the turn has the focus (WCAG 2.1.4). */
export function handKey(v: HandView, input: HandInput, event: KeyboardEvent, index: number): void {
  const key = keyOf(event);
  const { state } = v.match;
  const seat = openSeat(v);
  const held = seat === undefined ? [] : state.hands[seat];
  const typed = digitOf(event);
  const to = handFocus(event, index, held.length, v.rtl);
  if (typed >= 0) {
    const at = held.findIndex((digit, i) => digit === typed && !v.interaction.chosen.includes(i));
    if (at >= 0) input.tap(at);
  } else if (to !== undefined) {
    v.interaction.focusPiece = to;
    v.focusOn('.slot[tabindex="0"]');
  } else if (key === 'Backspace') putBack(v);
  else if (key === '=') input.lay();
  else if (key === 'p') input.pass();
  else if (key === 't') input.take();
  else if (!ask(v, input, key)) return;
  event.preventDefault();
}

/** Handles a key that asks for an announcement: m what to do. */
function ask(v: HandView, input: HandInput, key: string): boolean {
  const { state } = v.match;
  if (key !== 'm') return commonKey(v, key, (seat) => v.gameWords.pieces(state.hands[seat].length));
  v.say(input.instruction());
  return true;
}
