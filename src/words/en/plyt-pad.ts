import type { PlytPadWords } from '../plyt.js';

export const plytPad: PlytPadWords = {
  whichStart: 'What does your Master show?',
  whichMaster: 'What does the Master show?',
  whichDie: (die, of) => `Die ${die} of ${of}`,
  back: 'One back',
  recognise: 'Which number?',
  brings: (sum, to) => `*${sum}* steps to ${to}`,
};
