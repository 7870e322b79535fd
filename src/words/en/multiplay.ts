import type { MultiplayWords } from '../multiplay.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: MultiplayWords = {
  title: 'Multiplay',
  board: 'Multiplay board',
  forStart: 'The highest roll begins',
  turnRaised: 'Turn one of the raised cubes',
  findNumber: 'Turn a cube with your number',
  pickFactor: 'Choose a sum and say what it makes',
  endOrGoOn: 'End the game or play on',
  rowOf: (die) => `The row of ${die}`,
  rowComes: 'Your row of the times table',
  white: (count) => (count === 0 ? 'none white' : `${count} white`),
  cell: (row, column, number, owner, raised) =>
    `row ${row}, column ${column}, ${number}, ${owner ?? 'white'}${raised ? ', can be turned' : ''}`,
  // What the rules refuse they say in English themselves.
  refusals: {},
};

export const multiplay: Language<MultiplayWords> = { tag: 'en', common, game };
