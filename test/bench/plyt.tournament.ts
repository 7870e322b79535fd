/** How strong the computer players of PLYT are, level against level, and what their choices bring to equal ability. */
import { plytBot } from '../../src/bots/plyt.js';
import { plyt, presets } from '../../src/rules/plyt/index.js';
import { plainPlyt } from './plyt-most-steps.js';
import { tournamentOf, type Pairing } from './tournament.js';

/** Levels from 11 on are those of the plain player. */
const plain = 10;

const levels = (high: number, title: string, options: object, seats = 2): Pairing => ({
  title: `level ${high} against ${seats > 2 ? `${['two', 'three'][seats - 3]} of ` : ''}level ${high - 1}${title}`,
  games: 400,
  seats,
  levels: [high, high - 1],
  options,
});
const choices = (level: number, title: string, options: object, games = 2000): Pairing => ({
  title: `level ${level} against most steps, equally able${title}`,
  games,
  seats: 2,
  levels: [level, level + plain],
  options,
});

export const tournament = tournamentOf({
  title: 'PLYT',
  game: plyt,
  unit: 'squares',
  pairings: [
    ...[2, 3, 4].map((high) => levels(high, '', {})),
    ...[2, 3, 4].map((high) => levels(high, ', Standard 3, cards for later', { standard: 3, cardsWhen: 'keep' })),
    ...[2, 3, 4].map((high) => levels(high, '', {}, 4)),
    choices(2, '', {}),
    choices(4, '', {}),
    choices(2, ', cards for later', { cardsWhen: 'keep' }),
    choices(4, ', cards for later', { cardsWhen: 'keep' }),
    choices(4, ', competition', presets.competition),
    choices(4, ', no cards', { cards: false }),
  ],
  think: (state, level, random) =>
    level > plain ? plainPlyt.think(state, level - plain, random) : plytBot.think(state, level, random),
});
