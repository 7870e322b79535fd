import type { CommonWords } from '../words.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} e ${names.at(-1)}`;

export const common: CommonWords = {
  language: 'Italiano',
  turnOf: (name) => `Tocca a ${name}`,
  roll: 'Tira',
  rollHelp: 'Tira il dado',
  thinks: 'Sta pensando …',
  playAgain: 'Gioca ancora',
  die: (face) => (face ? `dado a dodici facce: ${face}` : 'dado a dodici facce'),
  whichRoll: 'Che numero è uscito?',
  score: (name, points) => `${name}: ${points}`,
  digits: 'Tastiera dei numeri',
  erase: 'Cancella',
  enter: 'OK',
  answer: 'La tua risposta',
  timeLeft: (seconds) => `restano ${seconds} s`,
  secondsLeft: (seconds) => (seconds === 1 ? 'Resta 1 secondo' : `Restano ${seconds} secondi`),
  wins: (names, points) =>
    names.length > 1 ? `Vincono insieme ${list(names)} con ${points}` : `Vince ${list(names)} con ${points}`,
  undone: 'Mossa annullata.',
  redone: 'Mossa ripetuta.',
};
