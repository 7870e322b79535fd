import type { PytagoraFormWords } from '../pytagora.js';

export const pytagoraForm: PytagoraFormWords = {
  about: {
    pytagora: 'Lay equations like a crossword. Every piece counts.',
    'plus-and-minus': 'Lay equations of plus and minus like a crossword.',
  },
  target: 'Points to win',
  targetHelp: 'Who has them first wins',
  precedence: 'Reckoning',
  precedences: { standard: '× before +', 'left-to-right': 'left to right' },
  exchange: 'New pieces',
  exchanges: { 'any-time': 'when one says so', 'only-when-stuck': 'only when stuck' },
  cover: 'Cover the pieces',
  coverHelp: 'When the device is passed on',
};
