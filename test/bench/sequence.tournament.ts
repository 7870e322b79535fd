/** Measures the strength of the computer players of Sequence, level against level. */
import { sequenceBot } from '../../src/bots/sequence.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { levels, tournamentOf } from './tournament.js';

const near = { told: ', to square 40', options: { summit: 40 } };

export const tournament = tournamentOf({
  game: sequence,
  unit: 'squares',
  pairings: [
    levels(1, 0, 400),
    levels(2, 1, 400),
    levels(3, 2, 6000, { told: ', to square 113' }),
    levels(3, 2, 4800, near),
    levels(3, 2, 4800, { told: ', to square 40, cards', options: { summit: 40, cards: true } }),
    levels(3, 2, 4800, {
      told: ', to square 40, cards for later',
      options: { summit: 40, cards: true, cardsWhen: 'keep' },
    }),
    levels(3, 2, 4800, { ...near, seats: 3 }),
    levels(3, 2, 4800, { ...near, seats: 4 }),
  ],
  bot: sequenceBot,
});
