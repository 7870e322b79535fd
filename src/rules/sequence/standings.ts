/** Finds the best claim of each kind that six dice make, and how close they are to the other kinds. */
import {
  sequence as core,
  SEQUENCE_KINDS,
  type SequenceClaim,
  type SequenceKind,
  type TotalRule,
} from '../../core/sequence.js';
import { ALL_DICE, FACES } from './state.js';

/** A kind of Sequence that the dice do not make yet. */
export interface NearMiss {
  readonly kind: SequenceKind;
  /** The mask of the dice that come closest to it. */
  readonly dice: number;
  /** The number of dice missing from a match or a run, or of points missing from a total. */
  readonly short: number;
  /** The numbers missing from a run, ascending. */
  readonly wanted: readonly number[];
}

/** The best claim of one kind that the dice make, or how close they come to one. */
export type Standing = { readonly kind: SequenceKind; readonly claim?: SequenceClaim; readonly near?: NearMiss };

/** The requirement for one bonus of a kind. */
export interface BonusStep {
  readonly bonus: number;
  /** The number of dice, or of points for a total; undefined for a bonus that the kind does not have. */
  readonly needs: number | undefined;
}

const BONUS_STEP = 4;
/** The requirements of each kind for the bonuses 0, 4, 8 and 12 (SEQ-04 to SEQ-07). */
export const NEEDS = {
  match: [3, 4, 5, 6],
  total: [50, 60, 70],
  novice: [4, 5, 6],
  advanced: [3, undefined, 4],
} as const satisfies Record<SequenceKind, readonly (number | undefined)[]>;
/** The differences between neighbouring numbers of the runs (SEQ-06, SEQ-07). */
export const STEPS = { novice: [1, 2], advanced: [3] } as const;
/** The difference between the required totals and those of the rule "at least" (SEQ-05). */
const ABOVE = { 'at-least': 0, 'more-than': 1 } as const;

/** Returns the bonuses of a kind in steps of 4, ascending from 0, and the requirement for each (SEQ-04 to SEQ-07). */
export const bonusSteps = (kind: SequenceKind, totalRule: TotalRule): BonusStep[] =>
  NEEDS[kind].map((needs, i) => ({
    bonus: i * BONUS_STEP,
    needs: needs !== undefined && kind === 'total' ? needs + ABOVE[totalRule] : needs,
  }));

/** Returns a mask with one die for each of the numbers: the first die that shows it. */
const firstOf = (dice: readonly number[], numbers: readonly number[]): number =>
  numbers.reduce((mask, number) => {
    const at = dice.indexOf(number);
    return at < 0 ? mask : mask | (1 << at);
  }, 0);

function nearMatch(dice: readonly number[]): NearMiss {
  const counts = dice.map((number) => dice.filter((other) => other === number).length);
  const most = Math.max(...counts);
  // If several numbers are equally frequent, prefer the highest.
  const number = Math.max(...dice.filter((_, i) => counts[i] === most));
  const mask = dice.reduce((found, other, i) => (other === number ? found | (1 << i) : found), 0);
  return { kind: 'match', dice: mask, short: NEEDS.match[0] - most, wanted: [number] };
}

function nearRun(dice: readonly number[], kind: 'novice' | 'advanced'): NearMiss {
  let best: NearMiss | undefined;
  for (const step of STEPS[kind]) {
    for (let first = FACES - step * (NEEDS[kind][0] - 1); first >= 1; first--) {
      const run = Array.from({ length: NEEDS[kind][0] }, (_, i) => first + i * step);
      const wanted = run.filter((number) => !dice.includes(number));
      if (!best || wanted.length < best.short) {
        best = { kind, dice: firstOf(dice, run), short: wanted.length, wanted };
      }
    }
  }
  return best!;
}

function nearTo(dice: readonly number[], kind: SequenceKind, totalRule: TotalRule): NearMiss {
  if (kind === 'match') return nearMatch(dice);
  if (kind !== 'total') return nearRun(dice, kind);
  const sum = dice.reduce((all, number) => all + number, 0);
  return { kind, dice: ALL_DICE, short: NEEDS.total[0] + ABOVE[totalRule] - sum, wanted: [] };
}

/**
 * Returns, for each kind in order, the best claim or how close the dice come to one.
 * @param dice Six numbers, the Master first.
 */
export function standings(dice: readonly number[], totalRule: TotalRule): Standing[] {
  const claims = core.claims(dice, totalRule);
  return SEQUENCE_KINDS.map((kind) => {
    const claim = claims.find((one) => one.kind === kind);
    return claim ? { kind, claim } : { kind, near: nearTo(dice, kind, totalRule) };
  });
}

/** Returns the numbers of the dice at these indexes, ascending. */
export const numbersAt = (dice: readonly number[], places: readonly number[]): number[] =>
  places.map((die) => dice[die]).sort((a, b) => a - b);

/**
 * Returns the kind that all dice to be kept belong to: preferably one that is made, otherwise one that is close. A
 * total requires no particular dice.
 */
export function kindFor(dice: readonly number[], keep: number, totalRule: TotalRule): SequenceKind | 'none' {
  const kinds = standings(dice, totalRule).map(({ kind, claim, near }) => {
    const mask = claim?.dice ?? near!.dice;
    return { kind, isMade: Boolean(claim), fits: keep !== 0 && (mask & keep) === keep && kind !== 'total' };
  });
  return (kinds.find(({ fits, isMade }) => fits && isMade) ?? kinds.find(({ fits }) => fits))?.kind ?? 'none';
}
