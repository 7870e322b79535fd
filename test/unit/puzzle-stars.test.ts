import { describe, expect, it } from 'vitest';
import { creditOf, mostKept, readStars, starsFor, sumOfStars, withStars, writeStars } from '../../src/puzzles/stars.js';

const first = { tries: 1, hints: 0, shown: false };

describe('the stars of an answer', () => {
  it('depend on how good it is', () => {
    const judged = (value: number, unit: 'points' | 'steps' | 'chance' = 'points') =>
      creditOf({ right: value >= 20, value, bestValue: 20, unit });
    expect([20, 17, 16.9, 12, 11.9, 0, -5].map((value) => judged(value))).toEqual([
      'best',
      'near',
      'fair',
      'fair',
      'none',
      'none',
      'none',
    ]);
    expect(creditOf({ right: false, value: 0, bestValue: 0, unit: 'points' })).toBe('none');
    expect(creditOf({ right: false, value: -1, bestValue: -1, unit: 'points' })).toBe('none');
  });

  it('and on how it was reached', () => {
    expect(starsFor('best', first)).toBe(3);
    expect(starsFor('best', { ...first, tries: 2 })).toBe(2);
    expect(starsFor('best', { ...first, hints: 1 })).toBe(2);
    expect(starsFor('best', { ...first, shown: true })).toBe(1);
    expect(starsFor('near', { ...first, tries: 3 })).toBe(2);
    expect(starsFor('near', { ...first, tries: 5 })).toBe(1);
    expect(starsFor('near', { ...first, hints: 1 })).toBe(1);
    expect(starsFor('fair', first)).toBe(1);
    expect(starsFor('near', { ...first, shown: true })).toBe(0);
    expect(starsFor('none', first)).toBe(0);
  });

  it('are none for trying everything, however many answers there are', () => {
    const best = (tries: number, answers: number): number => starsFor('best', { ...first, tries, answers });
    for (let answers = 2; answers <= 100; answers++) {
      for (const credit of ['best', 'near', 'fair'] as const) {
        for (const tries of [answers, Math.max(2, answers - 1)]) {
          if (answers > 3)
            expect(starsFor(credit, { ...first, tries, answers }), `${credit} ${tries}/${answers}`).toBe(0);
        }
      }
      expect(best(answers, answers), `the last of ${answers}`).toBe(0);
      // A child who answers at random must expect less than one who chooses.
      const atRandom =
        Array.from({ length: answers }, (_, i) => best(i + 1, answers)).reduce((a, b) => a + b) / answers;
      expect(atRandom, `at random of ${answers}`).toBeLessThanOrEqual(1.5);
    }
    expect([1, 2].map((tries) => best(tries, 2))).toEqual([3, 0]);
    expect([1, 2, 3].map((tries) => best(tries, 3))).toEqual([3, 1, 0]);
    expect([1, 2, 3, 4, 5].map((tries) => best(tries, 5))).toEqual([3, 2, 1, 0, 0]);
    expect([1, 2, 3, 4, 5, 6, 7].map((tries) => best(tries, 64))).toEqual([3, 2, 2, 1, 1, 1, 0]);
    expect(starsFor('best', { tries: 4, hints: 2, shown: true, answers: 4 })).toBe(0);
  });
});

describe('kept stars', () => {
  it('are read as they were written, and of one puzzle the most count', () => {
    const kept = withStars(withStars(withStars(new Map(), 'a', 3), 'b', 1), 'a', 2);
    expect([...readStars(writeStars(kept))]).toEqual([
      ['b', 1],
      ['a', 3],
    ]);
    expect(sumOfStars(kept)).toBe(4);
  });

  it('are bounded, the oldest go first', () => {
    let kept: ReadonlyMap<string, number> = new Map();
    for (let i = 0; i < mostKept + 3; i++) kept = withStars(kept, `plyt easy ${i}`, 1);
    expect(kept.size).toBe(mostKept);
    expect(kept.has('plyt easy 2')).toBe(false);
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`x ${i}`, 1]));
    expect(readStars(JSON.stringify(many)).size).toBe(mostKept);
  });

  it.each([undefined, null, 7, '', '{', '[]', '[3]', '"x"', 'null', '{"a":0,"b":4,"c":"3","d":null,"e":1.5}'])(
    'of %o are none',
    (text) => expect(readStars(text).size).toBe(0),
  );
});
