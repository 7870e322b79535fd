/** Measures the strength of the computer players of PLYT, level against level, and the effect of their choices at equal ability. */
import { plytBot } from '../../src/bots/plyt.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { plainPlyt } from './plyt-most-steps.js';
import { levels, tournamentOf, type Pairing } from './tournament.js';

/** Levels from 11 on are levels of the plain player. */
const plain = 10;

const choices = (level: number, told = '', options: object = {}): Pairing => ({
  ...levels(level, level + plain, 2000, { options }),
  title: `level ${level} against most steps, equally able${told}`,
});

const later = { told: ', Standard 3, cards for later', options: { standard: 3, cardsWhen: 'keep' } };

export const tournament = tournamentOf({
  game: plyt,
  unit: 'squares',
  pairings: [
    ...[2, 3, 4].map((one) => levels(one, one - 1, 400)),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 400, later)),
    ...[2, 3, 4].map((one) => levels(one, one - 1, 400, { seats: 4 })),
    choices(2),
    choices(4),
    choices(2, ', cards for later', { cardsWhen: 'keep' }),
    choices(4, ', cards for later', { cardsWhen: 'keep' }),
    choices(4, ', competition', plyt.presets!['competition'].options),
    choices(4, ', no cards', { cards: false }),
  ],
  bot: {
    think: (state, level, random) =>
      level > plain ? plainPlyt.think(state, level - plain, random) : plytBot.think(state, level, random),
  },
});
