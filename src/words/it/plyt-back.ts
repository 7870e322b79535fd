import type { PlytBackWords } from '../plyt.js';

export const plytBack: PlytBackWords = {
  wins: (name) => `${name} è in cima!`,
  grew: 'Come sono saliti tutti',
  beginning: 'L’inizio: tutti sono ai piedi della montagna.',
  chose: (name, dice) => `*${name}* prende ${dice === 1 ? 'un dado' : `${dice} dadi`}.`,
  table: 'Le caselle in una tabella',
};
