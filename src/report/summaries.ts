import { readSummary, type Summary } from '../learning/index.js';

/**
 * Returns the later of two summaries of an attempt, which has more than one if it was continued on several devices; of one
 * day, the second. One that cannot be read gives way.
 */
export function laterSummary(one: string | undefined, other: string): string {
  const [first, second] = [readSummary(one), readSummary(other)];
  if (!second.ok) return one ?? other;
  return first.ok && first.value.day > second.value.day ? one! : other;
}

/** Merges the summaries of all attempts: the state of an item is that of the last one that has it. */
export function mergeSummaries(texts: readonly string[]): Summary | undefined {
  const read = texts.flatMap((text) => {
    const summary = readSummary(text);
    return summary.ok ? [summary.value] : [];
  });
  if (!read.length) return undefined;
  read.sort((one, other) => one.day - other.day);
  return { day: read.at(-1)!.day, items: Object.assign({}, ...read.map(({ items }) => items)) as Summary['items'] };
}
