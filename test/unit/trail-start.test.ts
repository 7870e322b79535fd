import { describe, expect, it } from 'vitest';
import type { TrailEvent } from '../../src/rules/trail/events.js';
import { rollToStart, type Starting } from '../../src/rules/trail/start.js';

function rolls(seats: number, dice: number[]): { result: Starting | number; events: TrailEvent[] } {
  const events: TrailEvent[] = [];
  let result: Starting | number = { rolling: Array.from({ length: seats }, (_, seat) => seat), rolled: [] };
  for (const die of dice) result = rollToStart(result as Starting, die, (event) => events.push(event));
  return { result, events };
}

describe('PLY-07 SEQ-13 who starts', () => {
  it('is the player of the highest Master', () => {
    expect(rolls(3, [4, 11, 7]).result).toBe(1);
  });

  it('is not known before all have rolled', () => {
    expect(rolls(3, [12, 11]).result).toEqual({ rolling: [0, 1, 2], rolled: [12, 11] });
  });

  it('lets ties roll again among themselves', () => {
    const { result, events } = rolls(4, [9, 3, 9, 9]);
    expect(result).toEqual({ rolling: [0, 2, 3], rolled: [] });
    expect(events.at(-1)).toEqual({ type: 'tied', seats: [0, 2, 3] });
    const again = rolls(4, [9, 3, 9, 9, 2, 8, 8, 5, 12]);
    expect(again.result).toBe(3);
    expect(again.events.filter((event) => event.type === 'rolled').map((event) => event.seat)).toEqual([
      0, 1, 2, 3, 0, 2, 3, 2, 3,
    ]);
  });
});
