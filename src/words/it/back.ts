import type { BackWords } from '../words.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const back: BackWords = {
  wins: (names, points) =>
    names.length > 1 ? `Vincono insieme ${list(names)} con ${points}` : `Vince ${list(names)} con ${points}`,
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
