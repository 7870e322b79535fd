import type { SquareWords } from '../square.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const next = (numbers: string): string => `${numbers} comes next.`;
const or = (one: string, other: string): string => `${one} or ${other}`;

const game: SquareWords = {
  title: 'Up and down',
  path: (name, laid, of, coming) => `${name}: ${laid} of ${of} numbers lie. ${coming}`,
  paths: { whole: 'The path', even: 'The even path', odd: 'The odd path' },
  or,
  next,
  find: 'What comes next?',
  hand: (name) => `${name}’s numbers`,
  fits: (number) => `${number}, fits`,
  place: (number, path) => `Lay ${number} here. ${path}`,
  draw: 'Take a piece',
  whichEnd: 'Here or there? Tap a place.',
  dots: (count) => (count === 1 ? '1 dot' : `${count} dots`),
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  players: 'Pieces left',
  // What the rules refuse they say in English themselves.
  refusals: {},
};

export const square: Language<SquareWords> = { tag: 'en', common, game };
