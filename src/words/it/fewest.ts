import type { FewestWords } from '../square.js';
import { listOf } from './list.js';

const left = (pieces: number): string =>
  pieces === 0 ? 'nessuna tessera' : pieces === 1 ? '1 tessera' : `${pieces} tessere`;

export const fewest: FewestWords = {
  wins: (names, pieces) =>
    names.length > 1
      ? `Vincono insieme ${listOf(names)} con ${left(pieces)} a testa`
      : `Vince ${listOf(names)} con ${left(pieces)}`,
  grew: 'Quante tessere restavano',
  beginning: 'L’inizio: dieci tessere a testa.',
  table: 'Le tessere in una tabella',
};
