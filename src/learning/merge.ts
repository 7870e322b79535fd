/** Two memories of one child become one. */
import { paces, type KnownFact, type KnownSkill, type Memory } from './memory.js';

/** Compares lists of numbers from the first on; a longer list is more. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (let i = 0; i < Math.min(one.length, other.length); i++) if (one[i] !== other[i]) return one[i] - other[i];
  return one.length - other.length;
}

/** Of two, the one that `order` puts last; either if they are equal. */
const later = <T>(one: T | null, other: T | null, order: (known: T) => readonly number[]): T | null =>
  one && other ? (compare(order(one), order(other)) < 0 ? other : one) : (one ?? other);

// After the day and the number of days the order is of no meaning; it makes the result the same either way.
const ofFact = ({ day, days, box, r, d }: KnownFact): number[] => [day, days, box, r, d];
const ofSkill = ({ day, days, answered, right }: KnownSkill): number[] => [day, days, answered, right];

/**
 * Merges two memories: of each item the one that was answered later, then on more days, stays. The pace is the calmer
 * one. `merge(a, b)` equals `merge(b, a)`, and `merge(a, a)` equals `a`.
 */
export function merge(a: Memory, b: Memory): Memory {
  const keys = ({ copied, key, times }: Memory): number[] => [copied ? 1 : 0, key, times.length, ...times];
  const { key, copied, times } = later(a, b, keys)!;
  return {
    pace: paces[Math.max(paces.indexOf(a.pace), paces.indexOf(b.pace))],
    untimed: a.untimed || b.untimed,
    key,
    copied,
    times,
    facts: a.facts.map((known, at) => later(known, b.facts[at], ofFact)),
    skills: a.skills.map((known, at) => later(known, b.skills[at], ofSkill)),
  };
}
