import { state, type ItemState, type Shown } from './estimate.js';
import { facts, placeOf, type Item } from './items.js';
import { paceOf, type Memory } from './memory.js';

/** A family of facts, such as 7 × 8 and 56 ÷ 7, and its state for a child on a day. */
export interface Family {
  /** The smaller number first. */
  readonly numbers: readonly [number, number];
  readonly product: Item;
  readonly division: Item;
  /** The state of the product. */
  readonly shown: Shown;
  /** True if the highest state is reached; if time does not count, that is a fact known for weeks. */
  readonly isComplete: boolean;
  /** True if its state was better when it was last answered. */
  readonly hasSlipped: boolean;
  /** Days since the product was last answered; undefined if never. */
  readonly age: number | undefined;
}

/** From this box on, a fact is complete for a child whose time does not count. */
const lastingBox = 3;
const rank: readonly Shown[] = ['not-met', 'working', 'knows', 'by-heart'];

function familyOf(memory: Memory, a: number, b: number, day: number): Family {
  const product = `P${a}.${b}`;
  const known = memory.facts[placeOf(product)!];
  const now: ItemState = state(memory, product, day);
  const then = known ? state(memory, product, known.day) : now;
  return {
    numbers: [a, b],
    product,
    division: `Q${a}.${b}`,
    shown: now.shown,
    isComplete:
      now.shown === 'by-heart' || (paceOf(memory) === 'none' && now.shown === 'knows' && now.box >= lastingBox),
    hasSlipped: rank.indexOf(now.shown) < rank.indexOf(then.shown) || (now.shown === 'working' && now.box > 0),
    age: known ? Math.max(0, day - known.day) : undefined,
  };
}

/** Returns the 66 families of the tables from 2 to 12, by their numbers. */
export const families = (memory: Memory, day: number): Family[] =>
  facts.filter(({ kind }) => kind === 'P').map(({ a, b }) => familyOf(memory, a, b, day));

/** Returns the number of products that are known or known by heart. */
export const knownFamilies = (list: readonly Family[]): number =>
  list.filter(({ shown }) => shown === 'knows' || shown === 'by-heart').length;
