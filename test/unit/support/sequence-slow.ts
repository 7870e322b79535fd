/**
 * Sequence from the text of its rules, in the plainest way: every subset of the dice, every outcome of a throw. Tests compare the core with
 * it. Dice: six numbers 1 to 12, the Master first.
 */

import { SEQUENCE_KINDS, type SequenceKind, type TotalRule } from '../../../src/core/sequence.js';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const diceOf = (dice: readonly number[], mask: number): number[] => dice.filter((_, i) => (mask >> i) & 1);

/** Returns whether the numbers, in order, rise in equal steps of one of these sizes. */
const climbs = (numbers: readonly number[], steps: readonly number[]): boolean => {
  const lowest = Math.min(...numbers);
  return steps.some((step) => numbers.every((_, i) => numbers.includes(lowest + i * step)));
};

/** Returns the bonus of exactly these dice as that kind, or null if they do not form it. */
export function slowBonus(dice: readonly number[], kind: SequenceKind, totalRule: TotalRule): number | null {
  const n = dice.length;
  const reached = (bound: number) => {
    const sum = dice.reduce((a, b) => a + b, 0);
    return totalRule === 'at-least' ? sum >= bound : sum > bound;
  };
  switch (kind) {
    case 'match':
      return n >= 3 && dice.every((d) => d === dice[0]) ? { 3: 0, 4: 4, 5: 8, 6: 12 }[n]! : null;
    case 'total':
      return n === 6 && reached(50) ? (reached(70) ? 8 : reached(60) ? 4 : 0) : null;
    case 'novice':
      return n >= 4 && climbs(dice, [1, 2]) ? { 4: 0, 5: 4, 6: 8 }[n]! : null;
    case 'advanced':
      return n >= 3 && climbs(dice, [3]) ? { 3: 0, 4: 8 }[n]! : null;
  }
}

/** Returns every kind and mask of dice that form it, with the bonus. */
export function slowClaims(dice: readonly number[], totalRule: TotalRule) {
  const claims: { kind: SequenceKind; mask: number; bonus: number }[] = [];
  for (let mask = 0; mask < 64; mask++) {
    const claimed = diceOf(dice, mask);
    for (const kind of SEQUENCE_KINDS) {
      const bonus = slowBonus(claimed, kind, totalRule);
      if (bonus !== null) claims.push({ kind, mask, bonus });
    }
  }
  return claims;
}

export function slowScore(dice: readonly number[], totalRule: TotalRule): number {
  const claims = slowClaims(dice, totalRule);
  return claims.length ? dice[0] + Math.max(...claims.map((claim) => claim.bonus)) : 0;
}

/** Five red dice have fewer than six of each number, so a sum of these says which they are. */
const powers = Array.from({ length: 13 }, (_, n) => 6 ** n);

/** A slow version of the solver, for one total rule. A die in hand is written 0. */
export class SlowSolver {
  private readonly scores = new Map<number, number>();
  private readonly values = new Map<number, number>();
  private readonly answers = new Map<string, number>();

  constructor(private readonly totalRule: TotalRule) {}

  /** Returns the same number for the same dice in another order. */
  private key(dice: readonly number[]): number {
    let key = dice[0] * 6 ** 13;
    for (let i = 1; i < dice.length; i++) key += powers[dice[i]];
    return key;
  }

  score(dice: readonly number[]): number {
    const key = this.key(dice);
    let score = this.scores.get(key);
    if (score === undefined) this.scores.set(key, (score = slowScore(dice, this.totalRule)));
    return score;
  }

  /** Returns the mean of `value` over all outcomes when the dice outside the mask are thrown, each outcome on its own. */
  private thrown(dice: readonly number[], mask: number, value: (dice: readonly number[]) => number): number {
    const loose = [0, 1, 2, 3, 4, 5].filter((i) => !((mask >> i) & 1));
    const lying = [...dice];
    let sum = 0;
    const put = (at: number): void => {
      if (at === loose.length) {
        sum += value(lying);
        return;
      }
      for (const number of NUMBERS) {
        lying[loose[at]] = number;
        put(at + 1);
      }
    };
    put(0);
    return sum / 12 ** loose.length;
  }

  /** Returns the expected score if the mask is kept and no roll follows the next. */
  oneLeft(dice: readonly number[], mask: number): number {
    return this.once(`1 ${dice.join()} ${mask}`, () => this.thrown(dice, mask, (lying) => this.score(lying)));
  }

  /** Answers each question once, although it is asked of two engines. */
  private once(question: string, answer: () => number): number {
    const known = this.answers.get(question) ?? answer();
    this.answers.set(question, known);
    return known;
  }

  /** Like `oneLeft`, with a cache and one die after the other, for the many small questions that `twoLeft` asks. */
  private remembered(dice: readonly number[]): number {
    const key = this.key(dice);
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const loose = dice.indexOf(0);
    const value =
      loose < 0
        ? this.score(dice)
        : NUMBERS.reduce((sum, n) => sum + this.remembered(dice.with(loose, n)), 0) / NUMBERS.length;
    this.values.set(key, value);
    return value;
  }

  /** Returns the expected score if the mask is kept and one more roll follows the next, for the best choice. */
  twoLeft(dice: readonly number[], mask: number): number {
    const best = (lying: readonly number[]): number => {
      let best = 0;
      for (let kept = 0; kept < 64; kept++) {
        best = Math.max(best, this.remembered(lying.map((n, i) => ((kept >> i) & 1 ? n : 0))));
      }
      return best;
    };
    return this.once(`2 ${dice.join()} ${mask}`, () => this.thrown(dice, mask, best));
  }
}
