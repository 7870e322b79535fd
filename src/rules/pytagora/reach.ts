import { isWhole } from '../game.js';
import type { Place } from './state.js';

/** PYT-08: the table has no edge, but a game stays within so many cells of its middle, on either side. */
export const farthest = 999;

/** Whether a line of so many pieces lies within the table. */
export function isWithin({ x, y, down }: Place, length: number): boolean {
  const reach = length - 1;
  return isWhole(x, -farthest, farthest - (down ? 0 : reach)) && isWhole(y, -farthest, farthest - (down ? reach : 0));
}
