/** Measures the strength of the computer players of Plus and minus, level against level. */
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { plusAndMinus } from '../../src/rules/pytagora/index.js';
import { pairings, ready } from './pytagora.tournament.js';
import { tournamentOf } from './tournament.js';

export const tournament = tournamentOf({
  game: plusAndMinus,
  unit: 'points',
  pairings,
  ready,
  bot: pytagoraBot,
});
