import type { Refusals } from '../say.js';

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
const pointsOf = (count: string): string => (count === '1' ? '1 point' : `${count} points`);

/** What Multiplay says. Cells are spoken by row and column, and written as on the slate’s edge (F8). */
export const multiplay = {
  title: 'Multiplay',
  board: 'Multiplay board',
  forStart: 'The highest roll begins',
  turnRaised: 'Turn one of the raised cubes',
  findNumber: 'Turn a cube with your number',
  pickFactor: 'Choose a sum and say what it makes',
  endOrGoOn: 'End the game or play on',
  rowOf: (die: number) => `The row of ${die}`,
  rowComes: 'Your row of the times table',
  white: (count: number) => (count === 0 ? 'none white' : `${count} white`),
  cell: (row: number, column: number, number: number, owner: string | undefined, raised: boolean) =>
    `row ${row}, column ${column}, ${number}, ${owner ?? 'white'}${raised ? ', can be turned' : ''}`,
  // What the rules refuse they say in English themselves.
  refusals: {} as Refusals,
  /** The panel beside the board. */
  panel: {
    end: 'End the game',
    endLater: (endAt: string, white: string) => `At ${endAt} white cubes or fewer. Now: *${white}*.`,
    endNow: (white: number) =>
      white === 1
        ? '*1* cube is white: you may end here or play on.'
        : `*${white}* cubes are white: you may end here or play on.`,
  },
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    events: {
      rolledForStart: (name: string, die: number) => `*${name}* rolled ${die}.`,
      tied: (names: string) => `A tie: ${names} roll again.`,
      starts: (name: string) => `*${name}* begins.`,
      rolled: (name: string, die: number, count: number) => `*${name}* rolled ${die}: ${cubes(count)} to choose from.`,
      passed: (name: string, die: number) => `*${name}* rolled ${die}: no white cube is left in that row. Pass.`,
      placed: (name: string, sum: string, at: string) => `*${name}* turned ${sum} at ${at}.`,
      row: (length: number, name: string, points: string) => `Row of ${counted[length]}: ${name} *${points}*`,
      /** `gains`: "Ada +2, Ben +2". */
      trap: (length: number, name: string, points: string, gains: string) =>
        `${name}’s row of ${counted[length]} is trapped: ${name} *${points}*, ${gains}`,
      right: (_name: string, sum: string) => `Right: ${sum}.`,
      wrong: (name: string, given: string, sum: string) => `*${name}* said ${given}, but ${sum}. No cube turns.`,
      late: (name: string) => `The time is up. No cube turns for *${name}*.`,
      ended: (name: string | undefined) =>
        name ? `*${name}* ended the game.` : 'No white cube is left. The game is over.',
    },
    /** What the keys do on the board. */
    boardHelp:
      'Arrow keys move, Enter turns a cube, R rolls, N goes to the next raised cube. L tells the last move, S the scores, M the cubes to choose from, O this cube. H gives a hint.',
    moves: (count: number, cells: string) =>
      count ? `${cubes(count)} to choose from: ${cells}.` : 'There is no cube to turn now.',
  },
  /** The set-up form. */
  form: {
    about: 'Turn cubes, make rows of 3, 5, 7 – and trap the even ones.',
    answer: 'Say the sum first',
    answerHelp: 'Before the cube turns',
    answers: { off: 'No', factor: '7 × ? = 56', product: '7 × 8 = ?' },
    size: 'Board',
    cubes: (count: number) => (count === 1 ? '1 cube' : `${count} cubes`),
    endAt: 'May end at',
    endAtHelp: 'white cubes left',
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    'multiplay-row': (die: string) => `Which product of ${die} is in a row with cubes of yours?`,
    'multiplay-trap': (die: string) => `Which product of ${die} closes a trap?`,
    'multiplay-quiet': (die: string) => `Nothing scores well now. Which product of ${die} helps you later?`,
    'multiplay-row-here': 'It makes a row with the marked cubes.',
    'multiplay-trap-here': 'It traps the marked cubes.',
    'multiplay-quiet-here': 'It is one of the marked cubes.',
    'multiplay-row-turn': (number: string, row: string, column: string, gain: string) =>
      `Turn *${number}* in row ${row}, column ${column}: a row, *${pointsOf(gain)}*.`,
    'multiplay-trap-turn': (number: string, row: string, column: string, gain: string) =>
      `Turn *${number}* in row ${row}, column ${column}: a trap, *${pointsOf(gain)}*.`,
    'multiplay-quiet-turn': (number: string, row: string, column: string, gain: string) =>
      gain === '0'
        ? `Turn *${number}* in row ${row}, column ${column}: it serves you best later.`
        : `Turn *${number}* in row ${row}, column ${column}: *${pointsOf(gain)}*.`,
    'multiplay-say': (sum: string, steps: string) => `Look at *${sum}*. Step by step: ${steps}`,
    'multiplay-say-points': (sum: string, steps: string, gain: string) =>
      `Say *${sum}*: it brings *${pointsOf(gain)}*. ${steps}`,
    'multiplay-say-quiet': (sum: string, steps: string) => `Say *${sum}*: it serves you best later. ${steps}`,
    'multiplay-end': 'Who leads now?',
    'multiplay-end-ahead': (lead: string) => `You are ${pointsOf(lead)} ahead.`,
    'multiplay-end-behind': (lead: string) => `You are ${pointsOf(lead)} behind.`,
    'multiplay-end-level': 'You are level with the best.',
    'multiplay-end-now': 'End the game: you have won.',
    'multiplay-end-later': (white: string) => `Play on: ${white} white cubes are left to catch up with.`,
  },
  /** How its moves are called where they are set side by side. */
  review: {
    turn: (sum: string, place: string) => `turn ${sum} at ${place}`,
    say: (sum: string) => `say ${sum}`,
    late: 'no answer in time',
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      'multiplay-best': (points: string, left: string) =>
        `It brought ${pointsOf(points)} at once and left the next player ${left} on average. No cube was better.`,
      'multiplay-only': (points: string) => `No other cube could be turned: ${pointsOf(points)} at once.`,
      'multiplay-both': (number: string, place: string, points: string, more: string, left: string, leftNow: string) =>
        `The ${number} at ${place} brings ${pointsOf(points)} at once, ${more} more, and leaves the next player ${left} on average instead of ${leftNow}.`,
      'multiplay-leaves': (number: string, place: string, points: string, now: string, left: string, leftNow: string) =>
        `This cube brought ${pointsOf(now)} at once, but left the next player ${leftNow} on average. The ${number} at ${place} brings ${points} now and leaves only ${left}.`,
      'multiplay-more': (number: string, place: string, points: string, more: string) =>
        `The ${number} at ${place} brings ${pointsOf(points)} at once, ${more} more.`,
      'multiplay-opens': (number: string, place: string, points: string, now: string, own: string, ownNow: string) =>
        `This cube brought ${pointsOf(now)} at once. The ${number} at ${place} brings ${points} now and opens more for one’s own next turn: ${own} on average instead of ${ownNow}.`,
      'multiplay-later': (number: string, place: string, points: string, now: string) =>
        `This cube brought ${pointsOf(now)} at once. The ${number} at ${place} brings ${points} now, and more in the turns after.`,
      'multiplay-wrong': (sum: string, expected: string, points: string) =>
        `${sum}: right is ${expected}. The best cube would have brought ${pointsOf(points)} at once.`,
      'multiplay-late': (points: string) =>
        `The time was up. The best cube would have brought ${pointsOf(points)} at once.`,
    },
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'multiplay-trap': (die: string) => `You rolled *${die}*. Find the cube that traps a row.`,
    'multiplay-row': (die: string) => `You rolled *${die}*. Find the cube that makes a row.`,
    'multiplay-most': (die: string) => `You rolled *${die}*. Which cube brings the most points?`,
    'multiplay-traps': (number: string, column: string, row: string, length: string, brought: string) =>
      `The *${number}* at ${column}${row} traps a row of ${length}: ${pointsOf(brought)}.`,
    'multiplay-makes-row': (number: string, column: string, row: string, length: string, brought: string) =>
      `The *${number}* at ${column}${row} makes a row of ${length}: ${pointsOf(brought)}.`,
    'multiplay-brings': (number: string, column: string, row: string, brought: string) =>
      `The *${number}* at ${column}${row} brings ${pointsOf(brought)}.`,
  },
};
