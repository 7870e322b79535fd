/** Selects the times tables to practise. */
import { state } from './estimate.js';
import { facts } from './items.js';
import type { Memory } from './memory.js';
import { allTables } from './question.js';

/** The amount that a product that was never asked adds to what is left of its tables. */
const unmet = 0.5;

/**
 * Returns the two tables, from 2 to 12, with the most left to practise, the smaller first; none if no product is known to have been asked.
 * The amount left in a table is the sum, over its products, of 1 minus the probability of a right and quick answer.
 * @param day Days since 1 January 2024.
 */
export function tablesToPractise(memory: Memory, day: number): readonly number[] {
  const left = new Map(allTables.map((table) => [table, 0]));
  let hasMet = false;
  for (const { item, kind, a, b } of facts) {
    if (kind !== 'P') continue;
    const { shown, r } = state(memory, item, day);
    const isMet = shown !== 'not-met';
    hasMet ||= isMet;
    for (const table of new Set([a, b])) left.set(table, left.get(table)! + (isMet ? 1 - r : unmet));
  }
  if (!hasMet) return [];
  return [...left]
    .sort(([table, most], [other, next]) => next - most || table - other)
    .slice(0, 2)
    .map(([table]) => table)
    .sort((one, other) => one - other);
}
