/* The number of facts known on earlier days, to compare a child's knowledge with that of a week ago. */

/** A day, in days since 1 January 2024, and the number of facts known then. */
export type KnownOn = readonly [day: number, known: number];

const week = 7;
/** Maximum number of days stored: more than a week, because the garden is not opened every day. */
const most = 30;

/** Reads the output of `writeWeeks`; untrusted. Invalid entries are omitted. */
export function readWeeks(text: unknown): KnownOn[] {
  if (typeof text !== 'string' || text.length > 1000 || !/^(\d{1,5}:\d{1,3}( |$))*$/.test(text)) return [];
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split(':').map(Number) as unknown as KnownOn)
    .slice(-most);
}

export const writeWeeks = (days: readonly KnownOn[]): string => days.map((one) => one.join(':')).join(' ');

/** Returns the days with today added, in the order in which they were stored: a clock may have been wrong. */
export const withDay = (days: readonly KnownOn[], day: number, known: number): KnownOn[] =>
  [...days.filter(([other]) => other !== day), [day, known] as const].slice(-most);

/** Returns the number of facts known on the last stored day at least a week ago; undefined if there is none. */
export const since = (days: readonly KnownOn[], day: number): number | undefined =>
  days
    .filter(([other]) => other <= day - week)
    .sort(([one], [other]) => one - other)
    .at(-1)?.[1];
