import type { PlytWords } from '../plyt.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: PlytWords = {
  title: 'PLYT',
  mountain: 'The trail',
  forStart: 'The highest Master begins',
  howMany: 'How many dice?',
  throwDice: (count) => `Throw ${count} dice`,
  throwOne: 'Throw',
  card: 'A card',
  playCards: 'Cards or move',
  standard: (dice) => `Standard ${dice}`,
  dice: (count) => (count === 1 ? '1 die' : `${count} dice`),
  cardsHeld: (count) => (count === 1 ? '1 card' : `${count} cards`),
  offBoard: 'start',
  square: (square, level, star, names, choice) =>
    `${square}, level ${level}${star ? ', star' : ''}${names && `, ${names}`}${choice ? ', can be chosen' : ''}`,
  summit: (square, names) => `${square}, the summit${names && `, ${names}`}`,
  position: (name, square) => `${name}: ${square}`,
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'Not allowed here.',
  },
};

export const plyt: Language<PlytWords> = { tag: 'en', common, game };
