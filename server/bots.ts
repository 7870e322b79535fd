/** The computer players of the games, for code that works with any of them. */
import { bots } from '../src/bots/games.js';
import type { Bot, Random } from '../src/rules/game.js';
import { registeredAs } from '../src/rules/register.js';

const botOf = (game: string): Bot<object, object> | undefined =>
  Object.hasOwn(bots, game)
    ? bots[game as keyof typeof bots]
    : (registeredAs(game)?.bot as Bot<object, object> | undefined);

/** Returns the number of levels of a game's computer players. */
export const levelsOf = (game: string): number => botOf(game)?.levels ?? 0;

/** Returns the move of a computer player for the seat to act. Rejects if there is no such game. */
export async function thinkOf(game: string, state: object, level: number, random: Random): Promise<object> {
  const bot = botOf(game);
  if (!bot) throw new Error(`There is no computer player of ${game}.`);
  return bot.think(state, level, random);
}
