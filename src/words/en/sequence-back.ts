import type { SequenceBackWords } from '../sequence.js';

export const sequenceBack: SequenceBackWords = {
  wins: (name) => `${name} reaches the summit`,
  grew: 'The climb',
  beginning: 'The beginning: all wait at the foot of the mountain.',
  table: 'The climb as a table',
};
