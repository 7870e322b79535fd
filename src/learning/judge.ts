/** Classifies a child's errors. */
import type { AnsweredEvent } from '../rules/game.js';
import { itemOf } from './evidence.js';
import { allTables } from './question.js';

/**
 * The kinds of errors, in the order in which they are tested: `near-table`, the answer is in the table of one of the two
 * numbers, at most two steps away; `table`, further away; `product`, another product of the tables; `added`, the sum
 * instead of the product; `off`, one or ten too many or too few; `swapped`, the right digits in the wrong order.
 */
export const errorKinds = ['near-table', 'table', 'product', 'added', 'off', 'swapped', 'other'] as const;
export type ErrorKind = (typeof errorKinds)[number];

export type Judged = Pick<AnsweredEvent, 'prompt' | 'given' | 'expected'>;

export interface Errors {
  readonly counts: Readonly<Record<ErrorKind, number>>;
  /** The most frequent kind (the first of equally frequent ones), if there are at least five errors of a known kind. */
  readonly main?: ErrorKind;
}

const fewest = 5;

const isProduct = (number: number): boolean =>
  allTables.some((table) => number % table === 0 && allTables.includes(number / table));

/** Returns the kind of a wrong answer, or undefined if the question is not a product, quotient or sum of two numbers. */
export function errorOf({ prompt, given, expected }: Judged): ErrorKind | undefined {
  const item = itemOf(prompt);
  const [a, b] = item && /^[PQS]/.test(item) ? item.slice(1).split('.').map(Number) : [];
  if (!a || !b) return undefined;
  if (item!.startsWith('P') && Number.isInteger(given)) {
    const steps = [a, b]
      .filter((table) => given > 0 && given % table === 0)
      .map((table) => Math.abs(given - expected) / table);
    if (steps.length) return Math.min(...steps) <= 2 ? 'near-table' : 'table';
    if (isProduct(given)) return 'product';
    if (given === a + b) return 'added';
  }
  if ([1, 10].includes(Math.abs(given - expected))) return 'off';
  if (expected > 9 && String(given).padStart(String(expected).length, '0') === [...String(expected)].reverse().join(''))
    return 'swapped';
  return 'other';
}

/** Counts the kinds of wrong answers to facts. Right answers, and answers to anything else, are ignored. */
export function judge(answers: readonly Judged[]): Errors {
  const counts = Object.fromEntries(errorKinds.map((kind) => [kind, 0])) as Record<ErrorKind, number>;
  for (const answer of answers) {
    const { prompt, given, expected } = Object(answer) as Judged;
    if (typeof given !== 'number' || typeof expected !== 'number' || given === expected) continue;
    const kind = errorOf({ prompt, given, expected });
    if (kind) counts[kind]++;
  }
  const all = errorKinds.reduce((sum, kind) => sum + counts[kind], 0);
  const main = errorKinds.reduce((best, kind) => (counts[kind] > counts[best] ? kind : best));
  return { counts, ...(all >= fewest && main !== 'other' ? { main } : {}) };
}
