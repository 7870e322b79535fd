import type { FewestWords } from '../square.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const left = (pieces: number): string =>
  pieces === 0 ? 'no piece left' : pieces === 1 ? '1 piece left' : `${pieces} pieces left`;

export const fewest: FewestWords = {
  wins: (names, pieces) =>
    names.length > 1 ? `${list(names)} share the win: ${left(pieces)} each` : `${list(names)} wins: ${left(pieces)}`,
  grew: 'How many pieces were left',
  beginning: 'The beginning: ten pieces each.',
  table: 'The pieces as a table',
};
