import type { MultiplayFormWords } from '../multiplay.js';

export const multiplayForm: MultiplayFormWords = {
  about: 'Gira i cubi, fai file di 3, 5, 7 – e intrappola quelle pari.',
  answer: 'Prima il calcolo',
  answerHelp: 'Prima che il cubo si giri',
  answers: { off: 'No', factor: '7 × ? = 56', product: '7 × 8 = ?' },
  size: 'Tavola',
  cubes: (count) => (count === 1 ? '1 cubo' : `${count} cubi`),
  endAt: 'Si può chiudere a',
  endAtHelp: 'cubi bianchi rimasti',
};
