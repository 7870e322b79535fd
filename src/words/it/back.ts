import type { BackWords } from '../words.js';
import { listOf } from './list.js';

export const back: BackWords = {
  wins: (names, points) =>
    names.length > 1 ? `Vincono insieme ${listOf(names)} con ${points}` : `Vince ${listOf(names)} con ${points}`,
  playAgain: 'Gioca ancora',
  newGame: 'Nuova partita',
  grew: 'Come sono cresciuti i punti',
  turn: (turn, of) => `Mossa ${turn} di ${of}`,
  earlier: 'Una mossa indietro',
  later: 'Una mossa avanti',
  beginning: 'L’inizio: tutti i cubi sono bianchi.',
  table: 'I punti in una tabella',
  turnHeading: 'Mossa',
};
