import { isWhole } from '../game.js';
import type { Place } from './state.js';

/** The largest distance of a piece from the origin, in cells, on both axes. The table itself has no edge (PYT-08). */
export const farthest = 999;

/** Returns whether a line of `length` pieces lies within the limits. */
export function isWithin({ x, y, down }: Place, length: number): boolean {
  const reach = length - 1;
  return isWhole(x, -farthest, farthest - (down ? 0 : reach)) && isWhole(y, -farthest, farthest - (down ? reach : 0));
}
