/* Merges two memories of one child. */
import { read, write } from './text.js';
import { paces, type KnownFact, type KnownSkill, type Memory } from './memory.js';

/** Compares lists of numbers by the first that differ. Lists of unequal lengths contain these lengths. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at < 0 ? 0 : one[at] - other[at];
}

/** Returns the greater of two values by `order`; either if they are equal. */
const later = <T>(one: T | null, other: T | null, order: (known: T) => readonly number[]): T | null =>
  one && other ? (compare(order(one), order(other)) < 0 ? other : one) : (one ?? other);

// Beyond the day and the number of days, the order has no meaning; it only makes the merge commutative.
const ofFact = ({ day, days, box, r, d }: KnownFact): number[] => [day, days, box, r, d];
const ofSkill = ({ day, days, answered, right }: KnownSkill): number[] => [day, days, answered, right];

/**
 * Merges two memories: of each item, the version answered later, then the one answered on more days, is used. The pace is
 * the calmer one. `merge(a, b)` equals `merge(b, a)`, and `merge(a, a)` equals `a`.
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

/** Merges texts of memories, of which each may be missing or none; empty if all are. */
export function mergedText(...texts: readonly unknown[]): string {
  const known = texts.map(read).flatMap((found) => (found.ok ? [found.value] : []));
  return known.length ? write(known.reduce(merge)) : '';
}

/** Two memories of one child: that of this window, and the stored one. */
export interface Memories {
  readonly ours: Memory;
  readonly theirs: Memory;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two memories with a known common ancestor (three-way merge): what only one of them has changed since is taken from
 * that one, even a fact whose state has become worse on the same day.
 */
export function mergeNews(ours: Memory, theirs: Memory, before: Memories | undefined): Memory {
  const merged = merge(ours, theirs);
  if (!before) return merged;
  const pick = <T>(of: (memory: Memory) => T): T => {
    if (same(of(theirs), of(before.theirs))) return of(ours);
    return of(ours) === of(before.ours) ? of(theirs) : of(merged);
  };
  return {
    pace: pick(({ pace }) => pace),
    untimed: pick(({ untimed }) => untimed),
    key: pick(({ key }) => key),
    copied: pick(({ copied }) => copied),
    times: pick(({ times }) => times),
    facts: merged.facts.map((_, at) => pick(({ facts }) => facts[at])),
    skills: merged.skills.map((_, at) => pick(({ skills }) => skills[at])),
  };
}
