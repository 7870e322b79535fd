import type { MultiplayTellingWords } from '../multiplay.js';

const counted = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
];
const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);

export const multiplayTelling: MultiplayTellingWords = {
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
  boardHelp:
    'Arrow keys move, Enter turns a cube, R rolls, N goes to the next raised cube. L tells the last move, S the scores, M the cubes to choose from, O this cube. H gives a hint.',
  moves: (count, cells) => (count ? `${cubes(count)} to choose from: ${cells}.` : 'There is no cube to turn now.'),
};
