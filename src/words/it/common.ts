import type { CommonWords } from '../words.js';

export const common: CommonWords = {
  turnOf: (name) => `Tocca a ${name}`,
  roll: 'Tira',
  rollHelp: 'Tira il dado',
  computer: 'computer',
  thinks: 'Sta pensando …',
  die: (face) => (face ? `dado a dodici facce: ${face}` : 'dado a dodici facce'),
  whichRoll: 'Che numero è uscito?',
  score: (name, points) => `${name}: ${points}`,
  timeLeft: (seconds) => `restano ${seconds} s`,
  secondsLeft: (seconds) => (seconds === 1 ? 'Resta 1 secondo' : `Restano ${seconds} secondi`),
  undone: 'Mossa annullata.',
  redone: 'Mossa ripetuta.',
};
