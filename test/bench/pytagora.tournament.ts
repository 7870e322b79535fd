/** Measures the strength of the computer players of Pytagora, level against level. */
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { loadPytagora, loadSearch, pytagora } from '../../src/rules/pytagora/index.js';
import { levels, tournamentOf, type Pairing } from './tournament.js';

/** The same computer players play Plus and minus. */
export const pairings: readonly Pairing[] = [
  ...[1, 2].map((one) => levels(one, 0, 400)),
  ...[2, 3].map((one) => levels(one, one - 1, 400)),
  levels(4, 3, 1000),
  ...[2, 3, 4].map((one) => levels(one, one - 1, 400, { seats: 3 })),
  levels(4, 3, 400, { told: ', to 100 points', options: { target: 100 } }),
];

export const ready = (): Promise<unknown> => Promise.all([loadPytagora(), loadSearch()]);

export const tournament = tournamentOf({
  game: pytagora,
  unit: 'points',
  pairings,
  ready,
  bot: pytagoraBot,
});
