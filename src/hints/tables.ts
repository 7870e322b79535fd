/** Hints for Multiplication tables, in very few words: rows to count, a way to the product, and the pieces. */
import { tablesBot } from '../bots/tables.js';
import { digitsOf, lacks, product, type TablesMove, type TablesState } from '../rules/tables/index.js';
import { placesOf, rung, type Hinter } from './hint.js';
import { steps, wayTo } from './sums.js';

export const tablesHinter: Hinter<TablesState, TablesMove> = {
  async find(state, seat, { signal, random = () => 0, to }) {
    const round = state.rounds.at(-1);
    if (!round) return undefined;
    const move = to ?? (await tablesBot.think(state, tablesBot.levels, random, signal));
    const { a, b } = round;
    const sum = product(round);
    const digits = digitsOf(sum);
    const hand = state.hands[seat];
    const [first] = placesOf(hand, digits);
    const missing = lacks(hand, digits);
    const { code, lines } = wayTo('multiply', [a, b]);
    const asks = state.options.answer;
    const nudge = asks ? rung('tables-rows', [a, b]) : rung('tables-look', [sum]);
    const way = code === 'sum-nought' ? rung(code) : rung('sum-steps', [{ sums: steps(lines) }]);
    const narrower = asks ? way : rung('tables-first', [digits[0]], { pieces: first === undefined ? [] : [first] });
    const last =
      missing === undefined
        ? rung('tables-lay', [{ sum: `${a}*${b}=${sum}` }], { pieces: placesOf(hand, digits) })
        : rung('tables-pass', [{ sum: `${a}*${b}=${sum}` }, missing]);
    return { move, rungs: [nudge, narrower, last] };
  },
};
