import type { PlytBackWords } from '../plyt.js';

export const plytBack: PlytBackWords = {
  wins: (name) => `${name} è in cima!`,
  grew: 'Come sono saliti tutti',
  beginning: 'L’inizio: tutti sono ai piedi della montagna.',
  table: 'Le caselle in una tabella',
};
