/** Games by somebody else: the modules that `--game` names. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { anyBot } from '../src/bots/any.js';
import { faultOfGame } from '../src/rules/game-faults.js';
import { registerGame, type Registration } from '../src/rules/register.js';
import type { AnyGame } from './games.js';

type AnyRegistration = Registration<object, object>;

/**
 * Imports modules and makes the games that they export known, with the computer player that a module exports as `bot`; without
 * one it looks one move ahead.
 * @throws Error that names the file which cannot be imported, exports no game, or one that cannot be registered
 */
export async function loadGames(files: readonly string[]): Promise<void> {
  for (const file of files) {
    try {
      const module = (await import(pathToFileURL(resolve(file)).href)) as Readonly<Record<string, unknown>>;
      const games = [...new Set(Object.values(module))].filter((value) => !faultOfGame(value)) as AnyGame[];
      if (!games.length) throw new Error('It exports no game.');
      const bot = module['bot'] as AnyRegistration['bot'];
      for (const game of games) registerGame(game, { bot: bot ?? anyBot(game) });
    } catch (error) {
      throw new Error(`--game ${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}
