/** Puzzles of Multiplication tables: the pieces of the product, among others in the hand (PYT-51). */
import {
  digitsOf,
  hasAll,
  product,
  tables,
  type Round,
  type TablesMove,
  type TablesOptions,
  type TablesState,
} from '../rules/tables/index.js';
import { highest, type Choice, type Puzzler } from './puzzler.js';
import type { Strength } from './strength.js';

/** The digits that a move lays; empty for a player who passes. */
const textOf = (move: TablesMove): string => (move.type === 'attach' ? move.digits.join('') : '');

/** Returns the neighbouring products of a round, in which one of its numbers is one more or one less. */
const neighbours = ({ a, b }: Pick<Round, 'a' | 'b'>): number[] =>
  [-1, 1].flatMap((by) => [(a + by) * b, a * (b + by)]).filter((number) => number !== a * b);

/** The times tables that children learn first. */
const known = [2, 3, 5];

/**
 * Returns whether a product suits the strength. Products with 0 and 1 are trivial. Easy ones are of the tables of 2, 3
 * and 5, and the hand can lay no neighbouring product. In hard ones both numbers are 6 or more, and the hand can lay a
 * neighbouring product by mistake.
 */
function isAsHard({ a, b }: Pick<Round, 'a' | 'b'>, hand: readonly number[], strength: Strength): boolean {
  if (Math.min(a, b) < 2) return false;
  const tempts = neighbours({ a, b }).some((number) => hasAll(hand, digitsOf(number)));
  if (strength === 'easy') return (known.includes(a) || known.includes(b)) && !tempts;
  if (strength === 'hard') return Math.min(a, b) > 5 && tempts;
  return true;
}

export const tablesPuzzler: Puzzler<TablesOptions, TablesState, TablesMove> = {
  game: tables,
  unit: 'answer',
  margin: 1,
  most: 4000,
  tasks: ['tables-lay'],
  usual: {},
  /** Requires the product to be found. */
  tidy: (state) => ({ ...state, options: { ...state.options, answer: true } }),
  load: () => Promise.resolve(),
  *positions(options, random) {
    for (;;) {
      const start = tables.setup(1, { ...options, answer: true }, random);
      const step = tables.play(start, tables.chance(start, random));
      yield step.ok ? step.state : undefined;
    }
  },
  /** Rates every number of one or two digits that the hand can lay, and passing. */
  *rate(state) {
    const round = state.rounds.at(-1);
    const hand = state.hands[state.seat];
    if (state.phase !== 'attach' || !round) return undefined;
    yield;
    const numbers = Array.from({ length: 100 }, (_, number) => digitsOf(number)).filter((one) => hasAll(hand, one));
    const choices = numbers.map((digits): Choice<TablesMove> => ({
      move: { type: 'attach', digits },
      value: Number(Number(digits.join('')) === product(round)),
    }));
    if (!choices.some(({ value }) => value)) return undefined;
    const { a, b } = round;
    return {
      task: 'tables-lay',
      given: [{ sum: `${a}*${b}` }],
      choices: [...choices, { move: { type: 'pass' }, value: 0 }],
      best: highest(choices),
    };
  },
  key: textOf,
  suits: ({ rounds, hands, seat }, _question, _second, strength) => isAsHard(rounds.at(-1)!, hands[seat], strength),
  value: ({ rounds }, _, move) => Number(textOf(move) === String(product(rounds.at(-1)!))),
  why: ({ rounds }) => {
    const { a, b } = rounds.at(-1)!;
    return { code: 'tables-product', given: [{ sum: `${a}*${b}=${a * b}` }] };
  },
};
