import { readSummary, type Summary } from '../learning/index.js';

/**
 * Returns the amount of evidence of a summary: the number of items that were met; those with answers on at least three days count twice.
 */
const evidenceIn = ({ items }: Summary): number =>
  Object.values(items).reduce((sum, { sure }) => sum + (sure ? 2 : 1), 0);

/**
 * Returns the one of two summaries of an attempt that has more evidence. An attempt has several summaries if it was continued on several
 * devices, whose clocks may be wrong, so the day decides only if the evidence is equal: the later one is returned, and on the same day the
 * second. If one of them cannot be read, the other is returned.
 */
export function laterSummary(one: string | undefined, other: string): string {
  const [first, second] = [readSummary(one), readSummary(other)];
  if (!second.ok) return one ?? other;
  if (!first.ok) return other;
  const more = evidenceIn(first.value) - evidenceIn(second.value) || first.value.day - second.value.day;
  return more > 0 ? one! : other;
}

/**
 * Merges the summaries of all attempts. The state of an item comes from the last summary that contains it, unless an earlier one is sure of
 * it and the last one is not: then a device has started anew.
 * @param told The summaries, with the days up to which they have answers: the days in the summaries come from clocks that may be wrong.
 */
export function mergeSummaries(told: readonly { readonly day: number; readonly text: string }[]): Summary | undefined {
  const read = told.flatMap(({ day, text }) => {
    const summary = readSummary(text);
    return summary.ok ? [{ ...summary.value, day }] : [];
  });
  if (!read.length) return undefined;
  read.sort((one, other) => one.day - other.day);
  const merged: Record<string, Summary['items'][string]> = {};
  for (const { items } of read)
    for (const [item, said] of Object.entries(items)) if (said.sure || !merged[item]?.sure) merged[item] = said;
  return { ...read.at(-1)!, items: merged };
}
