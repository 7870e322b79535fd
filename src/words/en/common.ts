import type { CommonWords } from '../words.js';

export const common: CommonWords = {
  turnOf: (name) => `${name}’s turn`,
  roll: 'Roll',
  rollHelp: 'Roll the die',
  computer: 'computer',
  thinks: 'Thinking …',
  die: (face) => (face ? `twelve-sided die: ${face}` : 'twelve-sided die'),
  whichRoll: 'What did you roll?',
  score: (name, points) => `${name}: ${points}`,
  timeLeft: (seconds) => `${seconds} s left`,
  secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  undone: 'Taken back.',
  redone: 'Made again.',
};
