/** Finds the Sequence of each kind that picked dice make, or how many dice are missing. */
import {
  sequence as core,
  SEQUENCE_KINDS,
  type SequenceClaim,
  type SequenceKind,
  type TotalRule,
} from '../../core/sequence.js';
import { NEEDS, STEPS } from './standings.js';
import { ALL_DICE, DICE } from './state.js';

export interface Naming {
  readonly kind: SequenceKind;
  /** The claim that all the picked dice make. */
  readonly claim?: SequenceClaim;
  /** The least number of dice missing; undefined if these dice cannot belong to that kind together. */
  readonly wants?: number;
}

/** Returns how many dice a run through these numbers is missing, or undefined if six dice cannot make one. */
function runWants(numbers: readonly number[], kind: 'novice' | 'advanced'): number | undefined {
  if (new Set(numbers).size < numbers.length) return undefined;
  const first = Math.min(...numbers);
  const wants = STEPS[kind].flatMap((step) => {
    if (numbers.some((number) => (number - first) % step)) return [];
    const length = Math.max(NEEDS[kind][0], (Math.max(...numbers) - first) / step + 1);
    return length > DICE ? [] : [length - numbers.length];
  });
  return wants.length ? Math.min(...wants) : undefined;
}

function wantsOf(numbers: readonly number[], kind: SequenceKind): number | undefined {
  if (kind === 'match') return new Set(numbers).size === 1 ? NEEDS.match[0] - numbers.length : undefined;
  return kind === 'total' ? undefined : runWants(numbers, kind);
}

/**
 * Returns the claim or the number of missing dice for each kind, in order.
 * @param dice Six numbers, the Master first.
 * @param picked The mask of the picked dice.
 */
export function namings(dice: readonly number[], picked: number, totalRule: TotalRule): Naming[] {
  const numbers = dice.filter((_, i) => (picked >> i) & 1);
  return SEQUENCE_KINDS.map((kind) => {
    if (!numbers.length) return { kind };
    const judged = core.judge(dice, kind, picked & ALL_DICE, totalRule);
    if (judged.ok) return { kind, claim: { kind, dice: picked, bonus: judged.bonus, score: judged.score } };
    const wants = wantsOf(numbers, kind);
    return wants === undefined ? { kind } : { kind, wants };
  });
}
