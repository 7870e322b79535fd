import type { FewestWords } from '../square.js';
import { listOf } from './list.js';

const left = (pieces: number): string =>
  pieces === 0 ? 'no piece left' : pieces === 1 ? '1 piece left' : `${pieces} pieces left`;

export const fewest: FewestWords = {
  wins: (names, pieces) =>
    names.length > 1
      ? `${listOf(names)} share the win: ${left(pieces)} each`
      : `${listOf(names)} wins: ${left(pieces)}`,
  grew: 'How many pieces were left',
  beginning: 'The beginning: ten pieces each.',
  table: 'The pieces as a table',
};
