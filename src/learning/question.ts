import type { Random } from '../rules/game.js';
import { facts, placeOf, type Item } from './items.js';

/** A fact as a question: ASCII with `?` for the missing number. */
export interface ItemQuestion {
  readonly item: Item;
  /** `7*8=?`, `7*?=56`, `56/7=?`, `7+8=?`. */
  readonly prompt: string;
  readonly expected: number;
  /** The two numbers of the fact, in the order of the question. */
  readonly numbers: readonly [number, number];
}

/**
 * Asks for a product, a division or a sum. The order of the numbers, and whether a division is asked as such or as a
 * missing factor, is random, because both orders are one fact.
 * @throws RangeError if there is no such fact.
 */
export function itemQuestion(item: Item, random: Random): ItemQuestion {
  const fact = facts[placeOf(item) ?? -1];
  if (!fact || fact.kind === 'N') throw new RangeError(`${item} cannot be asked.`);
  const { kind, a, b } = fact;
  const [one, other] = random(2) ? [a, b] : [b, a];
  const asked = { item, numbers: [one, other] } as const;
  if (kind === 'P') return { ...asked, prompt: `${one}*${other}=?`, expected: one * other };
  if (kind === 'S') return { ...asked, prompt: `${one}+${other}=?`, expected: one + other };
  const product = one * other;
  return { ...asked, prompt: random(2) ? `${one}*?=${product}` : `${product}/${one}=?`, expected: other };
}

/** The tables that can be asked: 2 to 12. */
export const allTables: readonly number[] = Array.from({ length: 11 }, (_, i) => i + 2);

/** All products, or all divisions, of these tables: numbers from 2 to 12, each with 2 to 12. */
export const tableItems = (kind: 'P' | 'Q', tables: readonly number[]): Item[] =>
  facts
    .filter((fact) => fact.kind === kind && (tables.includes(fact.a) || tables.includes(fact.b)))
    .map(({ item }) => item);
