/**
 * Sequence: the claims that six dice make, and their scores. The rules (SEQ-03 to SEQ-08) are in `assembly/sequence`.
 *
 * Dice are six integers from 1 to 12, the Master first. Bit i of a mask is die i, so bit 0 is the Master. All functions
 * throw a TypeError or a RangeError naming an argument that is not as described.
 */

import { whole } from './check.js';
import { core, type CoreExports } from './load.js';
import { wasm } from './generated/sequence.wasm.js';

interface Exports extends CoreExports {
  best(dice: number, totalRule: number): number;
  judge(dice: number, kind: number, mask: number, totalRule: number): number;
}

export const sequenceCore = core<Exports>({ wasm, twin: () => import('./generated/sequence.twin.js') });

/** The kinds of Sequence, in the order in which the core numbers them (SEQ-04 to SEQ-07). */
export const SEQUENCE_KINDS = ['match', 'total', 'novice', 'advanced'] as const;
export type SequenceKind = (typeof SEQUENCE_KINDS)[number];

/** The rules for Totals: at least 50, 60 or 70 points, or more than that (SEQ-05). */
export const TOTAL_RULES = ['at-least', 'more-than'] as const;
export type TotalRule = (typeof TOTAL_RULES)[number];

export interface SequenceScore {
  /** The Master's number plus the bonus (SEQ-08). */
  readonly score: number;
  /** 0, 4, 8 or 12. */
  readonly bonus: number;
  readonly kind: SequenceKind;
}

/** A Sequence that the dice make, with the mask of its dice. */
export interface SequenceClaim extends SequenceScore {
  readonly dice: number;
}

/**
 * The reasons why dice do not form the declared kind (SEQ-09): `too-few` dice for that kind (a Total takes all six); a
 * match of dice that are `not-one-number`; a Total that is `too-low`; a run with a `number-twice`; a run with
 * `uneven-steps`, or with even steps that the kind does not allow.
 */
export const CLAIM_ERRORS = ['too-few', 'not-one-number', 'too-low', 'number-twice', 'uneven-steps'] as const;
export type ClaimError = (typeof CLAIM_ERRORS)[number];

export type Judgement =
  | { readonly ok: true; readonly score: number; readonly bonus: number }
  | { readonly ok: false; readonly rule: `SEQ-0${4 | 5 | 6 | 7}`; readonly reason: ClaimError };

/** The number of possible scores: the highest, 12 plus a bonus of 12, and one for 0. */
export const SCORES = 25;

/** The mask of all six dice. */
export const ALL = 63;

/** Validates six dice and packs them for the core: die i in bits 4i to 4i + 3. */
export function pack(dice: ArrayLike<number>): number {
  if (typeof dice !== 'object' || dice === null || dice.length !== 6) {
    throw new TypeError('dice must be six numbers, the Master first.');
  }
  let packed = 0;
  for (let i = 0; i < 6; i++) {
    const number = dice[i];
    if (!(number >= 1 && number <= 12) || (number | 0) !== number) {
      throw new RangeError(`dice[${i}] must be a whole number from 1 to 12, not ${String(number)}.`);
    }
    packed |= number << (4 * i);
  }
  return packed;
}

export function ruleNumber(totalRule: TotalRule): number {
  if (totalRule === 'at-least') return 0;
  if (totalRule === 'more-than') return 1;
  throw new RangeError(`totalRule must be 'at-least' or 'more-than', not ${String(totalRule)}.`);
}

function kindNumber(kind: SequenceKind): number {
  const number = SEQUENCE_KINDS.indexOf(kind);
  if (number < 0) throw new RangeError(`kind must be one of ${SEQUENCE_KINDS.join(', ')}, not ${String(kind)}.`);
  return number;
}

/** The core packs a Sequence as the score in the low byte, followed by its level, which is 1 + bonus / 4. */
const scoreOf = (found: number): number => found & 255;
const bonusOf = (found: number): number => (((found >> 8) & 255) - 1) * 4;

/** Returns whether the mask takes the first of equal dice, as a claim does. */
function takesFirst(dice: ArrayLike<number>, mask: number): boolean {
  for (let i = 1; i < 6; i++) {
    for (let j = 0; j < i; j++) if (dice[j] === dice[i] && ((mask >> i) & 1) > ((mask >> j) & 1)) return false;
  }
  return true;
}

/** Returns whether the dice of one mask are a proper subset of those of another. */
const isWithin = (part: number, whole: number): boolean => part !== whole && (part & whole) === part;

/** Returns every Sequence that the dice make, highest bonus first; among equal dice it takes the first. */
function everyClaim(dice: ArrayLike<number>, totalRule: TotalRule): SequenceClaim[] {
  const core = sequenceCore.get();
  const packed = pack(dice);
  const rule = ruleNumber(totalRule);
  const claims: SequenceClaim[] = [];
  SEQUENCE_KINDS.forEach((kind, k) => {
    for (let mask = ALL; mask > 0; mask--) {
      const found = core.judge(packed, k, mask, rule);
      if (found < 0 || !takesFirst(dice, mask)) continue;
      claims.push({ kind, bonus: bonusOf(found), score: scoreOf(found), dice: mask });
    }
  });
  return claims.sort((a, b) => b.bonus - a.bonus);
}

export const sequence = {
  /**
   * Returns the best Sequence that the dice make, or null (SEQ-03). Equal bonuses are ordered match, total, novice,
   * advanced.
   */
  score(dice: ArrayLike<number>, totalRule: TotalRule = 'at-least'): SequenceScore | null {
    const found = sequenceCore.get().best(pack(dice), ruleNumber(totalRule));
    return found ? { score: scoreOf(found), bonus: bonusOf(found), kind: SEQUENCE_KINDS[found >> 16] } : null;
  },

  /**
   * Returns every Sequence that the dice make and that is not part of a longer one of its kind, ordered by bonus,
   * highest first, then match, total, novice, advanced. If a run could use either of two equal dice, it uses the first.
   */
  claims(dice: ArrayLike<number>, totalRule: TotalRule = 'at-least'): SequenceClaim[] {
    const all = everyClaim(dice, totalRule);
    return all.filter(
      ({ kind, dice: part }) => !all.some((other) => isWithin(part, other.dice) && other.kind === kind),
    );
  },

  /**
   * Returns the claims followed, for every lower bonus that none of them has, by one that leaves out dice of a longer
   * one (SEQ-09): together they make every score that the dice allow.
   */
  scores(dice: ArrayLike<number>, totalRule: TotalRule = 'at-least'): SequenceClaim[] {
    const claims = sequence.claims(dice, totalRule);
    for (const claim of everyClaim(dice, totalRule)) {
      if (!claims.some(({ bonus }) => bonus === claim.bonus)) claims.push(claim);
    }
    return claims;
  },

  /**
   * Judges whether exactly the dice of `mask` form that kind of Sequence (SEQ-09). Four 8s also form a match of three.
   */
  judge(dice: ArrayLike<number>, kind: SequenceKind, mask: number, totalRule: TotalRule = 'at-least'): Judgement {
    const k = kindNumber(kind);
    const found = sequenceCore.get().judge(pack(dice), k, whole('mask', mask, 0, ALL), ruleNumber(totalRule));
    if (found > 0) return { ok: true, score: scoreOf(found), bonus: bonusOf(found) };
    return {
      ok: false,
      rule: (['SEQ-04', 'SEQ-05', 'SEQ-06', 'SEQ-07'] as const)[k],
      reason: CLAIM_ERRORS[-found - 1],
    };
  },
} as const;
