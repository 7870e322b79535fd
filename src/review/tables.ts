/** Reviews of Multiplication tables: whether the product was right, and whether the hand held it. */
import { bestMove, tablesBot } from '../bots/tables.js';
import type { Ply } from '../match/match.js';
import {
  digitsOf,
  lacks,
  product,
  tables,
  type TablesEvent,
  type TablesMove,
  type TablesOptions,
  type TablesState,
} from '../rules/tables/index.js';
import type { Judged, Reviewer, Why } from './reviewer.js';

type TablesPly = Ply<TablesState, TablesMove, TablesEvent>;

/** Returns the number of pieces that a move lays. */
const piecesOf = (move: TablesMove): number => (move.type === 'attach' ? move.digits.length : 0);

/**
 * Explains a choice: the digits and their product, the piece that the hand lacked, and the pieces laid in a wrong
 * answer.
 */
function whyOf(before: TablesState, move: TablesMove, isRight: boolean): Why {
  const { a, b } = before.rounds.at(-1)!;
  const number = product({ a, b });
  const missing = lacks(before.hands[before.seat], digitsOf(number));
  const sum = [{ sum: `${a}*${b}` }, number];
  if (move.type !== 'attach')
    return missing === undefined
      ? { code: 'tables-missed', given: sum }
      : { code: 'tables-passed', given: [...sum, missing] };
  if (isRight) return { code: 'tables-right', given: sum };
  const given = [...sum, Number(move.digits.join(''))];
  return missing === undefined
    ? { code: 'tables-wrong', given }
    : { code: 'tables-wrong-pass', given: [...given, missing] };
}

/**
 * Judges a choice. An answer is right or wrong, regardless of the hand (PYT-51, PYT-52). A pass, or a product if no
 * answer is required, is judged by the pieces that leave the hand.
 */
function judge(before: TablesState, { move, events }: TablesPly): Judged<TablesMove> | undefined {
  const best = bestMove(before);
  if (!best) return undefined;
  const answered = events.find((event) => event.type === 'answered');
  const why = whyOf(before, move, answered?.right ?? true);
  return answered
    ? { best, value: Number(answered.right), bestValue: 1, unit: 'answer', why }
    : { best, value: piecesOf(move), bestValue: piecesOf(best), unit: 'pieces', why };
}

export const tablesReviewer: Reviewer<TablesOptions, TablesState, TablesMove, TablesEvent> = {
  game: tables,
  levels: tablesBot.levels,
  measure: () => 'pieces',
  // Values exist before each round and at the end; during a round some players have laid and others have not.
  point: ({ phase, hands }) => (phase === 'sum' || phase === 'over' ? hands.map((hand) => hand.length) : undefined),
  judge,
};
