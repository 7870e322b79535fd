import type { Bot } from '../rules/game.js';
import { botLevels, product, type TablesMove, type TablesState } from '../rules/tables/index.js';
import { moves as movesOf } from '../rules/tables/play.js';
import { levelWithin } from './level.js';

/**
 * The largest product that level 1 knows; it overlooks every second larger one. Below level 1 it overlooks more of
 * them, and smaller ones too: at 0 every second smaller one, and all larger ones.
 */
const known = 30;

/**
 * Returns the best move: attach the product if the hand holds its digits, otherwise pass; undefined if no seat may
 * attach. Keeping the digits for a later product does not help: in 8,000 games of one to four players, each such choice
 * was played out both ways, and in no group by product and round did passing lead to fewer pieces on average.
 */
export const bestMove = (state: TablesState): TablesMove | undefined => movesOf(state).next().value;

/**
 * The computer player of Multiplication tables: attaches the product if it holds the digits, otherwise passes, and
 * never gives a wrong answer. Level 2 always sees the product; level 1 overlooks some large ones. If no seat is to act,
 * it returns a move that the rules refuse.
 */
export const tablesBot: Bot<TablesState, TablesMove> = {
  levels: botLevels,
  hasLower: true,
  think(state, given, random) {
    const level = levelWithin(given, botLevels);
    const best = bestMove(state);
    const round = state.rounds.at(-1);
    const isLarge = round !== undefined && product(round) > known;
    const overlooks = level < (isLarge ? botLevels : 1) && random(100) < 50 * ((isLarge ? botLevels : 1) - level);
    return best && !overlooks ? best : { type: 'pass' };
  },
};
