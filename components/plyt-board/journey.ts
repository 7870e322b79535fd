import { playerAt, stepsFor, type PlytEvent, type PlytState } from '../../src/rules/plyt/index.js';
import { levelOf, touching, WINNER } from '../../src/rules/trail/spiral.js';
import type { Climber } from '../ui/mountain/mountain.js';

/** The squares that a piece comes by, from where it was; a step to another level is a hop. */
export function journeyOf(events: readonly PlytEvent[], seat: number, key: unknown): Climber['journey'] {
  const moved = events.findLast((event) => event.type === 'moved' && event.seat === seat);
  if (moved?.type !== 'moved') return undefined;
  const { from, to, cause } = moved;
  const climbs = levelOf(to) > levelOf(from) ? 'up' : 'down';
  if (cause === 'card' && from && Math.abs(to - from) > 1 && touching(from, climbs).includes(to)) {
    return { key, squares: [from, to], hops: true };
  }
  const way = Math.sign(to - from);
  return { key, squares: Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * way), hops: false };
}

/** Where a right answer would lead. */
export function prospect({ phase, options, at }: PlytState): number | undefined {
  if (phase.type !== 'answer') return undefined;
  const steps = stepsFor(playerAt(options, phase.seat), phase.thrown.length, phase.thrown[0]);
  return Math.min(WINNER, at[phase.seat] + steps);
}
