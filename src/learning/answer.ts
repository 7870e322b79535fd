/** Selects the kind of question that Multiplay asks a child. */
import { state } from './estimate.js';
import { facts } from './items.js';
import type { Memory } from './memory.js';

/** The share of the met products that a child must know before Multiplay asks for a factor. */
const mostly = 0.6;

/** Returns the question to ask before a cube turns: the product, or, for a child who knows most of the products met, the missing factor. */
export function answerThatFits(memory: Memory, day: number): 'product' | 'factor' {
  const met = facts.filter(({ kind }, at) => kind === 'P' && memory.facts[at]);
  const known = met.filter(({ item }) => state(memory, item, day).shown !== 'working');
  return met.length && known.length >= mostly * met.length ? 'factor' : 'product';
}
