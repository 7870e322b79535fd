/**
 * Hints for cards of the trail, which PLYT and Sequence share: which piece to move and where to, and which card to
 * keep.
 */
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

/** Returns the hints for a card: which piece to move, then where to. */
export const cardRungs = (uses: readonly Use[], best: Use, at: readonly number[]): Rungs => [
  rung('card'),
  rung('card-whom', [{ seat: best.seat }], {
    squares: uses.filter(({ seat }) => seat === best.seat).map(({ to }) => to),
  }),
  moveRung(best, at),
];

/**
 * Returns the hints for a card just turned that is not to be played now.
 * @param hasUse Whether the card has a use for any number of the Master, given where the pieces are.
 */
export const turnedRungs = (isKept: boolean, hasUse: boolean): Rungs => [
  rung('card-turned'),
  rung(hasUse ? 'card-turned-useful' : 'card-turned-useless'),
  rung(isKept ? 'card-keep' : 'card-put-back'),
];

/**
 * Returns the hints for a hand: a card, or the end of the turn. There are none for a player's own move, which is not a
 * choice (PLY-31).
 */
export function handRungs(
  move: { readonly type: string } & Partial<Use> & { readonly index?: number },
  at: readonly number[],
): Rungs | undefined {
  const { type, index = 0, seat, to } = move;
  const marks = { pieces: [index] };
  if (type === 'card' && seat !== undefined && to !== undefined) {
    const last = moveRung({ seat, to }, at);
    return [rung('card-hand'), rung('card-hand-card', [], marks), { ...last, marks: { squares: [to], ...marks } }];
  }
  if (type === 'done') return [rung('card-hand'), rung('card-hand-none'), rung('card-done')];
  return type === 'put-back'
    ? [rung('card-hand'), rung('card-hand-none'), rung('card-put-back', [], marks)]
    : undefined;
}
