import type { FewestWords } from '../square.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;
const left = (pieces: number): string =>
  pieces === 0 ? 'nessuna tessera' : pieces === 1 ? '1 tessera' : `${pieces} tessere`;

export const fewest: FewestWords = {
  wins: (names, pieces) =>
    names.length > 1
      ? `Vincono insieme ${list(names)} con ${left(pieces)} a testa`
      : `Vince ${list(names)} con ${left(pieces)}`,
  grew: 'Quante tessere restavano',
  beginning: 'L’inizio: dieci tessere a testa.',
  table: 'Le tessere in una tabella',
};
