import type { PlytTellingWords } from '../plyt.js';

const listOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const plytTelling: PlytTellingWords = {
  events: {
    rolledForStart: (name, die) => `*${name}* rolled ${die}.`,
    rolled: (name, dice) => `*${name}* threw ${dice}.`,
    tied: (names) => `A tie: ${names} roll again.`,
    turn: (name) => `${name}’s turn.`,
    right: (name, sum) => `*${name}* is right: ${sum}.`,
    wrong: (name, given, sum) => `*${name}* said ${given}, but ${sum}.`,
    late: (name, sum) => `*${name}*’s time is up: ${sum}.`,
    stays: (name, at) => `${name} stays on *${at}*.`,
    staysOff: (name) => `${name} stays at the start.`,
    moved: (name, from, to) => `${name} moves from ${from} to *${to}*.`,
    entered: (name, to) => `${name} starts out and reaches *${to}*.`,
    back: (name, from, to) => `${name} goes back from ${from} to *${to}*.`,
    holds: (name) => `${name} still holds a card, so the summit is closed.`,
    turned: (name, card) => `${name} turns a card: *${card}*.`,
    turnedHidden: (name) => `${name} turns a card.`,
    passedOver: (card) => `“${card}” is of no use here. The next card.`,
    noCard: 'No card can be used here.',
    played: (name, card) => `*${name}* plays a card: *${card}*.`,
    kept: (name) => `${name} keeps the card.`,
    putBack: (name) => `${name} puts a card back.`,
    won: (name) => `*${name}* is on the summit and has won!`,
  },
  listOf,
  cards: {
    'yourself-forward': 'you, forward by the Master',
    'yourself-back': 'you, back by the Master',
    'yourself-up': 'you, up a level',
    'yourself-down': 'you, down a level',
    'another-forward': 'another player, forward by the Master',
    'another-back': 'another player, back by the Master',
    'another-up': 'another player, up a level',
    'another-down': 'another player, down a level',
    hidden: 'hidden',
  },
  trailHelp:
    'Arrow keys go along the trail, Page Up and Page Down by ten, Home and End to its ends. Enter chooses a square. G and a number goes to a square, N to the next that can be chosen, L tells the last move, S where everybody is, O this square.',
  goTo: 'Go to square',
  goingTo: (digits) => `Square ${digits}. Enter goes there.`,
  noSquare: (digits) => `There is no square ${digits}.`,
  nothingYet: 'Nothing has happened yet.',
};
