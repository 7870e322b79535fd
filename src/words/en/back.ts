import type { BackWords } from '../words.js';
import { listOf } from './list.js';

export const back: BackWords = {
  wins: (names, points) =>
    names.length > 1 ? `${listOf(names)} share the win with ${points}` : `${listOf(names)} wins with ${points}`,
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
