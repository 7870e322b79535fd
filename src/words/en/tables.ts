import type { Refusals } from '../say.js';

const players = (count: number): string => (count === 1 ? '1 player' : `${count} players`);
/** A number with its article. */
const a = (number: string): string => `${number === '8' ? 'an' : 'a'} ${number}`;

/** What Multiplication tables says. Numbers and sums come in the reader’s digits. */
export const tables = {
  title: 'Multiplication tables',
  /** How to play, a sentence for each picture. */
  howTo: [
    'Two numbers come out of the bag.',
    'Multiply them. What is the answer?',
    'Do you have those pieces? Lay them.',
    'After seven rounds, whoever has the fewest pieces left wins!',
  ],
  board: 'The sum on the table',
  round: (round: string, of: string) => `Round ${round} of ${of}`,
  fromBag: 'from the bag',
  hand: (name: string) => `${name}’s numbers`,
  /** A piece that is to be laid. */
  fits: (number: string) => `${number}, fits`,
  takeTwo: 'Take two numbers',
  take: 'Take a piece',
  /** What the player is to do: `sum` is "3 × 8". */
  ask: (sum: string) => `What is ${sum}? Got it? Lay it.`,
  mayLay: (product: string) => `You have ${product}.`,
  firstTake: 'Take two numbers for this round.',
  takeOne: 'Now take a piece.',
  /** What a right answer brought: how many pieces are gone, how many there were, and how many are left. */
  fewer: (gone: number, before: string, after: string) =>
    gone === 1
      ? `One piece gone: ${before} → ${after}`
      : `${gone === 2 ? 'Two' : gone} pieces gone: ${before} → ${after}`,
  /** A wrong answer lies over the dots of the sum. */
  countDots: 'Not yet: count the dots.',
  /** A tap on the dots counts one row more. */
  countRow: 'Count a row',
  layIt: 'Lay it',
  /** Why nothing can be laid yet: so many pieces are missing. */
  lacks: (pieces: number) => (pieces === 1 ? '1 piece to go' : `${pieces} pieces to go`),
  pass: 'I haven’t got it',
  notNow: 'Not now',
  /** Takes the piece laid last back into the hand. */
  putBack: (number: string) => `Take ${number} back`,
  isLaid: (pieces: string) => `laid: ${pieces}`,
  itMakes: (product: string) => `It makes ${product}`,
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  players: 'Pieces left',
  signsLeft: (equals: number) => (equals === 1 ? '1 sign left' : `${equals} signs left`),
  // What the rules refuse they say in English themselves.
  refusals: {} as Refusals,
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    sum: (name: string, sum: string) => `*${name}* took ${sum}.`,
    wrong: (name: string, given: string) => `*${name}* laid ${given}. That is not it: the pieces go back.`,
    attached: (name: string, product: string) => `*${name}* laid ${product}. Right!`,
    passed: (name: string) => `*${name}* passes.`,
    roundOver: (sum: string, product: string, count: number) =>
      count ? `${sum} = ${product}: ${players(count)} had it.` : `${sum} = ${product}.`,
    drew: (name: string, number: string) => `*${name}* took ${a(number)}.`,
    /** What a computer player draws is not told. */
    drewUnseen: (name: string) => `*${name}* took a piece.`,
    noneDrawn: 'The bag is nearly empty: nobody takes a piece.',
    ended: 'The seven rounds are over.',
    help: 'Arrow keys go from piece to piece, Enter takes one; the keys 0 to 9 take that number, Backspace puts the last one back, the equals key lays them. P passes, T takes from the bag. L tells the last move, S the pieces left, M what to do now. H gives a hint.',
    hear: 'Hear it',
    /** Shows the sum as rows of dots. */
    dots: 'Show as dots',
    rows: (rows: number, dots: number) =>
      `${rows === 1 ? '1 row' : `${rows} rows`} of ${dots === 1 ? '1 dot' : `${dots} dots`}`,
    /** How the round went for a player, in a word or two. */
    right: 'right',
    saidWrong: (given: string) => `not ${given}`,
    didPass: 'passed',
  },
  /** The set-up form. */
  form: {
    about: 'Two numbers come out of the bag. If you have the answer, lay it. After seven rounds the fewest pieces win.',
    answer: 'Work it out',
    answerHelp: 'Off: the right pieces light up',
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'tables-lay': (sum: string) => `What is *${sum}*? You have the pieces: lay them.`,
    'tables-product': (sum: string) => `*${sum}*`,
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    'tables-rows': (rows: string, each: string) => `${rows} rows of ${each}. Count the dots.`,
    'tables-look': (product: string) => `Look for ${product} in your hand.`,
    'tables-first': (digit: string) => `First the ${digit}.`,
    'tables-lay': (sum: string) => `*${sum}*. Lay it.`,
    'tables-pass': (sum: string, digit: string) => `*${sum}*. You have no ${digit}, so pass.`,
  },
  /** How its moves are called where they are set side by side. */
  review: {
    /** `sum` is "3 × 8". */
    lay: (sum: string, number: string) => `${sum}: lay ${number}`,
    pass: (sum: string) => `${sum}: pass`,
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      'tables-right': (sum: string, number: string) => `${sum} = ${number}. Right!`,
      'tables-wrong': (sum: string, number: string, given: string) =>
        `${sum} = ${number}, not ${given}. The right pieces were in the hand.`,
      'tables-wrong-pass': (sum: string, number: string, given: string, missing: string) =>
        `${sum} = ${number}, not ${given}. There was no ${missing} in the hand.`,
      'tables-missed': (sum: string, number: string) => `${sum} = ${number}. The right pieces were in the hand.`,
      'tables-passed': (sum: string, number: string, missing: string) =>
        `${sum} = ${number}. There was no ${missing} in the hand.`,
    },
  },
};
