/** How strong the computer players of Sequence are, level against level. */
import { sequenceBot } from '../../src/bots/sequence.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { tournamentOf } from './tournament.js';

export const tournament = tournamentOf({
  title: 'Sequence',
  game: sequence,
  unit: 'squares',
  pairings: [
    { title: 'level 2 against level 1', games: 400, seats: 2, levels: [2, 1], options: {} },
    { title: 'level 3 against level 2, to square 113', games: 6000, seats: 2, levels: [3, 2], options: {} },
    { title: 'level 3 against level 2, to square 40', games: 6000, seats: 2, levels: [3, 2], options: { summit: 40 } },
    {
      title: 'level 3 against level 2, to square 40, cards',
      games: 6000,
      seats: 2,
      levels: [3, 2],
      options: { summit: 40, cards: true },
    },
    {
      title: 'level 3 against two of level 2, to square 40',
      games: 6000,
      seats: 3,
      levels: [3, 2],
      options: { summit: 40 },
    },
    {
      title: 'level 3 against three of level 2, to square 40',
      games: 6000,
      seats: 4,
      levels: [3, 2],
      options: { summit: 40 },
    },
  ],
  think: (state, level, random) => sequenceBot.think(state, level, random),
});
