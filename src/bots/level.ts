import { lowestLevel, type Random } from '../rules/game.js';

/**
 * Returns the level of a computer player closest to the given value, which may lie between whole levels or below level
 * 1. Returns level 1 for an invalid value.
 */
export function levelWithin(given: unknown, levels: number): number {
  const level = typeof given === 'number' || typeof given === 'string' ? Number(given) : NaN;
  return level >= lowestLevel ? Math.min(levels, level) : 1;
}

/**
 * Returns the whole level for the next move. Between two levels it is chosen at random: at 1.25, one move in four is
 * made at level 2. For a whole level no random number is drawn.
 * @param lowest The lowest level; 0 if a computer player may also move at random.
 */
export function levelOfMove(given: unknown, levels: number, random: Random, lowest = 1): number {
  const level = Math.max(lowest, levelWithin(given, levels));
  const whole = Math.floor(level);
  return level > whole && random(100) < (level - whole) * 100 ? whole + 1 : whole;
}
