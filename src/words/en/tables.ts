import type { TablesWords } from '../tables.js';
import type { Language } from '../words.js';
import { common } from './common.js';

const game: TablesWords = {
  title: 'Multiplication tables',
  board: 'The sum on the table',
  round: (round, of) => `Round ${round} of ${of}`,
  fromBag: 'from the bag',
  hand: (name) => `${name}’s numbers`,
  fits: (number) => `${number}, fits`,
  takeTwo: 'Take two numbers',
  take: 'Take a piece',
  ask: (sum) => `What is ${sum}? Lay it if you have it.`,
  mayLay: (product) => `You have ${product}.`,
  firstTake: 'Take the numbers of this round.',
  takeOne: 'Before the next round, take a piece.',
  layIt: 'Lay it',
  lacks: (pieces) => (pieces === 1 ? '1 piece to go' : `${pieces} pieces to go`),
  pass: 'I haven’t got it',
  notNow: 'Not now',
  putBack: (number) => `Take ${number} back`,
  isLaid: (pieces) => `laid: ${pieces}`,
  itMakes: (product) => `It makes ${product}`,
  pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
  players: 'Pieces left',
  signsLeft: (equals) => (equals === 1 ? '1 sign left' : `${equals} signs left`),
  // What the rules refuse they say in English themselves.
  refusals: {},
};

export const tables: Language<TablesWords> = { tag: 'en', common, game };
