import { beforeAll, describe, expect, it } from 'vitest';
import { aim } from '../../src/core/sequence-aim.js';
import { sequenceCore, type TotalRule } from '../../src/core/sequence.js';
import { solver, solverCore } from '../../src/core/sequence-solver.js';
import { expectEqual } from './support/expect-equal.js';
import { seeded } from './support/random.js';
import { slowScore } from './support/sequence-slow.js';
import { engines } from './support/engines.js';

const rules = ['at-least', 'more-than'] as const;
const solve = (rule: TotalRule): void => {
  while (aim.solveStep(rule)) continue;
};
const spread = (rule: TotalRule): Float64Array => {
  solve(rule);
  while (aim.spreadStep(rule)) continue;
  return aim.chances();
};

/** Yields all rolls with the red dice in order, and the number of rolls that each represents. */
function* kindsOfRoll(): Generator<{ dice: number[]; count: number }> {
  const red = function* (left: number, from: number): Generator<number[]> {
    if (left === 0) return yield [];
    for (let n = from; n <= 12; n++) for (const rest of red(left - 1, n)) yield [n, ...rest];
  };
  const factorial = [1, 1, 2, 6, 24, 120];
  for (const reds of red(5, 1)) {
    const same = Array.from({ length: 13 }, (_, n) => reds.filter((other) => other === n).length);
    const count = 120 / same.reduce((all, n) => all * factorial[n], 1);
    for (let master = 1; master <= 12; master++) yield { dice: [master, ...reds], count };
  }
}

describe.each(engines)('a turn with an aim, %s', (engine) => {
  const random = seeded(5);
  const roll = (): number[] => Array.from({ length: 6 }, () => random(12) + 1);
  beforeAll(async () => {
    await sequenceCore.use(engine);
    await solverCore.use(engine);
  });

  it.each(rules)('that is its score is the turn for most steps, %s', (rule) => {
    aim.set((_, score) => score);
    solve(rule);
    for (let i = 0; i < 100; i++) {
      const dice = roll();
      const rollsLeft = 1 + (i % 2);
      const { keep, values } = aim.keep(dice, rollsLeft);
      const known = solver.keepValues(dice, rollsLeft, rule);
      expect(Math.max(...values.map((value, mask) => Math.abs(value - known[mask])))).toBeLessThan(5e-11);
      expectEqual(keep, solver.keep(dice, rollsLeft, rule).keep);
    }
    const chances = spread(rule);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
    expect(chances.reduce((sum, chance, score) => sum + chance * score, 0)).toBeCloseTo(solver.expectedTurn(rule), 10);
  });

  it('is worth what all outcomes of the last throw are worth on average', () => {
    const worth = (master: number, score: number): number => Math.sin(master * 31 + score * 7);
    aim.set(worth);
    solve('at-least');
    for (let i = 0; i < 30; i++) {
      const dice = roll();
      const die = i % 6;
      const outcomes = Array.from({ length: 12 }, (_, n) => dice.with(die, n + 1));
      const slow = outcomes.map((made) => worth(made[0], slowScore(made, 'at-least')));
      const { keep, values } = aim.keep(dice, 1);
      expect(values[63 ^ (1 << die)]).toBeCloseTo(slow.reduce((sum, value) => sum + value) / 12, 10);
      expect(values[63]).toBeCloseTo(worth(dice[0], slowScore(dice, 'at-least')), 12);
      expect(values[keep]).toBeCloseTo(Math.max(...values), 11);
    }
  });

  it('gives scores with just the chances that its value is made of', () => {
    for (const worth of [(s: number) => (s >= 14 ? 1 : 0), (s: number) => Math.min(s, 9) + (s >= 9 ? 5 : 0)]) {
      aim.set((_, score) => worth(score));
      const chances = spread('at-least');
      let value = 0;
      for (const { dice, count } of kindsOfRoll()) {
        const { keep, values } = aim.keep(dice, 2);
        value += count * values[keep];
      }
      const expected = chances.reduce((sum, chance, score) => sum + chance * worth(score), 0);
      expect(expected).toBeCloseTo(value / 12 ** 6, 9);
    }
  });

  it('is solved in small steps, and one that comes between leaves nothing behind', () => {
    aim.set((_, score) => score);
    const chances = spread('at-least');
    aim.set((_, score) => (score >= 20 ? 1 : 0));
    solve('at-least');
    for (let i = 0; i < 1500; i++) aim.spreadStep('at-least');
    solver.expectedTurn('more-than');
    aim.set((_, score) => score);
    const works: number[] = [];
    for (let work; (work = aim.solveStep('at-least'));) works.push(work);
    for (let work; (work = aim.spreadStep('at-least'));) works.push(work);
    expect(works).toHaveLength(12 * 455);
    expect(Math.max(...works)).toBe(91);
    expect(aim.chances()).toEqual(chances);
  });

  it('names the argument that is wrong', () => {
    expect(() => aim.keep([1, 2, 3, 4, 5, 6], 0)).toThrow(/^rollsLeft/);
    expect(() => aim.keep([0, 2, 3, 4, 5, 6], 1)).toThrow(/^dice\[0\]/);
    expect(() => aim.solveStep('most' as never)).toThrow(/^totalRule/);
    expect(() => aim.spreadStep('most' as never)).toThrow(/^totalRule/);
  });
});
