import type { Bot } from '../rules/game.js';
import { botLevels, type UpAndDownMove, type UpAndDownState } from '../rules/up-and-down/index.js';
import { moves as movesOf } from '../rules/up-and-down/play.js';

/**
 * Lays what fits, and where more than one piece or end will do, any of them. There is one level: a choice comes up two or
 * three times in a game, and no way of choosing was found to win more often. Asked when no seat is to act, it gives a
 * move that the rules refuse.
 */
export const upAndDownBot: Bot<UpAndDownState, UpAndDownMove> = {
  levels: botLevels,
  think(state, _level, random) {
    const moves = [...movesOf(state)];
    return moves[random(moves.length)] ?? { type: 'lay', digit: 0 };
  },
};
