import type { Refusals } from '../say.js';

const next = (numbers: string): string => `${numbers} comes next.`;
const or = (one: string, other: string): string => `${one} or ${other}`;
/** A number with its article. */
const a = (number: string): string => `${number === '8' ? 'an' : 'a'} ${number}`;
const places = (count: string): string => (count === '1' ? '1 place' : `${count} places`);

/** What Up and down says. Numbers come in the reader’s digits; `or` joins them. */
export const square = {
  title: 'Up and down',
  /** How to play, a sentence for each picture. */
  howTo: {
    plain: [
      'Which number comes next?',
      'Do you have it? Lay it down.',
      'No? Take one from the bag.',
      'Up, down, up, down. When the square is full, the fewest pieces win!',
    ],
    'both-ways': [
      'The row grows at both ends.',
      'Lay your piece at one end or at the other.',
      'Neither fits? Take one from the bag.',
    ],
    'even-and-odd': [
      'The white sheep want even numbers: 0, 2, 4, 6, 8.',
      'The black sheep want odd numbers: 1, 3, 5, 7, 9.',
      'Nothing fits? Take one from the bag. The fewest pieces win!',
    ],
  },
  /** A path: how many of its numbers lie, the last of them, what comes next. */
  path: (name: string, laid: number, of: number, coming: string) =>
    `${name}: ${laid} of ${of} numbers are laid. ${coming}`,
  /** The names of the squares: one, or the even and the odd one. */
  paths: { whole: 'The path', even: 'The even path', odd: 'The odd path' },
  or,
  next,
  /** Where the number is not to be told. */
  find: 'What comes next?',
  /** What is said to those who cannot read; and after a wrong tap. */
  seek: (numbers: string) => `${numbers}. Find ${numbers}.`,
  notThis: (tapped: string, seek: string) => `That is ${tapped}. ${seek}`,
  /** What was taken from the bag and is kept. */
  got: (number: string) => `You got ${a(number)}.`,
  hand: (name: string) => `${name}’s numbers`,
  /** A piece that is to be laid. */
  fits: (number: string) => `${number}, fits`,
  /** A place where a piece may be laid. */
  place: (number: string, path: string) => `Lay ${number} here. ${path}`,
  draw: 'Take a piece',
  whichEnd: 'Here or there? Tap a place.',
  dots: (count: number) => (count === 1 ? '1 dot' : `${count} dots`),
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  players: 'Pieces left',
  // What the rules refuse they say in English themselves.
  refusals: {} as Refusals,
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    drewAndLaid: (name: string, number: string) => `*${name}* took ${a(number)}. It fits!`,
    drew: (name: string, number: string) => `*${name}* took ${a(number)} and keeps it.`,
    /** What a computer player keeps is not told. */
    drewUnseen: (name: string) => `*${name}* took a piece and keeps it.`,
    drewForBoth: (name: string, number: string) => `*${name}* took ${a(number)}. It fits at both ends.`,
    laid: (name: string, number: string) => `*${name}* laid ${number}.`,
    closed: 'The square is closed!',
    closedOne: {
      even: 'The even square is closed!',
      odd: 'The odd square is closed!',
    },
    passed: (name: string) => `*${name}* passes: the bag is empty.`,
    ended: 'The game is over.',
    stuck: 'Nobody can go on. The game is over.',
    help: 'Arrow keys go from piece to piece, Enter lays one; the keys 0 to 9 lay that number. T takes a piece from the bag. N goes to a piece that fits. L tells the last move, S the pieces left, M what comes next. H gives a hint.',
    hear: 'Hear it',
  },
  /** The start in pictures: what they are called, which is also said. */
  start: {
    withLadybird: 'One child and the ladybird',
    children: (count: number) => `${['Two', 'Three', 'Four'][count - 2] ?? count} children`,
    /** The name of the computer player. */
    ladybird: 'Ladybird',
    ask: 'Who is playing? Tap a picture. Which path? Tap a picture. Then tap the big green button.',
    grownUps: 'More settings, for grown-ups',
    inPictures: 'Choose by pictures',
  },
  /** The set-up form. */
  form: {
    about: 'Lay the numbers one after the other, up and down, around the square. The youngest starts.',
    variant: 'Path',
    variants: {
      plain: 'Up and down',
      'even-and-odd': 'Even and odd',
      'both-ways': 'Both ways',
    },
    variantHelp: {
      plain: 'One square, clockwise',
      'even-and-odd': 'Two squares: 0 2 4 … and 1 3 5 …',
      'both-ways': 'One square, to the right or down',
    },
    aided: 'Show what comes next',
    aidedHelp: 'Turn it off for children who know the order',
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'square-fewer': (one: string, other: string) =>
      `*${one}* and *${other}* fit. Which of them has fewer empty places? Lay it.`,
    'square-waits': (first: string, few: string, then: string, more: string) =>
      `${first} fits in ${places(few)}, ${then} in ${more}: so ${then} can wait.`,
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    'square-next': 'Which number comes next?',
    'square-two': 'Two places are open. What comes next there?',
    'square-here': 'Look here, among your numbers.',
    'square-lay': (digit: string) => `Lay the *${digit}*.`,
  },
  /** How its moves are called where they are set side by side. */
  review: {
    lay: (number: string) => `lay ${number}`,
    /** Where a number fits at both ends: on the way that began to the right, clockwise, or on the one that began down. */
    layRight: (number: string) => `lay ${number} on the path to the right`,
    layDown: (number: string) => `lay ${number} on the path down`,
    /** How many numbers a player laid, and how many pieces came from the bag. */
    story: (laid: string, taken: string) => `Numbers laid: ${laid}. Taken from the bag: ${taken}.`,
    noChoice: 'There was nothing to choose: if you have the next number, you lay it. The rest is luck.',
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      'square-best': (first: string, few: string, then: string, more: string) =>
        `${first} fits in ${places(few)}, ${then} in ${more}. Well done: first the one with fewer places!`,
      'square-rarer': (first: string, few: string, then: string, more: string) =>
        `${first} fits in ${places(few)}, ${then} in ${more}. Lay the one with fewer places first.`,
      'square-equal': (first: string, both: string, then: string) =>
        `${first} and ${then} both fit in ${places(both)}. One is as good as the other.`,
      'square-both-ends': (digit: string) => `${digit} fitted at both ends: one is as good as the other.`,
    },
  },
};
