import { describe, expect, it } from 'vitest';
import { randomFrom, sequencePuzzle } from '../../src/bots/sequence-puzzle.js';
import { solver } from '../../src/core/sequence-solver.js';
import { sequence } from '../../src/rules/sequence/index.js';

describe('a puzzle of Sequence', () => {
  const days = Array.from({ length: 60 }, (_, day) => `2026-${1 + (day >> 5)}-${1 + (day & 31)}`);

  it('has one answer, clearly the best, on every day', async () => {
    const seen = new Set<string>();
    for (const day of days) {
      const { state, best, values, margin } = await sequencePuzzle(day);
      if (state.phase.type !== 'keep') throw new Error();
      const { dice, rolls } = state.phase;
      expect(values).toEqual(solver.keepValues(dice, 3 - rolls));
      const order = [...values].sort((a, b) => b - a);
      expect(values[best]).toBe(order[0]);
      expect(order[0] - order[1]).toBe(margin);
      expect(margin, `${day}: ${dice.join()}`).toBeGreaterThanOrEqual(0.75);
      expect(sequence.play(state, { type: 'keep', keep: best }).ok).toBe(true);
      seen.add(sequence.write(state));
    }
    expect(seen.size).toBe(days.length);
  });

  it('is the same for the same seed, under either rule for a Total', async () => {
    expect(await sequencePuzzle('2026-03-14')).toEqual(await sequencePuzzle('2026-03-14'));
    const other = await sequencePuzzle('2026-03-14', 'more-than');
    expect(other.state.options.totalRule).toBe('more-than');
    expect(sequence.read(sequence.write(other.state)).ok).toBe(true);
    expect((await sequencePuzzle('')).margin).toBeGreaterThan(0);
  });

  it('draws its numbers evenly', () => {
    const random = randomFrom('even');
    const counts = Array<number>(12).fill(0);
    for (let i = 0; i < 12_000; i++) counts[random(12)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
