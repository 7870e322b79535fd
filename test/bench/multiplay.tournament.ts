import { multiplayBot, questionOf } from '../../src/bots/multiplay.js';
import { search, searchCore } from '../../src/core/multiplay-search.js';
import {
  multiplay,
  type MultiplayMove,
  type MultiplayOptions,
  type MultiplayState,
} from '../../src/rules/multiplay/index.js';
import { play, type Contest } from './tournament.js';
import { wilson } from './wilson.js';

export const title = 'Multiplay, 11 × 11';
/** By number of players: pairs of levels, 0 for any legal move. */
export const pairs = { 2: ['1-0', '2-0', '2-1', '3-2', '4-3'], 3: ['2-1', '3-2', '4-3'], 4: ['2-1', '3-2', '4-3'] };

export const contest: Contest<MultiplayOptions, MultiplayState, MultiplayMove> = {
  game: multiplay,
  options: multiplay.defaults,
  ready: () => searchCore.ready(),
  // At once where the computer player would leave turns to a page.
  think(state, level, random) {
    if (level < 3 || state.phase !== 'choose') return multiplayBot.think(state, level, random);
    const thought = search(questionOf(state, level))!;
    while (thought.step(1000));
    return { type: 'turn', cell: thought.choice() };
  },
};
export { play, wilson };
