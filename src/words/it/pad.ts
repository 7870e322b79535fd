import type { PadWords } from '../words.js';

export const pad: PadWords = {
  digits: 'Tastiera dei numeri',
  erase: 'Cancella',
  enter: 'OK',
  answer: 'La tua risposta',
};
