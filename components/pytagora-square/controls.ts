import { endsFor, places, wanted, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { forStudy } from '../parts/context.js';
import { openSeat } from '../parts/players-with-pieces.js';
import { plain } from '../style/rich-text.js';
import type { SquareContext, SquareTypes } from './context.js';
import { gotNow } from './moments.js';

/** The input of people: by tap and by key. The rules judge every move. */

/** The part of the context with which a piece is laid, or shaken if it does not fit. */
export type LayingContext = Pick<
  SquareContext,
  | 'gameWords'
  | 'aided'
  | 'flyFrom'
  | 'focusOn'
  | 'interaction'
  | 'match'
  | 'moment'
  | 'play'
  | 'pointFrom'
  | 'say'
  | 'sought'
>;

/** Returns whether a person is to act; false while a drawn piece is being shown. */
export function isPersonsTurn(v: Pick<SquareContext, 'match' | 'moment'>): boolean {
  return v.match.turn.kind !== 'over' && !v.match.isBot(v.match.state.seat) && gotNow(v) === undefined;
}

/** Returns the next number in the reader's digits: "3" or "3 or 5". */
export function nextNumbers(v: Pick<SquareContext, 'figure' | 'gameWords'>, state: UpAndDownState): string {
  const [one, other] = wanted(state).map((digit) => v.figure(digit));
  return other === undefined ? (one ?? '') : v.gameWords.or(one, other);
}

/** Returns the two numbers that fit in a puzzle. */
const fitting = (v: Pick<SquareContext, 'figure'>, state: UpAndDownState): [string, string] => {
  const [one, other] = wanted(state).map((digit) => v.figure(digit));
  return [one, other];
};

/** The part of the context that an instruction depends on. */
export type InstructionView = Pick<SquareContext, 'aided' | 'figure' | 'gameWords' | 'match' | 'sought' | 'words'>;

/** Returns what the player is to do, as a sentence. */
export const instruction = (v: InstructionView): string => {
  const { state } = v.match;
  // In a puzzle its module, and so its words, have been loaded.
  if (v.sought && forStudy<SquareTypes, InstructionView>(v))
    return plain(v.gameWords.puzzle['square-fewer'](...fitting(v, state)));
  const next = v.aided ? v.gameWords.next(nextNumbers(v, state)) : v.gameWords.find;
  return state.phase === 'draw' ? `${next} ${v.gameWords.draw}.` : next;
};

/** Moves the focus to the next action. */
const onward = (v: Pick<SquareContext, 'aided' | 'focusOn' | 'interaction' | 'match'>): void => {
  v.interaction.focusPiece = v.aided ? Math.max(0, firstFitting(v)) : 0;
  v.focusOn('[data-home]');
};

/** Returns the index of the first piece of the open hand that fits; −1 if none does. */
export function firstFitting(v: Pick<SquareContext, 'match'>, from = 0): number {
  const { state } = v.match;
  const seat = openSeat(v);
  if (state.phase !== 'lay' || seat !== state.seat) return -1;
  return state.hands[seat].findIndex((digit, i) => i >= from && endsFor(state, digit).length > 0);
}

/** Handles a tap on a piece of the hand. One that does not fit costs nothing: it is shaken. */
export function tapPiece(v: LayingContext, index: number): void {
  const { interaction } = v;
  const { state } = v.match;
  interaction.focusPiece = index;
  if (!isPersonsTurn(v)) return;
  const digit = state.hands[state.seat][index];
  const ends = endsFor(state, digit);
  if (state.phase === 'lay' && ends.length > 1) {
    interaction.held = digit;
    v.say(v.gameWords.whichEnd);
    v.focusOn('.place');
    return;
  }
  v.flyFrom(`[data-index="${index}"] .pieces`);
  if (v.play({ type: 'lay', digit })) onward(v);
  // In a puzzle the panel says that the answer was not the best.
  else if (!v.sought || !ends.length) {
    interaction.wrong = { index, times: (interaction.wrong?.times ?? 0) + 1 };
    // Without help the right piece is not given away.
    const right = v.aided ? firstFitting(v) : -1;
    v.pointFrom(`[data-index="${right < 0 ? index : right}"]`);
  }
}

/** Handles a tap on a place of the path: lays the piece that belongs there. */
export function tapPlace(
  v: Pick<SquareContext, 'aided' | 'flyFrom' | 'focusOn' | 'interaction' | 'match' | 'moment' | 'play'>,
  end: number,
): void {
  const { state } = v.match;
  const place = places(state)[end];
  if (!place || !isPersonsTurn(v)) return;
  v.flyFrom(`.dragged .pieces, [data-index="${state.hands[state.seat].indexOf(place.digit)}"] .pieces`);
  if (v.play({ type: 'lay', digit: place.digit, end })) onward(v);
}

/** Takes a piece from the bag. */
export function take(
  v: Pick<SquareContext, 'aided' | 'flyFrom' | 'focusOn' | 'interaction' | 'match' | 'moment' | 'table'>,
): void {
  if (v.match.turn.kind !== 'chance' || !isPersonsTurn(v)) return;
  v.flyFrom('.bag');
  v.table.roll();
  onward(v);
}
