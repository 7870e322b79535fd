import type { BackWords } from '../words.js';

export const back: BackWords = {
  newGame: 'Nuova partita',
  grew: 'Come sono cresciuti i punti',
  turn: (turn, of) => `Mossa ${turn} di ${of}`,
  earlier: 'Una mossa indietro',
  later: 'Una mossa avanti',
  beginning: 'L’inizio: tutti i cubi sono bianchi.',
  table: 'I punti in una tabella',
  turnHeading: 'Mossa',
};
