import type { PytagoraFormWords } from '../pytagora.js';

export const pytagoraForm: PytagoraFormWords = {
  about: {
    pytagora: 'Componi equazioni come in un cruciverba. Ogni tessera vale.',
    'plus-and-minus': 'Componi equazioni con più e meno come in un cruciverba.',
  },
  target: 'Punti per vincere',
  targetHelp: 'Vince chi li fa per primo',
  precedence: 'Calcolo',
  precedences: { standard: '× prima di +', 'left-to-right': 'da sinistra a destra' },
  exchange: 'Nuove tessere',
  exchanges: { 'any-time': 'quando si vuole', 'only-when-stuck': 'solo se bloccati' },
  cover: 'Copri le tessere',
  coverHelp: 'Quando si passa lo schermo',
};
