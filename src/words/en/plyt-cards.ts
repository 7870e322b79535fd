import type { PlytCardWords } from '../plyt.js';

export const plytCards: PlytCardWords = {
  names: {
    'yourself-forward': 'You: forward',
    'yourself-back': 'You: back',
    'yourself-up': 'You: up a level',
    'yourself-down': 'You: down a level',
    'another-forward': 'Another: forward',
    'another-back': 'Another: back',
    'another-up': 'Another: up a level',
    'another-down': 'Another: down a level',
    hidden: 'A card',
  },
  whichSquare: (name) => `Which square, ${name}?`,
  whichPlayer: (name) => `Who and where, ${name}?`,
  orTap: 'Or tap it on the mountain.',
  use: (name, from, to) => `${name}: ${from} → ${to}`,
  secret: (name) => `For ${name}’s eyes only.`,
  show: 'Show my cards',
  keep: 'Keep it for later',
  putBack: 'Put it back',
  noUse: 'no use now',
  advance: (steps) => `Move ${steps}`,
  done: 'End my turn',
  hand: (name) => `${name}’s cards`,
  back: 'Another card',
};
