import type { BackWords } from '../words.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const back: BackWords = {
  wins: (names, points) =>
    names.length > 1 ? `${list(names)} share the win with ${points}` : `${list(names)} wins with ${points}`,
  playAgain: 'Play again',
  newGame: 'New game',
  grew: 'How the points grew',
  turn: (turn, of) => `Move ${turn} of ${of}`,
  earlier: 'One move back',
  later: 'One move on',
  beginning: 'The beginning: all cubes are white.',
  table: 'The points as a table',
  turnHeading: 'Move',
};
