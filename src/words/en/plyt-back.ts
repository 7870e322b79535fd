import type { PlytBackWords } from '../plyt.js';

export const plytBack: PlytBackWords = {
  wins: (name) => `${name} is on the summit!`,
  grew: 'How everybody climbed',
  beginning: 'The beginning: all are at the foot of the mountain.',
  chose: (name, dice) => `*${name}* takes ${dice === 1 ? 'one die' : `${dice} dice`}.`,
  table: 'The squares as a table',
};
