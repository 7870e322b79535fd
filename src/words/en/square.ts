import type { SquareWords } from '../square.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const next = (numbers: string): string => `${numbers} comes next.`;
const or = (one: string, other: string): string => `${one} or ${other}`;
const wants = (one: number | string, other: number | string | undefined): string =>
  next(other === undefined ? `${one}` : or(`${one}`, `${other}`));

const game: SquareWords = {
  title: 'Up and down',
  path: (name, laid, of, coming) => `${name}: ${laid} of ${of} numbers lie. ${coming}`,
  paths: { whole: 'The path', even: 'The even path', odd: 'The odd path' },
  or,
  next,
  hand: (name) => `${name}’s numbers`,
  piece: (number, fits) => (fits ? `${number}, fits` : number),
  place: (number, path) => `Lay ${number} here. ${path}`,
  draw: 'Take a piece',
  whichEnd: 'Here or there? Tap a place.',
  dots: (count) => (count === 1 ? '1 dot' : `${count} dots`),
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  players: 'Pieces left',
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'That is not allowed here.',
    'wrong-number': ({ wanted, other }) => `Not yet. ${wants(wanted, other)}`,
    'must-lay': ({ digit }) => `You have ${digit}: lay it.`,
    'wrong-end': ({ digit }) => `${digit} fits at the other place.`,
    'which-end': () => 'It fits at both ends. Tap a place.',
    'not-in-hand': ({ digit }) => `There is no ${digit} in that hand.`,
  },
};

export const square: Language<SquareWords> = { tag: 'en', common, game };
