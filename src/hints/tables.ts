/** Hints for Multiplication tables, in very few words: rows to count, a way to the product, the pieces. */
import { tablesBot } from '../bots/tables.js';
import { digitsOf, lacks, product, type TablesMove, type TablesState } from '../rules/tables/index.js';
import { rung, type Hinter, type Rung } from './hint.js';
import { steps, wayTo } from './sums.js';

/** The places in a hand of these digits, each piece once. */
function placesOf(hand: readonly number[], digits: readonly number[]): number[] {
  const places: number[] = [];
  for (const digit of digits) {
    const at = hand.findIndex((other, i) => other === digit && !places.includes(i));
    if (at >= 0) places.push(at);
  }
  return places;
}

export const tablesHinter: Hinter<TablesState, TablesMove> = {
  async find(state, seat, { signal, random = () => 0 }) {
    const round = state.rounds.at(-1);
    if (!round) return undefined;
    const move = await tablesBot.think(state, tablesBot.levels, random, signal);
    const { a, b } = round;
    const sum = product(round);
    const digits = digitsOf(sum);
    const hand = state.hands[seat];
    const [first] = placesOf(hand, digits);
    const missing = lacks(hand, digits);
    const { code, lines } = wayTo('multiply', [a, b]);
    const asks = state.options.answer;
    const nudge: Rung = asks ? rung('tables-rows', [a, b]) : rung('tables-look', [sum]);
    const narrower: Rung = asks
      ? rung(code === 'sum-nought' ? 'sum-nought' : 'sum-steps', code === 'sum-nought' ? [] : [{ sums: steps(lines) }])
      : rung('tables-first', [digits[0]], { pieces: first === undefined ? [] : [first] });
    const last: Rung =
      missing === undefined
        ? rung('tables-lay', [{ sum: `${a}*${b}=${sum}` }], { pieces: placesOf(hand, digits) })
        : rung('tables-pass', [{ sum: `${a}*${b}=${sum}` }, missing]);
    return { move, rungs: [nudge, narrower, last] };
  },
};
