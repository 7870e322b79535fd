/* Derives from an answer the evidence about facts and skills. */
import { factsOf } from '../games.js';
import type { Seat } from '../rules/game.js';
import { factItem, type Item } from './items.js';

/** The evidence that one answer gives about one item. */
export interface Evidence {
  readonly item: Item;
  readonly right: boolean;
  /** Milliseconds from showing the question to the first digit; undefined if unknown. */
  readonly think?: number;
  /** A right answer that was late, or came after a hint. */
  readonly slow?: true;
  /** The item was only a part of the question. */
  readonly part?: true;
}

/** The circumstances of an event. */
export interface Context {
  /** The name of the game, or `warm-up`; undefined if unknown, as in a file. */
  readonly game?: string;
  /** The seats of learners; undefined for all. */
  readonly learners?: readonly Seat[];
  /** The number of hints taken for the answer. */
  readonly hints?: number;
  /** True if the question was answered before and the answer was undone. */
  readonly again?: boolean;
  /** Sequence: true if the table of Sequences was covered when one was declared. */
  readonly covered?: boolean;
}

/**
 * Returns whether the answers in a game count, and with the time that they took. They do in an unknown game and in a
 * warm-up.
 */
const evidenceOf = (game: unknown): 'timed' | 'untimed' | undefined =>
  game === undefined || game === 'warm-up' ? 'timed' : factsOf(game)?.evidence;

const kinds: readonly unknown[] = ['match', 'total', 'novice', 'advanced'];

/** Returns whether a value is a known time. */
export const isTime = (time: unknown): time is number => typeof time === 'number' && time > 0 && time < Infinity;

/** Returns the item of a product or quotient: the skill for numbers 0 and 1, otherwise the fact. */
const product = (kind: 'P' | 'Q', a: number, b: number): Item | undefined =>
  a * b === 0 ? 'K13' : a === 1 || b === 1 ? 'K14' : factItem(kind, a, b);

/**
 * Returns the item that a question asks for, or undefined if there is none. Questions are in ASCII: `7`,
 * `7*8`, `7+8+9`, `7*8=?`, `7+8=?`, `7*?=56`, `56/7=?`.
 */
export function itemOf(prompt: unknown): Item | undefined {
  if (
    typeof prompt !== 'string' ||
    !/^\d{1,3}([*+]\d{1,2}){0,5}(=\?)?$|^\d{1,2}\*\?=\d{1,3}$|^\d{1,3}\/\d{1,2}=\?$/.test(prompt)
  )
    return undefined;
  const numbers = (prompt.match(/\d+/g) ?? []).map(Number);
  const [a, b] = numbers;
  const count = numbers.length;
  // A division with a remainder is not an item.
  if (prompt.includes('*?')) return product('Q', a, b / a);
  if (prompt.includes('/')) return product('Q', b, a / b);
  if (count === 1) return prompt.includes('=') ? undefined : factItem('N', a);
  const adds = prompt.includes('+');
  if (adds && prompt.includes('*')) return undefined;
  if (count > 2) return `K${count - (adds ? -2 : 2)}`;
  return adds ? factItem('S', a, b) : product('P', a, b);
}

/**
 * Returns the evidence from an event; none unless a learner answered without much help. Accepts any input, never throws.
 * @param event An event `answered` of PLYT, Multiplay, Multiplication tables or the warm-up, or `declared` of Sequence.
 */
export function evidence(event: object, context: Context = {}): Evidence[] {
  const told = Object(event) as Partial<Record<string, unknown>>;
  const { game, learners, hints = 0, again, covered } = Object(context) as Context;
  const { seat, prompt, given, expected, right: inTime, think } = told;
  const counts = evidenceOf(game);
  if (!counts || again || hints > 1) return [];
  if (Array.isArray(learners) && !learners.includes(seat)) return [];

  if (told['type'] === 'declared') {
    const kind = kinds.indexOf(told['kind']);
    return covered && kind >= 0 ? [{ item: `K${9 + kind}`, right: inTime === true }] : [];
  }
  if (told['type'] !== 'answered' || typeof given !== 'number' || typeof expected !== 'number') return [];
  const item = itemOf(prompt);
  if (!item) return [];

  const right = given === expected;
  const slow = right && (inTime === false || hints > 0);
  const found: Evidence = {
    item,
    right,
    ...(counts === 'timed' && isTime(think) ? { think } : {}),
    ...(slow ? { slow: true } : {}),
  };
  // Finding a missing factor involves multiplying, but not vice versa.
  return right && item.startsWith('Q') && game !== 'warm-up'
    ? [found, { item: item.replace('Q', 'P'), right, part: true }]
    : [found];
}
