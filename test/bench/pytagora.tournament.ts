/** How strong the computer players of Pytagora are, level against level. */
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { loadPytagora, loadSearch, pytagora } from '../../src/rules/pytagora/index.js';
import { tournamentOf, type Pairing } from './tournament.js';

export const levels = (one: number, games: number, title = '', options: object = {}, seats = 2): Pairing => ({
  title: `level ${one} against ${seats > 2 ? 'two of ' : ''}level ${one - 1}${title}`,
  games,
  seats,
  levels: [one, one - 1],
  options,
});

export const tournament = tournamentOf({
  title: 'Pytagora',
  game: pytagora,
  unit: 'points',
  pairings: [
    levels(2, 400),
    levels(3, 400),
    levels(4, 1000),
    levels(4, 402, '', {}, 3),
    levels(4, 200, ', to 100 points', { target: 100 }),
  ],
  ready: () => Promise.all([loadPytagora(), loadSearch()]),
  think: (state, level, random) => pytagoraBot.think(state, level, random),
});
