import type { PytagoraBackWords } from '../pytagora.js';

export const pytagoraBack: PytagoraBackWords = {
  beginning: 'L’inizio: il tavolo è vuoto.',
};
