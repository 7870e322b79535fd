/** The computer players of all games. */
import { multiplayBot } from '../src/bots/multiplay.js';
import { plytBot } from '../src/bots/plyt.js';
import { pytagoraBot } from '../src/bots/pytagora.js';
import { sequenceBot } from '../src/bots/sequence.js';
import { tablesBot } from '../src/bots/tables.js';
import { upAndDownBot } from '../src/bots/up-and-down.js';
import type { Bot, Random } from '../src/rules/game.js';

type AnyBot = Bot<object, object>;

const bots: Readonly<Record<string, AnyBot>> = {
  plyt: plytBot,
  sequence: sequenceBot,
  multiplay: multiplayBot,
  pytagora: pytagoraBot,
  'plus-and-minus': pytagoraBot,
  'up-and-down': upAndDownBot,
  tables: tablesBot,
};

/** Returns the number of levels of a game's computer players. */
export const levelsOf = (game: string): number => (Object.hasOwn(bots, game) ? bots[game].levels : 0);

/** Returns the move of a computer player for the seat to act. Rejects if there is no such game. */
export async function thinkOf(game: string, state: object, level: number, random: Random): Promise<object> {
  if (!Object.hasOwn(bots, game)) throw new Error(`There is no computer player of ${game}.`);
  return bots[game].think(state, level, random);
}
