/** How strong the computer players of Multiplay are, level against level. */
import { multiplayBot, questionOf } from '../../src/bots/multiplay.js';
import { search, searchCore } from '../../src/core/multiplay-search.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { tournamentOf, type Pairing } from './tournament.js';

const levels = (one: number, others: number, seats: number, games = 400): Pairing => ({
  title: `level ${one} against ${seats > 2 ? `${['two', 'three'][seats - 3]} of ` : ''}${others ? `level ${others}` : 'any move'}`,
  games,
  seats,
  levels: [one, others],
  options: {},
});

export const tournament = tournamentOf({
  title: 'Multiplay',
  game: multiplay,
  unit: 'points',
  pairings: [
    levels(1, 0, 2),
    levels(2, 0, 2),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 2)),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 3, 408)), // each deal three times
    ...[2, 3, 4].map((one) => levels(one, one - 1, 4)),
  ],
  ready: () => searchCore.ready(),
  // At once where the computer player would leave turns to a page.
  think(state, level, random) {
    if (level < 3 || state.phase !== 'choose') return multiplayBot.think(state, level, random);
    const thought = search(questionOf(state, level))!;
    while (thought.step(1000));
    return { type: 'turn', cell: thought.choice() };
  },
});
