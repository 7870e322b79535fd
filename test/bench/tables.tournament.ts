/** Measures the strength of the computer players of Multiplication tables, level against level. */
import { tablesBot } from '../../src/bots/tables.js';
import { tables } from '../../src/rules/tables/index.js';
import { levels, tournamentOf } from './tournament.js';

export const tournament = tournamentOf({
  game: tables,
  unit: 'pieces',
  fewestWin: true,
  pairings: [
    levels(1, 0, 2000),
    levels(2, 0, 2000),
    levels(2, 1, 2000),
    levels(2, 1, 2000, { seats: 3 }),
    levels(2, 1, 2000, { seats: 4 }),
  ],
  bot: tablesBot,
});
