import type { MultiplayWords } from '../multiplay.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const counted = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);

const game: MultiplayWords = {
  title: 'Multiplay',
  board: 'Multiplay board',
  boardHelp:
    'Arrow keys move, Enter turns a cube, R rolls, N goes to the next raised cube. L tells the last move, S the scores, M the cubes to choose from, O this cube.',
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
  whiteCell: 'white',
  raisedCell: 'can be turned',
  end: 'End the game',
  endLater: (endAt, white) => `When ${endAt} or fewer cubes are white. White now: *${white}*.`,
  endNow: (white) =>
    white === 1
      ? '*1* cube is white: you may end here or play on.'
      : `*${white}* cubes are white: you may end here or play on.`,
  moves: (count, cells) => (count ? `${cubes(count)} to choose from: ${cells}.` : 'There is no cube to turn now.'),
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
    'roll-first': () => 'Roll first.',
    'answer-first': () => 'First choose a sum and say what it makes.',
    'end-first': () => 'First end the game or play on.',
    'no-question': () => 'Nothing is asked now.',
    end: ({ endAt, white }) => `The game may be ended when ${endAt} or fewer cubes are white. White now: ${white}.`,
    answer: () => 'Type a whole number.',
    turned: () => 'That cube has been turned already.',
    'not-in-row': ({ number, die }) => `${number} is not in the row of ${die}.`,
    'not-the-product': ({ number, die, factor }) => `${die} × ${factor} is not ${number}.`,
    forbidden: () => 'That is not allowed here.',
    stale: () => 'That move came too late.',
  },
};

export const multiplay: Language<MultiplayWords> = { tag: 'en', common, game };
