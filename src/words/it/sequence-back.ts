import type { SequenceBackWords } from '../sequence.js';

export const sequenceBack: SequenceBackWords = {
  wins: (name) => `${name} arriva in cima`,
  grew: 'La salita',
  beginning: 'L’inizio: tutti aspettano ai piedi della montagna.',
  table: 'La salita come tabella',
};
