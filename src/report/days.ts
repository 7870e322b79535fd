import { dayOf as dayOfDate } from '../learning/memory.js';
import { languageTags } from '../words/languages.js';

const msOfDay = 86_400_000;
const first = Date.UTC(2024, 0, 1);

/** Returns the local day of a date, in days since 1 January 2024; undefined before that day, or for an invalid date. */
export const dayOf = (moment: Date): number | undefined => dayOfDate(moment) || undefined;

/** Returns the date of a day, at noon in the reader's time zone. */
export function dateOf(day: number): Date {
  const utc = new Date(first + day * msOfDay);
  return new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);
}

/** Formats a day as `2026-11-22`. */
export const isoDay = (day: number): string => new Date(first + day * msOfDay).toISOString().slice(0, 10);

/** The languages whose names of months are recognised, in addition to those of this project. */
const others = ['de', 'fr', 'es', 'pt', 'nl', 'pl', 'sv', 'da', 'nb', 'fi', 'cs', 'hu', 'ro', 'el', 'uk', 'ca', 'sl'];

let months: Map<string, number> | undefined;

/** Returns the names of months in the form in which they occur in dates, long and short. */
function monthsByName(): Map<string, number> {
  if (months) return months;
  months = new Map();
  for (const tag of [...languageTags, ...others]) {
    for (const month of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month });
      for (let i = 0; i < 12; i++) {
        const name = format.formatToParts(new Date(2024, i, 15)).find(({ type }) => type === 'month')?.value;
        const key = name?.toLocaleLowerCase(tag).replace(/\W+$/u, '');
        if (key && !months.has(key)) months.set(key, i);
      }
    }
  }
  return months;
}

/**
 * Reads a date in the format of a platform: `Sunday, 22 November 2026, 8:11 AM`, in one of some languages, or `2026-11-22`. Dates that
 * consist of numbers only, with the day before the month, are not guessed. Returns undefined if the date cannot be read.
 */
export function dayFromText(text: string): number | undefined {
  const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/.exec(text);
  if (iso) return dayOf(new Date(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])));
  const year = /\b20\d\d\b/.exec(text)?.[0];
  const day = /(?:^|\D)([12]?\d|3[01])(?![\d:])/.exec(text.replace(year ?? '', ''))?.[1];
  if (!year || !day) return undefined;
  const words = text.toLocaleLowerCase().match(/\p{L}+/gu) ?? [];
  const month = words.map((word) => monthsByName().get(word)).find((found) => found !== undefined);
  return month === undefined ? undefined : dayOf(new Date(Number(year), month, Number(day)));
}
