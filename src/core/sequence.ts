/**
 * Sequence: what six dice make and score. The rules (SEQ-03 to SEQ-08) are in `assembly/sequence`.
 *
 * Dice are six whole numbers from 1 to 12, the Master first. Masks have bit i set for die i, so bit 0 is the Master.
 * All functions throw a TypeError or a RangeError that names the argument which is not as described.
 */

import { whole } from './check.js';
import { core, type CoreExports } from './load.js';
import { wasm } from './generated/sequence.wasm.js';

interface Exports extends CoreExports {
  best(dice: number, totalRule: number): number;
  judge(dice: number, kind: number, mask: number, totalRule: number): number;
}

export const sequenceCore = core<Exports>({ wasm, twin: () => import('./generated/sequence.twin.js') });

/** The kinds of Sequence, as they are numbered in the core: SEQ-04 to SEQ-07. */
export const SEQUENCE_KINDS = ['match', 'total', 'novice', 'advanced'] as const;
export type SequenceKind = (typeof SEQUENCE_KINDS)[number];

/** SEQ-05: whether a Total needs at least 50, 60, 70 or more than that. */
export const TOTAL_RULES = ['at-least', 'more-than'] as const;
export type TotalRule = (typeof TOTAL_RULES)[number];

export interface SequenceScore {
  /** SEQ-08: the Master's number plus the bonus. */
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
 * Why dice do not form the kind that was named (SEQ-09):
 * `too-few` dice for that kind (a Total takes all six); a match of dice that are `not-one-number`; a Total that is
 * `too-low`; a run with a `number-twice`; a run with `uneven-steps`, or with even ones that the kind does not allow.
 */
export const CLAIM_ERRORS = ['too-few', 'not-one-number', 'too-low', 'number-twice', 'uneven-steps'] as const;
export type ClaimError = (typeof CLAIM_ERRORS)[number];

export type Judgement =
  | { readonly ok: true; readonly score: number; readonly bonus: number }
  | { readonly ok: false; readonly rule: `SEQ-0${4 | 5 | 6 | 7}`; readonly reason: ClaimError };

/** One more than the highest score, 12 and a bonus of 12. */
export const SCORES = 25;

/** The mask of all six dice. */
export const ALL = 63;

/** Checks six dice and packs them as the core wants them: die i in bits 4i to 4i + 3. */
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

/** What the core says of a Sequence: the score in the low byte, then its level, which is 1 + bonus / 4. */
const scoreOf = (found: number): number => found & 255;
const bonusOf = (found: number): number => (((found >> 8) & 255) - 1) * 4;

/** Of equal dice, a claim takes those that come first. */
function takesFirst(dice: ArrayLike<number>, mask: number): boolean {
  for (let i = 1; i < 6; i++) {
    for (let j = 0; j < i; j++) if (dice[j] === dice[i] && ((mask >> i) & 1) > ((mask >> j) & 1)) return false;
  }
  return true;
}

export const sequence = {
  /** SEQ-03: the best Sequence that the dice make, or null. Of equal bonus: match, total, novice, advanced. */
  score(dice: ArrayLike<number>, totalRule: TotalRule = 'at-least'): SequenceScore | null {
    const found = sequenceCore.get().best(pack(dice), ruleNumber(totalRule));
    return found ? { score: scoreOf(found), bonus: bonusOf(found), kind: SEQUENCE_KINDS[found >> 16] } : null;
  },

  /**
   * Every Sequence that the dice make and that is not part of a longer one of its kind; the highest bonus first, then
   * match, total, novice, advanced. Where a run may take either of two equal dice, the one that comes first is named.
   */
  claims(dice: ArrayLike<number>, totalRule: TotalRule = 'at-least'): SequenceClaim[] {
    const core = sequenceCore.get();
    const packed = pack(dice);
    const rule = ruleNumber(totalRule);
    const claims: SequenceClaim[] = [];
    SEQUENCE_KINDS.forEach((kind, k) => {
      for (let mask = ALL; mask > 0; mask--) {
        const found = core.judge(packed, k, mask, rule);
        if (found < 0 || !takesFirst(dice, mask)) continue;
        let longest = true;
        for (let i = 0; i < 6; i++)
          longest &&= (mask >> i) % 2 === 1 || core.judge(packed, k, mask | (1 << i), rule) < 0;
        if (longest) claims.push({ kind, bonus: bonusOf(found), score: scoreOf(found), dice: mask });
      }
    });
    return claims.sort((a, b) => b.bonus - a.bonus);
  },

  /** SEQ-09: whether exactly the dice of `mask` form that kind of Sequence. Four 8s form a match of three, if asked so. */
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
