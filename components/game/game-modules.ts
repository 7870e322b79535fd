import type { Played } from '../parts/context.js';
import { fetchLobby } from './beside-script.js';
import type { GameDefinition } from './definition.js';
import { fetchLive } from './fetch-live.js';
import type { Fetchers } from './lazy-modules.js';
import { fetchSaving } from './saving-controller.js';

/**
 * Returns the functions that fetch the lazy modules of a game's element. `core` and `bot` are none, but fail and are retried like one.
 * @param ofLearner the lazy modules for a learner, in games that ask for facts
 * @param thinkAgain asks the computer player again, after it has failed
 */
export const gameModules = <T extends Played<T>>(
  definition: GameDefinition<T>,
  ofLearner: Fetchers | undefined,
  thinkAgain: () => Promise<object>,
): Fetchers => ({
  ...ofLearner,
  ...(definition.lessons && { lesson: definition.lessons }),
  finish: definition.finish,
  core: async () => ({ loaded: await definition.load?.() }),
  'set-up': definition.setUp,
  study: definition.study,
  saving: fetchSaving,
  live: fetchLive,
  lobby: fetchLobby,
  sounds: () => import('../style/sounds.js'),
  bot: thinkAgain,
});
