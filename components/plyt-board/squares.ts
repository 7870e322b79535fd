import type { PlytState } from '../../src/rules/plyt/index.js';
import { levelOf, WINNER } from '../../src/rules/trail/spiral.js';
import type { PlytContext } from './context.js';

/** A player's square as it is said and shown. */
export const squareFigure = (v: PlytContext, square: number): string =>
  square ? v.figure(square) : v.gameWords.offBoard;

/** The name of a square for a screen reader. */
export function squareName(v: PlytContext, state: PlytState, square: number, choice = false): string {
  const names = v.match.players.filter((_, seat) => state.at[seat] === square).map(({ name }) => name);
  const here = names.join(', ');
  const { gameWords: w } = v;
  return square === WINNER
    ? w.summit(v.figure(square), here)
    : w.square(v.figure(square), levelOf(square), state.options.plytSquares.includes(square), here, choice);
}
