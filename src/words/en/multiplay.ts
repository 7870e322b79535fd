import type { MultiplayWords } from '../multiplay.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);

const game: MultiplayWords = {
  title: 'Multiplay',
  board: 'Multiplay board',
  forStart: 'The highest roll begins',
  turnRaised: 'Turn one of the raised cubes',
  findNumber: 'Turn a cube with your number',
  pickFactor: 'Choose a sum and say what it makes',
  endOrGoOn: 'End the game or play on',
  rowOf: (die) => `The row of ${die}`,
  rowComes: 'Your row of the times table',
  white: (count) => (count === 0 ? 'none white' : `${count} white`),
  cell: (row, column, number, owner, raised) =>
    `row ${row}, column ${column}, ${number}, ${owner ?? 'white'}${raised ? ', can be turned' : ''}`,
  events: {
    rolledForStart: (name, die) => `*${name}* rolled ${die}.`,
    tied: (names) => `A tie: ${names} roll again.`,
    starts: (name) => `*${name}* begins.`,
    rolled: (name, die, count) => `*${name}* rolled ${die}: ${cubes(count)} to choose from.`,
    passed: (name, die) => `*${name}* rolled ${die}: no white cube is left in that row. Pass.`,
    placed: (name, sum, at) => `*${name}* turned ${sum} at ${at}.`,
    row: (length, name, points) => `Row of ${counted[length]}: ${name} *${points}*`,
    trap: (length, name, points, gains) =>
      `${name}’s row of ${counted[length]} is trapped: ${name} *${points}*, ${gains}`,
    right: (_name, sum) => `Right: ${sum}.`,
    wrong: (name, given, sum) => `*${name}* said ${given}, but ${sum}. No cube turns.`,
    late: (name) => `The time is up. No cube turns for *${name}*.`,
    ended: (name) => (name ? `*${name}* ended the game.` : 'No white cube is left. The game is over.'),
  },
  refusals: {
    over: () => 'The game is over.',
    rolled: () => 'The die has been rolled.',
    'none-white': ({ number }) => `No cube with ${number} is white any more.`,
    'not-now': () => 'Roll first.',
    end: ({ endAt, white }) => `The game may be ended from ${endAt} white cubes on. Now there are ${white}.`,
    answer: () => 'Type a whole number.',
    turned: () => 'That cube has been turned already.',
    'not-in-row': ({ number, die }) => `${number} is not in the row of ${die}.`,
    'not-the-product': ({ number, die, factor }) => `${die} × ${factor} is not ${number}.`,
    stale: () => 'That move came too late.',
  },
};

export const multiplay: Language<MultiplayWords> = { tag: 'en', common, game };
