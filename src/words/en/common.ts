import type { CommonWords } from '../words.js';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const common: CommonWords = {
  language: 'English',
  turnOf: (name) => `${name}’s turn`,
  roll: 'Roll',
  rollHelp: 'Roll the die',
  thinks: 'Thinking …',
  playAgain: 'Play again',
  die: (face) => (face ? `twelve-sided die: ${face}` : 'twelve-sided die'),
  whichRoll: 'What did you roll?',
  score: (name, points) => `${name}: ${points}`,
  digits: 'Number pad',
  erase: 'Erase',
  enter: 'OK',
  answer: 'Your answer',
  timeLeft: (seconds) => `${seconds} s left`,
  secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  wins: (names, points) =>
    names.length > 1 ? `${list(names)} share the win with ${points}` : `${list(names)} wins with ${points}`,
  undone: 'Taken back.',
  redone: 'Made again.',
};
