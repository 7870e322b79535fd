import type { SequencePadWords } from '../sequence.js';

export const sequencePads: SequencePadWords = {
  cards: {
    'yourself-forward': 'you go forward by the Master',
    'yourself-back': 'you go back by the Master',
    'yourself-up': 'you go up a level',
    'yourself-down': 'you go down a level',
    'another-forward': 'another goes forward by the Master',
    'another-back': 'another goes back by the Master',
    'another-up': 'another goes up a level',
    'another-down': 'another goes down a level',
    hidden: 'a card',
  },
  move: (name, to) => `${name} to ${to}`,
  faceOf: (place) => (place === 1 ? 'What does the Master show?' : `What does die ${place} show?`),
  back: 'One die back',
};
