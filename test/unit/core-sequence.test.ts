import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { sequence } from '../../src/core/index.js';
import { sequenceCore, SEQUENCE_KINDS, TOTAL_RULES } from '../../src/core/sequence.js';
import { solverCore } from '../../src/core/sequence-solver.js';
import vectors from '../vectors/sequence.json' with { type: 'json' };
import { expectEqual } from './support/expect-equal.js';
import { diceOf, slowBonus, slowClaims, slowScore } from './support/sequence-slow.js';
import { engines } from './support/engines.js';

const number = fc.integer({ min: 1, max: 12 });
/** Generates rolls that often form something: half of them have few different numbers. */
const roll = fc.oneof(
  fc.array(number, { minLength: 6, maxLength: 6 }),
  fc
    .tuple(fc.uniqueArray(number, { minLength: 1, maxLength: 4 }), fc.array(fc.nat(), { minLength: 6, maxLength: 6 }))
    .map(([numbers, picks]) => picks.map((pick) => numbers[pick % numbers.length])),
  fc
    .tuple(fc.constantFrom(1, 2, 3), number, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }))
    .map(([step, start, picks]) => picks.map((pick) => ((start + step * (pick % 6) - 1) % 12) + 1)),
);
const totalRule = fc.constantFrom(...TOTAL_RULES);

