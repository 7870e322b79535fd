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
const times = [
  '',
  'ones',
  'twos',
  'threes',
  'fours',
  'fives',
  'sixes',
  'sevens',
  'eights',
  'nines',
  'tens',
  'elevens',
  'twelves',
];
/** "3, 5 or 7" */
const oneOf = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
const whites = (count: number): string => (count === 1 ? '1 cube is still white' : `${count} cubes are still white`);
const cubes = (count: number): string => (count === 1 ? '1 cube' : `${count} cubes`);
const pointsOf = (count: string): string => (count === '1' ? '1 point' : `${count} points`);

/** What Multiplay says. Cells are spoken by row and column, and written as on the slate’s edge (F8). */
export const multiplay = {
  title: 'Multiplay',
  /** How to play, a sentence for each picture. `lengths`: those that there can be on the board. */
  howTo: {
    roll: 'Roll the die. It gives you a times table.',
    turn: 'Turn one white cube with a number from that table.',
    row: (lengths: readonly string[]) => `Make a row of ${oneOf(lengths)}. You get a point for each cube.`,
    trap: (lengths: readonly string[]) =>
      `Careful! A row of ${oneOf(lengths)} with other players at both ends is trapped and loses points.`,
  },
  board: 'Multiplay board',
  forStart: 'The highest roll starts',
  turnRaised: 'Turn one of the raised cubes',
  findNumber: 'Turn a cube with your number',
  pickFactor: 'Pick a sum and answer it',
  endOrGoOn: 'End the game or play on',
  rowOf: (die: number) => `The ${die} times table`,
  howMany: (die: number) => `How many ${times[die]}?`,
  howManyMake: (die: number, number: string) => `How many ${times[die]} make ${number}?`,
  /** Before a computer player rolls. */
  next: (name: string) => `${name} is next`,
  white: (count: number) => (count === 0 ? 'none white' : `${count} white`),
  cell: (row: number, column: number, number: number, owner: string | undefined, raised: boolean) =>
    `row ${row}, column ${column}, ${number}, ${owner ?? 'white'}${raised ? ', can be turned' : ''}`,
  /** One line on the last move. `sum`: "7 × 5 = 35"; `gains`: "Ada +2 and Ben +2". */
  line: {
    turned: (name: string, sum: string) => `*${name}*: *${sum}*.`,
    row: (length: number, points: string) => `Row of ${counted[length]}: *${points}*.`,
    trap: (length: number, name: string, points: string, gains: string) =>
      `${name}’s ${counted[length]} trapped: *${points}*, ${gains}.`,
    many: (rows: number, traps: number, gains: string) => {
      const parts = [
        rows && (rows === 1 ? '1 row' : `${rows} rows`),
        traps && (traps === 1 ? '1 trap' : `${traps} traps`),
      ];
      return `${parts.filter(Boolean).join(' and ')}: ${gains}.`;
    },
  },
  /** After a wrong answer. */
  lesson: {
    stays: (number: string) => `Cube ${number} stays white`,
    none: 'No cube turns',
    practice: 'For practice: no points, no clock',
  },
  // What the rules refuse they say in English themselves.
  refusals: {} as Refusals,
  /** The panel beside the board. */
  panel: {
    end: 'End the game',
    endLater: (endAt: string, white: string) => `*${white}* cubes are white. At ${endAt} you can end the game.`,
    endAhead: (white: number) => `End now and *you win*. Or go on: ${whites(white)}.`,
    endLevel: (white: number) => `End now and *you share the win*. Or go on: ${whites(white)}.`,
    endBehind: (names: string, white: number) => `Go on: ${whites(white)}. If you end now, you lose to *${names}*.`,
  },
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    events: {
      rolledForStart: (name: string, die: number) => `*${name}* rolled ${die}.`,
      tied: (names: string) => `It’s a tie: ${names} roll again.`,
      starts: (name: string) => `*${name}* starts.`,
      rolled: (name: string, die: number, count: number) => `*${name}* rolled ${die}: ${cubes(count)} to choose from.`,
      passed: (name: string, die: number) => `*${name}* rolled ${die}: no white cubes left in that times table. Pass.`,
      placed: (name: string, sum: string, at: string) => `*${name}* turned ${sum} at ${at}.`,
      row: (length: number, name: string, points: string) => `Row of ${counted[length]}: ${name} *${points}*`,
      /** `gains`: "Ada +2, Ben +2". */
      trap: (length: number, name: string, points: string, gains: string) =>
        `${name}’s row of ${counted[length]} is trapped: ${name} *${points}*, ${gains}`,
      right: (_name: string, sum: string) => `Right: ${sum}.`,
      wrong: (name: string, given: string, sum: string) => `*${name}* said ${given}, but ${sum}. No cube turns.`,
      late: (name: string) => `Time is up. No cube turns for *${name}*.`,
      ended: (name: string | undefined) =>
        name ? `*${name}* ended the game.` : 'No white cubes are left. The game is over.',
    },
    /** What the keys do on the board. */
    boardHelp:
      'Arrow keys move, Enter turns a cube, R rolls, N goes to the next raised cube. L tells the last move, S the scores, M the cubes to choose from, O this cube. H gives a hint.',
    moves: (count: number, cells: string) =>
      count ? `${cubes(count)} to choose from: ${cells}.` : 'There is no cube to turn now.',
  },
  /** The set-up form. */
  form: {
    about: 'Turn cubes and make rows of 3, 5 or 7. Trap the even ones!',
    presetNames: { board: 'Whole board', short: 'Short game', answers: 'I work it out', clock: 'Beat the clock' },
    presetAbout: {
      short: 'A smaller board',
      clock: 'A time limit',
    },
    answer: 'Answer first',
    answerHelp: 'Before the cube turns',
    answers: { off: 'No', factor: '7 × ? = 56', product: '7 × 8 = ?' },
    size: 'Board',
    cubes: (count: number) => (count === 1 ? '1 cube' : `${count} cubes`),
    endAt: 'You can end at',
    endAtHelp: 'white cubes left',
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    'multiplay-row': (die: string) => `Which number in the ${die} times table makes a row with your cubes?`,
    'multiplay-trap': (die: string) => `Which number in the ${die} times table closes a trap?`,
    'multiplay-quiet': (die: string) =>
      `No cube scores much now. Which number in the ${die} times table helps you later?`,
    'multiplay-row-here': 'It makes a row with the marked cubes.',
    'multiplay-trap-here': 'It traps the marked cubes.',
    'multiplay-quiet-here': 'It is one of the marked cubes.',
    'multiplay-row-turn': (number: string, row: string, column: string, gain: string) =>
      `Turn *${number}* in row ${row}, column ${column}: it makes a row, *${pointsOf(gain)}*.`,
    'multiplay-trap-turn': (number: string, row: string, column: string, gain: string) =>
      `Turn *${number}* in row ${row}, column ${column}: it closes a trap, *${pointsOf(gain)}*.`,
    'multiplay-quiet-turn': (number: string, row: string, column: string, gain: string) =>
      gain === '0'
        ? `Turn *${number}* in row ${row}, column ${column}: it helps you most later.`
        : `Turn *${number}* in row ${row}, column ${column}: *${pointsOf(gain)}*.`,
    'multiplay-say': (sum: string, steps: string) => `Look at *${sum}*. Step by step: ${steps}`,
    'multiplay-say-points': (sum: string, steps: string, gain: string) =>
      `Pick *${sum}*: it scores *${pointsOf(gain)}*. ${steps}`,
    'multiplay-say-quiet': (sum: string, steps: string) => `Pick *${sum}*: it helps you most later. ${steps}`,
    'multiplay-end': 'Who is ahead now?',
    'multiplay-end-ahead': (lead: string) => `You are ${pointsOf(lead)} ahead.`,
    'multiplay-end-behind': (lead: string) => `You are ${pointsOf(lead)} behind.`,
    'multiplay-end-level': 'You are level with the leader.',
    'multiplay-end-now': 'End the game: you win!',
    'multiplay-end-later': (white: string) => `Play on: you can catch up with the ${white} white cubes that are left.`,
  },
  /** How its moves are called where they are set side by side. */
  review: {
    turn: (sum: string, place: string) => `turn ${sum} at ${place}`,
    say: (sum: string) => `say ${sum}`,
    late: 'no answer in time',
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      'multiplay-best': (points: string, left: string) =>
        `It scored ${pointsOf(points)} and left the next player ${left} on average. No cube was better.`,
      'multiplay-only': (points: string) => `It was the only cube to turn: ${pointsOf(points)}.`,
      'multiplay-both': (number: string, place: string, points: string, more: string, left: string, leftNow: string) =>
        `The ${number} at ${place} scores ${pointsOf(points)}, ${more} more, and leaves the next player ${left} on average instead of ${leftNow}.`,
      'multiplay-leaves': (number: string, place: string, points: string, now: string, left: string, leftNow: string) =>
        `This cube scored ${pointsOf(now)} but left the next player ${leftNow} on average. The ${number} at ${place} scores ${points} and leaves only ${left}.`,
      'multiplay-more': (number: string, place: string, points: string, more: string) =>
        `The ${number} at ${place} scores ${pointsOf(points)}, ${more} more.`,
      'multiplay-opens': (number: string, place: string, points: string, now: string, own: string, ownNow: string) =>
        `This cube scored ${pointsOf(now)}. The ${number} at ${place} scores ${points} and opens up more for your next turn: ${own} on average instead of ${ownNow}.`,
      'multiplay-later': (number: string, place: string, points: string, now: string) =>
        `This cube scored ${pointsOf(now)}. The ${number} at ${place} scores ${points} now, and more in later turns.`,
      'multiplay-wrong': (sum: string, expected: string, points: string) =>
        `${sum}: the answer is ${expected}. The best cube would have scored ${pointsOf(points)}.`,
      'multiplay-late': (points: string) => `Time was up. The best cube would have scored ${pointsOf(points)}.`,
    },
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'multiplay-trap': (die: string) => `You rolled *${die}*. Find the cube that traps a row.`,
    'multiplay-row': (die: string) => `You rolled *${die}*. Find the cube that makes a row.`,
    'multiplay-most': (die: string) => `You rolled *${die}*. Which cube scores the most points?`,
    'multiplay-traps': (number: string, column: string, row: string, length: string, brought: string) =>
      `The *${number}* at ${column}${row} traps a row of ${length}: ${pointsOf(brought)}.`,
    'multiplay-makes-row': (number: string, column: string, row: string, length: string, brought: string) =>
      `The *${number}* at ${column}${row} makes a row of ${length}: ${pointsOf(brought)}.`,
    'multiplay-brings': (number: string, column: string, row: string, brought: string) =>
      `The *${number}* at ${column}${row} scores ${pointsOf(brought)}.`,
  },
};
