/** Which times tables to practise. */
import { state } from './estimate.js';
import { tableItems, allTables } from './question.js';
import type { Memory } from './memory.js';

/** How much a product that was never asked speaks for its table. */
const unmet = 0.5;

/**
 * Returns the two tables, from 2 to 12, with the most left to practise, the smaller first; none if no product is known to have
 * been asked. What is left of a table is the sum, over its products, of 1 minus the probability of a right and quick answer.
 * @param day Days since 1 January 2024.
 */
export function tablesToPractise(memory: Memory, day: number): readonly number[] {
  let hasMet = false;
  const left = allTables.map((table) => {
    const each = tableItems('P', [table]).map((item) => {
      const { shown, r } = state(memory, item, day);
      if (shown === 'not-met') return unmet;
      hasMet = true;
      return 1 - r;
    });
    return { table, left: each.reduce((sum, one) => sum + one, 0) };
  });
  if (!hasMet) return [];
  return left
    .sort((one, other) => other.left - one.left || one.table - other.table)
    .slice(0, 2)
    .map(({ table }) => table)
    .sort((one, other) => one - other);
}
