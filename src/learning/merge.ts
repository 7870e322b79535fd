/* Merges two memories of one child. */
import { read, write } from './text.js';
import { mostDays, paces, type KnownFact, type KnownSkill, type Memory } from './memory.js';

/** Compares lists of numbers by the first that differ. Lists of unequal lengths contain these lengths. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, i) => number !== other[i]);
  return at < 0 ? 0 : one[at] - other[at];
}

/** Returns the greater of two values by `order`; either if they are equal. */
const greater = <T>(one: T | null, other: T | null, order: (known: T) => readonly number[]): T | null =>
  one && other ? (compare(order(one), order(other)) < 0 ? other : one) : (one ?? other);

/*
 * The order of two versions of an item: the one with more evidence is greater; of as much, the one answered later. A day comes
 * from a clock that may be wrong, so it decides nothing as long as there is more evidence for one, and a day after today loses
 * to any other. Evidence counts as far as a text can hold it, or else a version would lose to itself read from a text. The rest
 * has no meaning, and only makes the merge commutative.
 */
type Order<T> = (today: number) => (known: T) => readonly number[];
const dated = (day: number, today: number): number[] => [day > today ? 0 : 1, day];
const ofFact: Order<KnownFact> =
  (today) =>
  ({ day, days, box, r, d, u }) => [Math.min(days, mostDays), ...dated(day, today), days, box, r, d, u];
const ofSkill: Order<KnownSkill> =
  (today) =>
  ({ day, days, answered, right }) => [
    Math.min(days, mostDays),
    Math.round(answered * 4),
    ...dated(day, today),
    days,
    answered,
    right,
  ];

/**
 * Merges two memories. For each item, the version with more evidence is used: the one answered on more days (up to 7), and for a skill,
 * then the one with more answers. If the evidence is equal, the later version is used. The pace is the calmer one. `merge(a, b)` equals
 * `merge(b, a)`, `merge(a, a)` equals `a`, and the order of several merges on one day does not matter.
 * @param today Days since 1 January 2024: if the evidence is equal, a version dated later than today loses, because the clock that dated it
 * was wrong. Without it, no day is too late.
 */
export function merge(a: Memory, b: Memory, today = Infinity): Memory {
  const keys = ({ copied, key, times }: Memory): number[] => [copied ? 1 : 0, key, times.length, ...times];
  const { key, copied, times } = greater(a, b, keys)!;
  return {
    pace: paces[Math.max(paces.indexOf(a.pace), paces.indexOf(b.pace))],
    untimed: a.untimed || b.untimed,
    key,
    copied,
    times,
    facts: a.facts.map((known, at) => greater(known, b.facts[at], ofFact(today))),
    skills: a.skills.map((known, at) => greater(known, b.skills[at], ofSkill(today))),
  };
}

/** Merges texts of memories, some of which may be missing or invalid; empty if all are. `today`: see `merge`. */
export function mergedText(texts: readonly unknown[], today: number): string {
  const known = texts.map(read).flatMap((found) => (found.ok ? [found.value] : []));
  return known.length ? write(known.reduce((one, other) => merge(one, other, today))) : '';
}

/** Two memories of one child: that of this window, and the stored one. */
export interface Memories {
  readonly ours: Memory;
  readonly theirs: Memory;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two memories with a known common ancestor (three-way merge): a change made by only one of them since then is taken from that one,
 * even if the state of a fact has become worse on the same day. `today`: see `merge`.
 */
export function mergeNews(ours: Memory, theirs: Memory, before: Memories | undefined, today: number): Memory {
  const merged = merge(ours, theirs, today);
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
