import type { Bot } from '../rules/game.js';
import { botLevels, product, type TablesMove, type TablesState } from '../rules/tables/index.js';
import { moves as movesOf } from '../rules/tables/play.js';
import { levelWithin } from './level.js';

/** The gentle player knows its tables up to here; of larger products it finds one in two. */
const known = 30;

/**
 * Attaches the product where it holds the digits, else passes; it never says a wrong one. Level 2 always sees it, level 1
 * overlooks some large products. Asked when no seat is to act, it gives a move that the rules refuse.
 */
export const tablesBot: Bot<TablesState, TablesMove> = {
  levels: botLevels,
  think(state, given, random) {
    const level = levelWithin(given, botLevels);
    const attach = [...movesOf(state)].find((move) => move.type === 'attach');
    const round = state.rounds.at(-1);
    const overlooks = level < 2 && round !== undefined && product(round) > known && random(2) === 0;
    return attach && !overlooks ? attach : { type: 'pass' };
  },
};
