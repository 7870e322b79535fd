/** Measures the strength of the computer players of Multiplay, level against level. */
import { multiplayBot, questionOf } from '../../src/bots/multiplay.js';
import { search, searchCore } from '../../src/core/multiplay-search.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { levels, tournamentOf } from './tournament.js';

export const tournament = tournamentOf({
  game: multiplay,
  unit: 'points',
  pairings: [
    ...[1, 2].map((one) => levels(one, 0, 400)),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 400)),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 400, { seats: 3 })),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 400, { seats: 4 })),
  ],
  ready: () => searchCore.ready(),
  // Thinks synchronously, where the computer player would pause for the page.
  bot: {
    think(state, level, random) {
      if (level < 3 || state.phase !== 'choose') return multiplayBot.think(state, level, random);
      const thought = search(questionOf(state, level))!;
      while (thought.step(1000));
      return { type: 'turn', cell: thought.choice() };
    },
  },
});
