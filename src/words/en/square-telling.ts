import type { SquareTellingWords } from '../square.js';

export const squareTelling: SquareTellingWords = {
  drewAndLaid: (name, number) => `*${name}* took a ${number}. It fits!`,
  drew: (name, number) => `*${name}* took a ${number} and keeps it.`,
  drewUnseen: (name) => `*${name}* took a piece and keeps it.`,
  drewForBoth: (name, number) => `*${name}* took a ${number}. It fits at both ends.`,
  laid: (name, number) => `*${name}* laid ${number}.`,
  closed: 'The square is closed!',
  closedOne: { even: 'The even square is closed!', odd: 'The odd square is closed!' },
  passed: (name) => `*${name}* passes: the bag is empty.`,
  ended: 'The game is over.',
  stuck: 'Nobody can go on. The game is over.',
  help: 'Arrow keys lead from piece to piece, Enter lays one; the keys 0 to 9 lay that number. T takes a piece from the bag. N goes to a piece that fits. L tells the last move, S the pieces left, M what comes next. H gives a hint.',
  hear: 'Hear it',
};
