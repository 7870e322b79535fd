import type { CommonWords } from '../words.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const common: CommonWords = {
  language: 'Italiano',
  turnOf: (name) => `Tocca a ${name}`,
  roll: 'Tira',
  rollHelp: 'Tira il dado',
  thinks: 'Sta pensando …',
  pause: 'Pausa',
  goOn: 'Continua',
  undo: 'Annulla la mossa',
  redo: 'Ripeti la mossa',
  newGame: 'Nuova partita',
  playAgain: 'Gioca ancora',
  die: (face) => (face ? `dado a dodici facce: ${face}` : 'dado a dodici facce'),
  whichRoll: 'Che numero è uscito?',
  scores: 'Punteggi',
  score: (name, points) => `${name}: ${points}`,
  events: 'Che cosa è successo',
  digits: 'Tastiera dei numeri',
  erase: 'Cancella',
  enter: 'OK',
  answer: 'La tua risposta',
  timeLeft: (seconds) => `restano ${seconds} s`,
  secondsLeft: (seconds) => (seconds === 1 ? 'Resta 1 secondo' : `Restano ${seconds} secondi`),
  timeFor: { label: 'Tempo', once: 'come deciso', tenTimes: 'dieci volte', noLimit: 'senza limite' },
  wins: (names, points) =>
    names.length > 1 ? `Vincono insieme ${list(names)} con ${points}` : `Vince ${list(names)} con ${points}`,
  undone: 'Mossa annullata.',
  redone: 'Mossa ripetuta.',
  nothingYet: 'Non è ancora successo niente.',
};
