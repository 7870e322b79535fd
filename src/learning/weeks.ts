/** How many facts were known on earlier days, to compare a child with itself a week ago. */

/** A day, in days since 1 January 2024, and how many facts were known then. */
export type KnownOn = readonly [day: number, known: number];

const week = 7;
/** How many days are kept: more than a week, for not every day is one with a garden. */
const most = 30;

/** Reads what `writeWeeks` wrote; untrusted. What cannot be read is left out. */
export function readWeeks(text: unknown): KnownOn[] {
  if (typeof text !== 'string' || text.length > 1000 || !/^(\d{1,5}:\d{1,3}( |$))*$/.test(text)) return [];
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => one.split(':').map(Number) as unknown as KnownOn)
    .slice(-most);
}

export const writeWeeks = (days: readonly KnownOn[]): string => days.map((one) => one.join(':')).join(' ');

/** Returns the days with what is known on this one. */
export const withDay = (days: readonly KnownOn[], day: number, known: number): KnownOn[] =>
  [...days.filter(([other]) => other < day), [day, known] as const].slice(-most);

/** Returns how many facts were known on the last day that is a week ago or longer; undefined if there is none. */
export const since = (days: readonly KnownOn[], day: number): number | undefined =>
  days.findLast(([other]) => other <= day - week)?.[1];
