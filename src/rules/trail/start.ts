/**
 * Decides who starts: everyone rolls the Master, the highest roll starts, and players who tie roll again (PLY-07,
 * SEQ-13).
 */
import type { Seat } from '../game.js';
import type { Tell } from './events.js';

export interface Starting {
  /** The seats that roll in this round, ascending. */
  readonly rolling: readonly Seat[];
  /** The rolls so far, in the order of those seats. */
  readonly rolled: readonly number[];
}

/** Adds the next roll. Returns the starting seat once it is known, otherwise the state of the rolling. */
export function rollToStart({ rolling, rolled }: Starting, die: number, tell: Tell): Starting | Seat {
  const rolls = [...rolled, die];
  tell({ type: 'rolled', seat: rolling[rolled.length], dice: [die] });
  if (rolls.length < rolling.length) return { rolling, rolled: rolls };

  const highest = Math.max(...rolls);
  const best = rolling.filter((_, index) => rolls[index] === highest);
  if (best.length === 1) return best[0];
  tell({ type: 'tied', seats: best });
  return { rolling: best, rolled: [] };
}
