/** The thread that computes the moves of computer players, so that no message has to wait for them. */
import { randomInt } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { ready } from '../src/core/index.js';
import { thinkOf } from './bots.js';
import { gameNamed } from './games.js';
import { loadGames } from './own-games.js';
import type { Question } from './bot-thread.js';

/** Requests are handled one at a time: a slow one delays others, but no board. */
let turn: Promise<unknown> = ready().then(() => loadGames((workerData as readonly string[] | null) ?? []));

parentPort!.on('message', ({ number, game, text, level }: Question) => {
  turn = turn.then(async () => {
    try {
      const read = gameNamed(game)?.read(text);
      if (!read?.ok) throw new Error('The position cannot be read.');
      parentPort!.postMessage({ number, move: await thinkOf(game, read.value, level, (below) => randomInt(below)) });
    } catch (error) {
      parentPort!.postMessage({ number, error: String(error) });
    }
  });
});
