/** How strong the computer players of Plus and minus are, level against level. */
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { loadPytagora, loadSearch, plusAndMinus } from '../../src/rules/pytagora/index.js';
import { levels } from './pytagora.tournament.js';
import { tournamentOf } from './tournament.js';

export const tournament = tournamentOf({
  title: 'Plus and minus',
  game: plusAndMinus,
  unit: 'points',
  pairings: [levels(2, 400), levels(3, 400), levels(4, 1000), levels(4, 200, ', to 100 points', { target: 100 })],
  ready: () => Promise.all([loadPytagora(), loadSearch()]),
  think: (state, level, random) => pytagoraBot.think(state, level, random),
});
