import type { PytagoraWords } from '../pytagora.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: PytagoraWords = {
  titles: { pytagora: 'Pytagora', 'plus-and-minus': 'Plus and minus' },
  table: 'Table with equations',
  signs: { '+': 'plus', '-': 'minus', '*': 'times', '/': 'divided by', '=': 'equals' },
  times: '×',
  divide: '÷',
  rack: (name) => `${name}’s pieces`,
  forEveryone: 'For everyone',
  common: (left) => (left === 1 ? 'equals sign for everyone, 1 left' : `equals sign for everyone, ${left} left`),
  lay: 'Lay it',
  takeBack: 'Pick up',
  exchange: 'New pieces',
  sure: (cost) => `Put all your pieces back for new ones? It costs ${cost} points.`,
  keepMine: 'Keep mine',
  pass: 'Pass',
  wins: 'to win',
  inBag: (count) => `${count} in the bag`,
  cell: (row, column, piece, mine) =>
    `row ${row}, column ${column}, ${piece ?? 'empty'}${mine ? ', laid by you now' : ''}`,
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'That is not allowed here.',
  },
};

export const pytagora: Language<PytagoraWords> = { tag: 'en', common, game };
