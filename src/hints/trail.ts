/** Hints for cards of the trail, which PLYT and Sequence share: whom to move, and where to. */
import type { Seat } from '../rules/game.js';
import { rung, type Rung, type Rungs } from './hint.js';

interface Use {
  readonly seat: Seat;
  readonly to: number;
}

/** Describes a use of a card: the piece, and how many squares it moves forward or back. */
export function moveRung({ seat, to }: Use, at: readonly number[]): Rung {
  const steps = to - at[seat];
  const code = steps < 0 ? 'card-back' : 'card-ahead';
  return rung(code, [{ seat }, to, Math.abs(steps)], { squares: [to] });
}

/** Returns the hints for a card: whom to move, then where to. */
export const cardRungs = (uses: readonly Use[], best: Use, at: readonly number[]): Rungs => [
  rung('card'),
  rung('card-whom', [{ seat: best.seat }], {
    squares: uses.filter(({ seat }) => seat === best.seat).map(({ to }) => to),
  }),
  moveRung(best, at),
];
