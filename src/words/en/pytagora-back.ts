import type { PytagoraBackWords } from '../pytagora.js';

export const pytagoraBack: PytagoraBackWords = {
  beginning: 'The beginning: the table is empty.',
};
