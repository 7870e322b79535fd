import type { Reader } from '../parts/reader.js';
import type { TablesWords } from '../../src/words/types.js';
import { commonKey, type KeyView } from '../parts/common-keys.js';
import { openSeat } from '../parts/players-with-pieces.js';
import { handFocus } from '../style/digits/hand.js';
import { digitOf, keyOf } from '../style/keys.js';
import { instruction, isAsked, lay, pass, putBack, take, tapPiece, type LayingContext } from './controls.js';
import type { TablesContext } from './context.js';

/** The part of the context that the keys of the hand need. */
export type HandView = Reader<TablesWords> & LayingContext & KeyView;

/** Handles the keys of the hand. Single letters and digits work only while the hand has the focus (WCAG 2.1.4). */
export function handKey(v: HandView, event: KeyboardEvent, index: number): void {
  const key = keyOf(event);
  const { state } = v.match;
  const seat = openSeat(v);
  const held = seat === undefined ? [] : state.hands[seat];
  const typed = digitOf(event);
  const to = handFocus(event, index, held.length, v.rtl);
  if (typed >= 0) {
    const at = held.findIndex((digit, i) => digit === typed && !v.interaction.chosen.includes(i));
    if (at >= 0) tapPiece(v, at);
  } else if (to !== undefined) {
    v.interaction.focusPiece = to;
    v.focusOn('.slot[tabindex="0"]');
  } else if (key === 'Backspace') putBack(v);
  else if (key === '=') lay(v);
  else if (key === 'p') pass(v);
  else if (key === 't') take(v);
  else if (!ask(v, key)) return;
  event.preventDefault();
}

/** Handles a key that asks for an announcement: m what to do. */
function ask(
  v: Reader<TablesWords> & Pick<TablesContext, 'announce' | 'host' | 'match' | 'moment' | 'say'>,
  key: string,
): boolean {
  const { turn, state } = v.match;
  if (key !== 'm') return commonKey(v, key, (seat) => v.gameWords.pieces(state.hands[seat].length));
  v.say(isAsked(v) || turn.kind === 'chance' ? instruction(v, state) : v.words.thinks);
  return true;
}
