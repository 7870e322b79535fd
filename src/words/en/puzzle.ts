import type { PuzzleWords } from '../puzzle.js';

const points = (count: string): string => `${count} ${count === '1' ? 'point' : 'points'}`;

export const puzzle: PuzzleWords = {
  heading: 'Puzzle',
  ofTheDay: 'Puzzle of the day',
  making: 'A puzzle is on its way …',
  said: {
    'multiplay-trap': (die) => `You rolled *${die}*. Find the cube that traps a row.`,
    'multiplay-row': (die) => `You rolled *${die}*. Find the cube that makes a row.`,
    'multiplay-most': (die) => `You rolled *${die}*. Which cube brings the most points?`,
    'sequence-keep': (left) => `Which dice do you keep? The most steps on average count. Rolls left: *${left}*.`,
    'plyt-card': 'What can the card do best? The chance to be first counts.',
    'plyt-dice': (able) => `How many dice do you throw? The chance to be first counts. Right answers in 100: ${able}.`,
    'pytagora-most': 'Which equation brings the most points? Lay it.',
    'multiplay-traps': (number, column, row, length, brought) =>
      `The *${number}* at ${column}${row} traps a row of ${length}: ${points(brought)}.`,
    'multiplay-makes-row': (number, column, row, length, brought) =>
      `The *${number}* at ${column}${row} makes a row of ${length}: ${points(brought)}.`,
    'multiplay-brings': (number, column, row, brought) =>
      `The *${number}* at ${column}${row} brings ${points(brought)}.`,
    'sequence-keep-these': (dice, steps) => `Keep *${dice}*: ${steps} steps on average.`,
    'sequence-none': (steps) => `Roll all six again: ${steps} steps on average.`,
    'sequence-stop': (steps) => `Stop here: ${steps} steps.`,
    'plyt-dice-best': (dice, chance) => `*${dice}* dice: first about ${chance} times in 100.`,
    'plyt-card-best': (name, square, chance) => `${name} to square *${square}*: first about ${chance} times in 100.`,
    'pytagora-brings': (equation, brought) => `*${equation}* brings ${points(brought)}.`,
  },
  pair: (dice, right) => `${right} with ${dice}`,
  worth: {
    points: (brought) => `That brings ${points(brought)}.`,
    steps: (steps) => `That brings ${steps} steps on average.`,
    chance: (chance) => `With that you are first about ${chance} times in 100.`,
  },
  better: 'There is a better one.',
  notAsked: 'That is not what the puzzle asks for.',
  right: (tries) => (tries === 1 ? 'Yes! Found at the first try.' : `Yes! Found at try ${tries}.`),
  rightThen: 'Yes, that is it.',
  star: 'You win a star.',
  marked: 'marked',
  tries: (tries) => `Tries: ${tries}`,
  tryAgain: 'Try again',
  showMe: 'Show me',
  another: 'Another puzzle',
  leave: 'Play a game',
};
