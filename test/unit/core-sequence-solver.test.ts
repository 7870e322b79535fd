import { beforeAll, describe, expect, it } from 'vitest';
import { sequence } from '../../src/core/index.js';
import { sequenceCore, TOTAL_RULES } from '../../src/core/sequence.js';
import { solverCore } from '../../src/core/sequence-solver.js';
import vectors from '../vectors/sequence.json' with { type: 'json' };
import { SlowSolver, slowScore } from './support/sequence-slow.js';
import { engines } from './support/engines.js';
import { runs } from './support/runs.js';

/** Returns a small, repeatable generator: a linear congruential one, of which the high bits are used. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const rollOf = (random: (below: number) => number): number[] => Array.from({ length: 6 }, () => 1 + random(12));
const count = (mask: number): number => [0, 1, 2, 3, 4, 5].filter((i) => (mask >> i) & 1).length;
const slow = { 'at-least': new SlowSolver('at-least'), 'more-than': new SlowSolver('more-than') };

describe.each(engines)('sequence solver, %s', (engine) => {
  beforeAll(async () => {
    await sequenceCore.use(engine);
    await solverCore.use(engine);
  });

  it('SEQ-02 keeps what the vectors keep, and knows every tie exactly', () => {
    for (const { dice, rollsLeft, expected, best } of vectors.keeps) {
      const values = [...sequence.keepValues(dice, rollsLeft)];
      const highest = Math.max(...values);
      expect(highest, dice.join()).toBeCloseTo(expected, 8);
      expect(
        values.flatMap((value, mask) => (value === highest ? [mask] : [])),
        dice.join(),
      ).toEqual(best);
      const most = Math.max(...best.map(count));
      expect(sequence.keep(dice, rollsLeft), dice.join()).toEqual({
        keep: best.find((mask) => count(mask) === most),
        expected: highest,
      });
    }
  });

  it('expects of a turn what the vectors expect', () => {
    expect(sequence.expectedTurn()).toBeCloseTo(vectors.expectedTurn.threeRolls, 11);
    expect(sequence.expectedTurn('more-than')).toBeCloseTo(vectors.expectedTurnMoreThan.threeRolls, 11);
    // Keeping no die means throwing all six again: a turn of one roll, or of two.
    const none = (rollsLeft: number, rule: (typeof TOTAL_RULES)[number]) =>
      sequence.keepValues([1, 2, 3, 4, 5, 6], rollsLeft, rule)[0];
    expect(none(1, 'at-least')).toBeCloseTo(vectors.expectedTurn.oneRoll, 11);
    expect(none(2, 'at-least')).toBeCloseTo(vectors.expectedTurn.twoRolls, 11);
    expect(none(1, 'more-than')).toBeCloseTo(vectors.expectedTurnMoreThan.oneRoll, 11);
    expect(none(2, 'more-than')).toBeCloseTo(vectors.expectedTurnMoreThan.twoRolls, 11);
    expect(none(1, 'at-least')).toBe(vectors.allRolls.scoreSum / vectors.allRolls.rolls);
  });

  it('stops when no roll is left, and when nothing better can come', () => {
    expect(sequence.keep([7, 6, 8, 9, 10, 11], 0)).toEqual({ keep: 63, expected: 15 });
    expect(sequence.keep([1, 1, 2, 2, 5, 12], 0)).toEqual({ keep: 63, expected: 0 });
    expect(sequence.keep([12, 12, 12, 12, 12, 12], 2)).toEqual({ keep: 63, expected: 24 });
    expect(sequence.keepValues([7, 6, 8, 9, 10, 11], 2)[63]).toBe(15);
  });

  it.each(TOTAL_RULES)('agrees with every outcome counted one by one, one roll left, %s', (rule) => {
    const random = randomly(1);
    for (let i = 0; i < runs(2, 4); i++) {
      const dice = rollOf(random);
      const values = sequence.keepValues(dice, 1, rule);
      // Both are the double nearest to the true mean, so they are equal, not only close.
      for (let mask = 0; mask < 64; mask++) {
        if (count(mask) >= 3) expect(values[mask], `${dice.join()} ${mask}`).toBe(slow[rule].oneLeft(dice, mask));
      }
      expect(values[63]).toBe(slowScore(dice, rule));
    }
  });

  it.each(TOTAL_RULES)('agrees with the slow twin with four and with five dice in hand, %s', (rule) => {
    const dice = [5, 2, 9, 9, 4, 12];
    const values = sequence.keepValues(dice, 1, rule);
    for (const mask of [0b000011, 0b001100, 0b100001, 0b000001, 0b001000]) {
      expect(values[mask]).toBe(slow[rule].oneLeft(dice, mask));
    }
  });

  it.each(TOTAL_RULES)('agrees with the slow twin on two rolls left, %s', (rule) => {
    const random = randomly(2);
    for (let i = 0; i < runs(2, 3); i++) {
      const dice = rollOf(random);
      const values = sequence.keepValues(dice, 2, rule);
      const masks = Array.from({ length: 63 }, (_, mask) => mask).filter((mask) => count(mask) >= 4);
      for (const mask of [...masks, 0b001011, 0b110100]) {
        expect(values[mask], `${dice.join()} ${mask}`).toBeCloseTo(slow[rule].twoLeft(dice, mask), 10);
      }
      expect(values[63]).toBe(slowScore(dice, rule));
    }
  });

  it('values the same dice alike in any order, and never loses by a roll in reserve', () => {
    const random = randomly(3);
    for (let i = 0; i < 200; i++) {
      const dice = rollOf(random);
      const turned = [dice[0], ...dice.slice(1).reverse()];
      const one = sequence.keep(dice, 1).expected;
      const two = sequence.keep(dice, 2).expected;
      expect(sequence.keep(turned, 2).expected).toBe(two);
      expect(sequence.keep(turned, 1).expected).toBe(one);
      expect(one).toBeGreaterThanOrEqual(sequence.keep(dice, 0).expected);
      expect(two).toBeGreaterThanOrEqual(one);
    }
  });

  it.each(TOTAL_RULES)(
    'comes to the same values step by step, asked in between for the other total rule, %s',
    async (rule) => {
      const dice = [3, 7, 9, 11, 1, 1];
      const values = sequence.keepValues(dice, 2, rule);
      await solverCore.use(engine);
      const works: number[] = [];
      for (let work = sequence.solveStep(rule); work; work = sequence.solveStep(rule)) {
        works.push(work);
        if (works.length === 100) sequence.keep(dice, 1, rule === 'at-least' ? 'more-than' : 'at-least');
        if (works.length === 1000) sequence.enumerate(rule);
      }
      expect(works).toHaveLength(4 * 455);
      // 12,376 rolls, and 6,188 rows three times; a triple that is no roll is recognised at once.
      expect(works.reduce((sum, work) => sum + work)).toBe(12_376 + 91 + 3 * 6_188);
      expect(Math.max(...works), 'no step is long').toBe(364);
      expect(sequence.solveStep(rule)).toBe(0);
      expect(sequence.keepValues(dice, 2, rule)).toEqual(values);
      expect(sequence.expectedTurn(rule)).toBeGreaterThan(10);
    },
  );

  it('keeps its memory as large as it was, and its values for the next question', () => {
    const { memory } = solverCore.get();
    const size = memory.buffer.byteLength;
    const values = sequence.keepValues([3, 7, 9, 11, 1, 1], 2);
    const copy = values.slice();
    sequence.expectedTurn('more-than');
    sequence.keep([1, 1, 1, 1, 1, 2], 1, 'more-than');
    sequence.enumerate();
    expect(values).toEqual(copy);
    expect(sequence.keepValues([3, 7, 9, 11, 1, 1], 2)).toEqual(copy);
    expect(memory.buffer.byteLength).toBe(size);
  });

  it('names the argument that is wrong', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    for (const left of [-1, 3, 0.5, NaN, '1' as never, undefined as never]) {
      expect(() => sequence.keep(dice, left)).toThrow(/^rollsLeft must be a whole number from 0 to 2/);
      expect(() => sequence.keepValues(dice, left)).toThrow(/^rollsLeft must be a whole number from 1 to 2/);
    }
    expect(() => sequence.keepValues(dice, 0)).toThrow(RangeError);
    for (const left of [0, 1, 2]) {
      expect(() => sequence.keep([0, 2, 3, 4, 5, 6], left)).toThrow(/^dice\[0\]/);
      expect(() => sequence.keep(dice, left, 'most' as never)).toThrow(/^totalRule/);
    }
    expect(() => sequence.expectedTurn('' as never)).toThrow(/^totalRule/);
  });
});
