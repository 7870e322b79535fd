import type { PlytPadWords } from '../plyt.js';

export const plytPad: PlytPadWords = {
  whichStart: 'Che numero mostra il tuo Master?',
  whichMaster: 'Che numero mostra il Master?',
  whichDie: (die, of) => `Dado ${die} di ${of}`,
  back: 'Uno indietro',
  recognise: 'Che numero è?',
  brings: (sum, to) => `*${sum}* passi fino a ${to}`,
};
