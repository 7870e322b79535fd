import type { PadWords } from '../words.js';

export const pad: PadWords = {
  digits: 'Number pad',
  erase: 'Erase',
  enter: 'OK',
  answer: 'Your answer',
};
