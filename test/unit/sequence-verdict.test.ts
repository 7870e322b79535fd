import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TotalRule } from '../../src/core/sequence.js';
import { loadSequence } from '../../src/rules/sequence/dice.js';
import { verdictOf, type Said } from '../../src/rules/sequence/verdict.js';
import { expectEqual } from './support/expect-equal.js';
import { slowClaims } from './support/sequence-slow.js';

beforeAll(loadSequence);

const countOf = (mask: number): number => [0, 1, 2, 3, 4, 5].filter((die) => (mask >> die) & 1).length;

/** Returns all possible claims for six dice: each Sequence that they form, and nothing. */
function sayings(dice: readonly number[], rule: TotalRule): Said[] {
  const made = slowClaims(dice, rule).map(({ kind, mask, bonus }) => ({ kind, dice: mask, score: dice[0] + bonus }));
  return [...made, { kind: null, dice: 0, score: 0 }];
}

/** Compares the verdict on a claim with all Sequences of the dice, in the plain way. */
function check(dice: readonly number[], rule: TotalRule): void {
  const made = sayings(dice, rule).filter(({ kind }) => kind);
  const most = Math.max(0, ...made.map(({ score }) => score));
  for (const said of sayings(dice, rule)) {
    const { better, more, dice: shown } = verdictOf(dice, said, rule);
    if (said.score === most) {
      expectEqual({ better, more, shown }, { better: undefined, more: 0, shown: said.dice });
      continue;
    }
    const longest = made.filter(
      ({ kind, score, dice: mask }) => score === most && kind === said.kind && (mask & said.dice) === said.dice,
    );
    expectEqual([better?.score, better?.dice], [most, shown]);
    expectEqual(made.filter(({ kind, dice: mask }) => kind === better!.kind && mask === better!.dice).length, 1);
    // "There is one more" is said only if the better one is the claimed one with more dice.
    expectEqual(more > 0, longest.length > 0);
    if (more) {
      const missing = countOf(better!.dice) - countOf(said.dice);
      expectEqual([better!.kind, better!.dice & said.dice, more], [said.kind, said.dice, missing]);
    }
  }
}

describe('what is said of a Sequence', () => {
  it('is that it is the best exactly where the dice make nothing that scores more', () => {
    const rules = fc.constantFrom<TotalRule>('at-least', 'more-than');
    const faces = fc.integer({ min: 1, max: 12 });
    // Few different numbers form Matches and runs; many similar dice form Totals beside them.
    const near = fc.tuple(faces, fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 6, maxLength: 6 }));
    const dice = fc.oneof(
      fc.array(faces, { minLength: 6, maxLength: 6 }),
      near.map(([low, above]) => above.map((one) => Math.min(12, low + one))),
    );
    fc.assert(fc.property(dice, rules, check), { numRuns: 2000 });
  });

  it('is the best where a Total of the same score holds all its dice', () => {
    const dice = [10, 12, 7, 6, 11, 8];
    const run = { kind: 'novice', dice: 0b101011, score: 10 } as const;
    expect(verdictOf(dice, run, 'at-least')).toEqual({ dice: run.dice, better: undefined, more: 0 });
  });

  it('is that dice are missing only where the better one is the same with more of them', () => {
    // The claim was 1 3 5 7: 1 2 3 4 5 is another run, whether or not it shares 1 and 3.
    expect(verdictOf([1, 3, 5, 7, 2, 4], { kind: 'novice', dice: 0b001111, score: 1 }, 'at-least')).toMatchObject({
      better: { kind: 'novice', score: 5 },
      more: 0,
    });
    // The second 5 was picked, and 9 is missing all the same.
    const five = verdictOf([5, 5, 6, 7, 8, 9], { kind: 'novice', dice: 0b011110, score: 5 }, 'at-least');
    expect(five).toEqual({ dice: 0b111110, better: { kind: 'novice', dice: 0b111110, bonus: 4, score: 9 }, more: 1 });
  });
});
