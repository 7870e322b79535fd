import type { MultiplayFormWords } from '../multiplay.js';

export const multiplayForm: MultiplayFormWords = {
  about: 'Turn cubes, make rows of 3, 5, 7 – and trap the even ones.',
  answer: 'Say the sum first',
  answerHelp: 'Before the cube turns',
  answers: { off: 'No', factor: '7 × ? = 56', product: '7 × 8 = ?' },
  size: 'Board',
  cubes: (count) => (count === 1 ? '1 cube' : `${count} cubes`),
  endAt: 'May end at',
  endAtHelp: 'white cubes left',
};