describe.each(engines)('sequence core, %s', (engine) => {
  beforeAll(async () => {
    await sequenceCore.use(engine);
    await solverCore.use(engine);
  });

  it('runs as that engine', () => expect(sequenceCore.engine()).toBe(engine));

  it('SEQ-03 names the best of the Sequences that the dice make', () => {
    // It is also a Total of 56, and contains the runs 6 8 10 12 and 6 9 12, all without a bonus.
    expect(sequence.score([8, 9, 10, 11, 12, 6])).toEqual({ score: 12, bonus: 4, kind: 'novice' });
    expect(sequence.score([1, 1, 2, 2, 5, 12])).toBeNull();
    expect(sequence.claims([1, 1, 2, 2, 5, 12])).toEqual([]);
  });

  it('SEQ-04 a match of 3, 4, 5, 6 dice has bonus 0, 4, 8, 12', () => {
    expect(sequence.score([2, 4, 4, 4, 6, 1])).toEqual({ score: 2, bonus: 0, kind: 'match' });
    expect(sequence.score([4, 4, 4, 4, 6, 1])).toEqual({ score: 8, bonus: 4, kind: 'match' });
    expect(sequence.score([1, 4, 4, 4, 4, 4])).toEqual({ score: 9, bonus: 8, kind: 'match' });
    expect(sequence.score([4, 4, 4, 4, 4, 4])).toEqual({ score: 16, bonus: 12, kind: 'match' });
    expect(sequence.score([4, 4, 2, 2, 1, 12])).toBeNull();
    expect(sequence.claims([4, 1, 4, 1, 4, 1])).toEqual([
      { kind: 'match', score: 4, bonus: 0, dice: 0b101010 },
      { kind: 'match', score: 4, bonus: 0, dice: 0b010101 },
    ]);
  });

  it('SEQ-04 four red 8s and a Master of 5 give 5 + 4 = 9, as printed', () => {
    expect(sequence.score([5, 8, 8, 8, 8, 12])).toEqual({ score: 9, bonus: 4, kind: 'match' });
  });

  it('SEQ-05 a Total of 50, 60, 70 has bonus 0, 4, 8, by either total rule', () => {
    const of = (dice: number[]) => [sequence.score(dice)?.bonus, sequence.score(dice, 'more-than')?.bonus];
    expect(of([12, 12, 10, 10, 4, 1])).toEqual([undefined, undefined]);
    expect(of([12, 12, 10, 10, 5, 1])).toEqual([0, undefined]);
    expect(of([12, 12, 10, 10, 5, 2])).toEqual([0, 0]);
    expect(of([12, 12, 11, 11, 7, 7])).toEqual([4, 0]);
    expect(of([12, 12, 11, 11, 8, 7])).toEqual([4, 4]);
    expect(of([12, 12, 12, 12, 11, 11])).toEqual([8, 4]);
    expect(sequence.score([12, 12, 10, 10, 5, 1])).toEqual({ score: 12, bonus: 0, kind: 'total' });
  });

  it('SEQ-06 a novice run of 4, 5, 6 numbers in steps of 1 or 2 has bonus 0, 4, 8', () => {
    expect(sequence.score([12, 1, 2, 3, 4, 4])).toEqual({ score: 12, bonus: 0, kind: 'novice' });
    expect(sequence.score([3, 1, 2, 5, 4, 4])).toEqual({ score: 7, bonus: 4, kind: 'novice' });
    expect(sequence.score([12, 2, 10, 4, 8, 6])).toEqual({ score: 20, bonus: 8, kind: 'novice' });
    expect(sequence.score([1, 3, 5, 7, 1, 12])).toEqual({ score: 1, bonus: 0, kind: 'novice' });
    expect(sequence.score([1, 2, 3, 5, 6, 12]), 'a gap').toBeNull();
    expect(sequence.score([11, 12, 1, 2, 3, 6]), 'no way round from 12 to 1').toBeNull();
  });

  it('SEQ-06 the printed turn: 3, 7, 9, 11, then 8 and 10, then the 3 to a 6, give 7 + 8 = 15', () => {
    expect(sequence.score([7, 6, 8, 9, 10, 11])).toEqual({ score: 15, bonus: 8, kind: 'novice' });
  });

  it('SEQ-07 an advanced run of 3 or 4 numbers in steps of 3 has bonus 0 or 8', () => {
    expect(sequence.score([1, 3, 6, 9, 1, 10])).toEqual({ score: 1, bonus: 0, kind: 'advanced' });
    expect(sequence.score([1, 12, 3, 6, 9, 1])).toEqual({ score: 9, bonus: 8, kind: 'advanced' });
    expect(sequence.score([1, 12, 3, 9, 1, 4]), 'steps of 3 and 6').toBeNull();
    expect(sequence.claims([1, 4, 7, 2, 5, 8]).filter((claim) => claim.kind === 'advanced')).toEqual([
      { kind: 'advanced', score: 1, bonus: 0, dice: 0b111000 },
      { kind: 'advanced', score: 1, bonus: 0, dice: 0b000111 },
    ]);
  });

  it('SEQ-08 the Master counts though it is no part of the Sequence', () => {
    expect(sequence.score([11, 2, 2, 2, 2, 2])).toEqual({ score: 19, bonus: 8, kind: 'match' });
    expect(sequence.judge([11, 2, 2, 2, 2, 2], 'match', 0b111110)).toEqual({ ok: true, score: 19, bonus: 8 });
  });

  it('SEQ-09 judges the dice that were named, no others', () => {
    const eights = [5, 8, 8, 8, 8, 12];
    expect(sequence.judge(eights, 'match', 0b011110)).toEqual({ ok: true, score: 9, bonus: 4 });
    expect(sequence.judge(eights, 'match', 0b001110)).toEqual({ ok: true, score: 5, bonus: 0 });
    expect(sequence.judge(eights, 'match', 0b000110)).toEqual({ ok: false, rule: 'SEQ-04', reason: 'too-few' });
    expect(sequence.judge(eights, 'match', 0b001111)).toEqual({ ok: false, rule: 'SEQ-04', reason: 'not-one-number' });
    expect(sequence.judge(eights, 'total', 0b111111)).toEqual({ ok: false, rule: 'SEQ-05', reason: 'too-low' });
    expect(sequence.judge(eights, 'total', 0b011111)).toEqual({ ok: false, rule: 'SEQ-05', reason: 'too-few' });
    const runs = [6, 7, 8, 9, 9, 12];
    expect(sequence.judge(runs, 'novice', 0b010111)).toEqual({ ok: true, score: 6, bonus: 0 });
    expect(sequence.judge(runs, 'novice', 0b011111)).toEqual({ ok: false, rule: 'SEQ-06', reason: 'number-twice' });
    expect(sequence.judge(runs, 'novice', 0b101111)).toEqual({ ok: false, rule: 'SEQ-06', reason: 'uneven-steps' });
    expect(sequence.judge(runs, 'novice', 0b101001)).toEqual({ ok: false, rule: 'SEQ-06', reason: 'too-few' });
    expect(sequence.judge(runs, 'advanced', 0b101001)).toEqual({ ok: true, score: 6, bonus: 0 });
    expect(sequence.judge(runs, 'advanced', 0b000111)).toEqual({ ok: false, rule: 'SEQ-07', reason: 'uneven-steps' });
    expect(sequence.judge(runs, 'advanced', 0)).toEqual({ ok: false, rule: 'SEQ-07', reason: 'too-few' });
  });

  it('agrees with the vectors roll by roll', () => {
    for (const { dice, score, bonus, kinds, scoreMoreThan } of vectors.rolls) {
      const best = sequence.score(dice);
      expectEqual([best?.score ?? 0, best?.bonus ?? -1], [score, bonus], dice.join());
      expectEqual(sequence.score(dice, 'more-than')?.score ?? 0, scoreMoreThan, dice.join());
      const made = new Set(sequence.claims(dice).map((claim) => 1 << SEQUENCE_KINDS.indexOf(claim.kind)));
      expectEqual(
        [...made].reduce((a, b) => a | b, 0),
        kinds,
        dice.join(),
      );
    }
  });

  it.each([
    ['at-least', vectors.allRolls],
    ['more-than', vectors.allRollsMoreThan],
  ] as const)('counts all rolls as the vectors do, %s', (rule, all) => {
    const { byScore, ...counts } = sequence.enumerate(rule);
    expect(counts).toEqual({
      rolls: all.rolls,
      none: all.none,
      byBonus: all.byBestBonus,
      byKinds: all.byKinds,
      scoreSum: all.scoreSum,
    });
    expect(byScore[0]).toBe(all.none);
    expect(byScore.reduce((a, b) => a + b)).toBe(12 ** 6);
    expect(byScore[24], 'six 12s').toBe(1);
  });

  it('agrees with the slow twin on the score', () => {
    fc.assert(
      fc.property(roll, totalRule, (dice, rule) => {
        expectEqual(sequence.score(dice, rule)?.score ?? 0, slowScore(dice, rule));
      }),
      { numRuns: 1000 },
    );
  });

  it('agrees with the slow twin on every claim', () => {
    fc.assert(
      fc.property(roll, totalRule, (dice, rule) => {
        for (const kind of SEQUENCE_KINDS) {
          for (let mask = 0; mask < 64; mask++) {
            const judged = sequence.judge(dice, kind, mask, rule);
            expectEqual(judged.ok ? judged.bonus : null, slowBonus(diceOf(dice, mask), kind, rule));
            if (judged.ok) expectEqual(judged.score, dice[0] + judged.bonus);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('SEQ-09 lists a claim for every score that the dice make, the longest before the smaller ones', () => {
    fc.assert(
      fc.property(roll, totalRule, (dice, rule) => {
        const listed = sequence.scores(dice, rule);
        const claims = sequence.claims(dice, rule);
        expectEqual(listed.slice(0, claims.length), claims);
        const smaller = listed.slice(claims.length).map(({ bonus }) => bonus);
        expectEqual(
          new Set([...smaller, ...claims.map(({ bonus }) => bonus)]).size,
          smaller.length + new Set(claims.map(({ bonus }) => bonus)).size,
          'each once',
        );
        for (const { kind, dice: mask, bonus, score } of listed) {
          expectEqual(sequence.judge(dice, kind, mask, rule), { ok: true, bonus, score });
        }
        const every = slowClaims(dice, rule).map(({ kind, mask }) => slowBonus(diceOf(dice, mask), kind, rule));
        expectEqual(new Set(listed.map(({ bonus }) => bonus)), new Set(every));
      }),
      { numRuns: 300 },
    );
    expect(sequence.scores([4, 4, 4, 4, 6, 1])).toEqual([
      { kind: 'match', score: 8, bonus: 4, dice: 0b001111 },
      { kind: 'match', score: 4, bonus: 0, dice: 0b000111 },
    ]);
  });

  it('lists the longest claims, each once, the best first', () => {
    fc.assert(
      fc.property(roll, totalRule, (dice, rule) => {
        const listed = sequence.claims(dice, rule);
        const numbers = (mask: number) => diceOf(dice, mask).sort((a, b) => a - b);
        const name = (kind: string, mask: number) => `${kind} ${numbers(mask).join()}`;
        const all = slowClaims(dice, rule);
        const longest = all.filter(
          ({ kind, mask }) => !all.some((b) => b.kind === kind && b.mask !== mask && (b.mask & mask) === mask),
        );
        expectEqual(
          listed.map(({ kind, dice: mask }) => name(kind, mask)).sort(),
          [...new Set(longest.map(({ kind, mask }) => name(kind, mask)))].sort(),
        );
        const bonuses = listed.map((claim) => claim.bonus);
        expectEqual(
          bonuses,
          [...bonuses].sort((a, b) => b - a),
        );
        const best = sequence.score(dice, rule);
        if (best) expect(listed[0]).toMatchObject(best);
        else expectEqual(listed, []);
      }),
      { numRuns: 300 },
    );
  });

  it('names the argument that is wrong', () => {
    const dice = [1, 2, 3, 4, 5, 6];
    const bad = (value: unknown) => value as never;
    expect(() => sequence.score(bad(null))).toThrow(new TypeError('dice must be six numbers, the Master first.'));
    expect(() => sequence.score([1, 2, 3, 4, 5])).toThrow(TypeError);
    expect(() => sequence.score(bad('123456'))).toThrow(TypeError);
    for (const wrong of [0, 13, 1.5, NaN, -1, 2 ** 32 + 1, '3', undefined, null]) {
      expect(() => sequence.score([1, 2, bad(wrong), 4, 5, 6])).toThrow(
        /^dice\[2\] must be a whole number from 1 to 12/,
      );
      expect(() => sequence.score([1, 2, bad(wrong), 4, 5, 6])).toThrow(RangeError);
    }
    expect(() => sequence.score(dice, bad('most'))).toThrow(/^totalRule must be/);
    expect(() => sequence.claims(dice, bad(null))).toThrow(/^totalRule must be/);
    expect(() => sequence.enumerate(bad(1))).toThrow(/^totalRule must be/);
    expect(() => sequence.judge(dice, bad('pair'), 3)).toThrow(/^kind must be one of match, total/);
    for (const mask of [-1, 64, 0.5, NaN, bad('3')]) {
      expect(() => sequence.judge(dice, 'match', mask)).toThrow(/^mask must be a whole number from 0 to 63/);
    }
  });
});
