import { listed } from '../../src/words/notation.js';
import { handFocus } from '../style/digits/hand.js';
import { digitOf, keyOf } from '../style/keys.js';
import { plain } from '../style/rich-text.js';
import { firstFitting, instruction, openSeat, take, tapPiece } from './controls.js';
import type { SquareContext } from './context.js';

/** Handles the keys of the hand. Single letters and digits work only while the hand has the focus (WCAG 2.1.4). */
export function handKey(v: SquareContext, event: KeyboardEvent, index: number): void {
  const key = keyOf(event);
  const { state } = v.match;
  const seat = openSeat(v, state);
  const held = seat === undefined ? [] : state.hands[seat];
  const digit = digitOf(event);
  const to = handFocus(event, index, held.length, v.rtl);
  if (digit >= 0) {
    const at = held.indexOf(digit);
    if (at >= 0) tapPiece(v, at);
    else v.play({ type: 'lay', digit }); // the refusal says which number is wanted
  } else if (to !== undefined) toPiece(v, to);
  else if (key === 't') take(v);
  else if (!ask(v, key, index)) return;
  event.preventDefault();
}

function toPiece(v: SquareContext, index: number): void {
  v.interaction.focusPiece = index;
  v.focusOn('.slot[tabindex="0"]');
}

/**
 * Handles a key that asks for an announcement: l last move, s pieces left, m the next number; n moves to a piece that fits, h
 * gives a hint.
 */
function ask(v: SquareContext, key: string, index: number): boolean {
  const { plies, players, state } = v.match;
  switch (key) {
    case 'l': {
      const last = plies.at(-1);
      const told = last?.events.map((event) => plain(v.announce(event, last.state))).join(' ');
      v.say(told || v.words.panel.nothingYet);
      return true;
    }
    case 's':
      v.say(
        listed(
          players.map(({ name }, seat) => v.words.labelled(name, v.gameWords.pieces(state.hands[seat].length))),
          v.notation,
        ),
      );
      return true;
    case 'h':
      void v.host.hint();
      return true;
    case 'm':
      v.say(instruction(v));
      return true;
    case 'n': {
      if (!v.aided) return false;
      const next = firstFitting(v, index + 1);
      const first = next >= 0 ? next : firstFitting(v);
      if (first >= 0) toPiece(v, first);
      return true;
    }
    default:
      return false;
  }
}
