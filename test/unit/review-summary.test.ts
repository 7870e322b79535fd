import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Review, ReviewedMove, Unit } from '../../src/review/reviewer.js';
import { accounts, dearest, decidedAt, wasBest } from '../../src/review/summary.js';
import { english, italian, reviewCodes, inEnglish } from './support/words.js';
import { say } from '../../src/words/say.js';

const move = (ply: number, seat: number, value: number, bestValue: number, unit: Unit = 'points'): ReviewedMove => ({
  ply,
  seat,
  played: { ply },
  best: {},
  value,
  bestValue,
  lost: Math.max(0, bestValue - value),
  unit,
  why: { code: 'multiplay-best', given: [value] },
});
const units = ['steps', 'points', 'pieces', 'places', 'chance', 'answer'] as const;
const anyMoves = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 2 }), fc.double({ min: 0, max: 3, noNaN: true }), fc.constantFrom(...units)),
  { maxLength: 30 },
);
const movesOf = (given: (readonly [number, number, Unit])[]): ReviewedMove[] =>
  given.map(([seat, lost, unit], ply) =>
    move(ply, seat, 5, 5 + (unit === 'answer' ? Math.round(lost / 3) : lost), unit),
  );
const weight: Readonly<Record<Unit, number>> = { steps: 1, points: 1, pieces: 6, places: 1, chance: 100, answer: 6 };

describe('the summary of a review', () => {
  it('takes for best what nobody could tell from it', () => {
    expect([move(0, 0, 4.97, 5, 'steps'), move(0, 0, 0.5, 0.504, 'chance'), move(0, 0, 3, 3)].every(wasBest)).toBe(
      true,
    );
    expect([move(0, 0, 4.9, 5, 'steps'), move(0, 0, 0, 1, 'answer'), move(0, 0, 2, 3)].some(wasBest)).toBe(false);
  });

  it('finds what cost most: as a plain sort of all', () => {
    fc.assert(
      fc.property(anyMoves, fc.integer({ min: 1, max: 4 }), (given, most) => {
        const moves = movesOf(given);
        const left = new Set(moves.filter((one) => !wasBest(one)));
        const slow: ReviewedMove[] = [];
        while (slow.length < most && left.size) {
          let worst: ReviewedMove | undefined;
          for (const one of left) {
            const more = worst ? one.lost * weight[one.unit] - worst.lost * weight[worst.unit] : 1;
            if (more > 0) worst = one;
          }
          slow.push(worst!);
          left.delete(worst!);
        }
        expect(dearest(moves, most)).toEqual(slow);
      }),
    );
  });

  it('counts for each player, and leaves nothing out', () => {
    fc.assert(
      fc.property(anyMoves, (given) => {
        const moves = movesOf(given);
        const all = accounts({ game: 'x', measure: 'score', curve: [], moves }, 3);
        expect(all.map(({ seat }) => seat)).toEqual([0, 1, 2]);
        expect(all.reduce((sum, { choices }) => sum + choices, 0)).toBe(moves.length);
        for (const one of all) {
          const own = moves.filter(({ seat }) => seat === one.seat);
          expect(one.best).toBe(own.filter(wasBest).length);
          expect(one.answers).toBe(own.filter(({ unit }) => unit === 'answer').length);
          expect(one.right).toBeLessThanOrEqual(one.answers);
          expect(one.dearest).toBe(dearest(own, 1)[0]);
          if (one.find) expect(wasBest(one.find) && one.find.seat === one.seat).toBe(true);
        }
      }),
    );
  });

  it('lets a game say what was answered and what was hard to find', () => {
    const moves = [move(0, 0, 3, 3), move(1, 0, 9, 9), move(2, 0, 1, 4)];
    const [plain] = accounts({ game: 'x', measure: 'score', curve: [], moves }, 1);
    expect(plain).toMatchObject({ find: moves[1], dearest: moves[2], answers: 0 });
    const [own] = accounts({ game: 'x', measure: 'score', curve: [], moves }, 1, {
      answered: ({ ply }) => (ply ? ply === 1 : undefined),
      worth: ({ ply }) => 10 - ply,
    });
    expect(own).toMatchObject({ find: moves[0], answers: 2, right: 1 });
  });

  it('says from when on the winner was ahead', () => {
    const curve = (...values: number[][]): Pick<Review, 'curve'> => ({
      curve: values.map((all, i) => ({ ply: i * 3, values: all })),
    });
    expect(decidedAt(curve([0, 0], [1, 0], [1, 2], [3, 2], [5, 2]), 0)).toBe(9);
    expect(decidedAt(curve([2, 1], [3, 1]), 0)).toBe(0);
    expect(decidedAt(curve([0, 0], [1, 1]), 0), 'not ahead at the end').toBeUndefined();
    expect(decidedAt(curve([0], [1]), 0), 'alone').toBeUndefined();
    expect(decidedAt(curve([0, 0], [1, 0]), undefined), 'no winner').toBeUndefined();
    expect(decidedAt({ curve: [] }, 0)).toBeUndefined();
    const pieces = { ...curve([9, 9], [8, 9], [8, 7], [6, 7], [6, 8]), measure: 'pieces' } as const;
    expect(decidedAt(pieces, 0), 'PYT-43: the fewest pieces win').toBe(9);
    expect(decidedAt(pieces, 1)).toBeUndefined();
  });
});

describe('the sentences of a review', () => {
  const arabic = new Intl.NumberFormat('ar-EG');
  const given = [7, 'E3', [1, 12], 2.25, 3.5, 4];

  it('are there for every reason in both languages, with numbers in the reader’s digits', () => {
    for (const code of reviewCodes) {
      for (const words of [english.why, italian.why]) {
        const length = typeof words[code] === 'string' ? 0 : words[code].length;
        const said = say(
          words,
          { code, given: given.slice(0, length) },
          inEnglish((value) => arabic.format(value)),
        );
        expect(said, code).toMatch(/^\S.*[.!]$/);
        expect(said, code).not.toMatch(/undefined|NaN|null|\[object/);
        // The only digits are those of the sentence itself: 10 times, × counts 2.
        const own = say(words, { code, given: given.slice(0, length).map(() => 'x') }, inEnglish());
        expect(said.match(/[0-9]+/g) ?? [], code).toEqual(own.match(/[0-9]+/g) ?? []);
      }
    }
  });

  it('write sums and places as one does', () => {
    const digits = (value: number): string => arabic.format(value);
    expect(say(english.why, { code: 'plyt-wrong', given: [{ sum: '7*8' }, 56, 54] }, inEnglish())).toBe(
      '7\u00a0×\u00a08 = 56, not 54.',
    );
    expect(say(english.why, { code: 'plyt-wrong', given: [{ sum: '7*8' }, 56, 54] }, inEnglish(digits))).toBe(
      '٧\u00a0×\u00a0٨ = ٥٦, not ٥٤.',
    );
    expect(say(english.why, { code: 'multiplay-more', given: [42, 'E3', 5, 2] }, inEnglish())).toBe(
      'The 42 at E3 scores 5 points, 2 more.',
    );
    expect(say(english.why, { code: 'multiplay-leaves', given: [42, 'E3', 0, 3, 1.5, 4.04] }, inEnglish())).toBe(
      'This cube scored 3 points but left the next player 4 on average. The 42 at E3 scores 0 and leaves only 1.5.',
    );
  });
});
