import type { BackWords } from '../words.js';

export const back: BackWords = {
  newGame: 'New game',
  grew: 'How the points grew',
  turn: (turn, of) => `Move ${turn} of ${of}`,
  earlier: 'One move back',
  later: 'One move on',
  beginning: 'The beginning: all cubes are white.',
  table: 'The points as a table',
  turnHeading: 'Move',
};
