import type { Refusals } from '../say.js';

const pointsOf = (count: string): string => (count === '1' ? '1 point' : `${count} points`);

/** What Pytagora and Plus and minus say. Signs are spoken in words; equations come in as they are written. */
export const pytagora = {
  titles: { pytagora: 'Pytagora', 'plus-and-minus': 'Plus and minus' },
  /** How to play, a sentence for each picture. */
  howTo: {
    pytagora: [
      'You have ten pieces.',
      'Lay a true equation, across or down. It may cross one that is there.',
      'Every piece is a point. Long numbers, × and ÷ bring more, and so does crossing.',
      'First to this many points wins!',
    ],
    'plus-and-minus': [
      'You have ten pieces.',
      'Lay a true equation, across or down. It may cross one that is there.',
      'Every piece is a point. Long numbers and crossings bring more.',
      'First to this many points wins!',
    ],
  },
  table: 'Table with equations',
  /** A sign in words, by its glyph. */
  signs: {
    '+': 'plus',
    '-': 'minus',
    '*': 'times',
    '/': 'divided by',
    '=': 'equals',
  } as Readonly<Record<string, string>>,
  /** How × and ÷ are usually written: × or ·, ÷ or :. */
  times: '×',
  divide: '÷',
  rack: (name: string) => `${name}’s pieces`,
  forEveryone: 'For everyone',
  common: (left: number) =>
    left === 1 ? 'equals sign for everyone, 1 left' : `equals sign for everyone, ${left} left`,
  lay: 'Lay it',
  takeBack: 'Pick up',
  exchange: 'New pieces',
  /** Asked before it is done; `cost`: so many points. */
  sure: (cost: string) => `Swap all your pieces for new ones? It costs ${cost} points.`,
  keepMine: 'Keep mine',
  pass: 'Pass',
  wins: 'to win',
  inBag: (count: number) => `${count} in the bag`,
  /** A piece at its place; `mine`: it is being laid. Empty cells have no piece. */
  cell: (row: string, column: string, piece: string | undefined, mine: boolean) =>
    `row ${row}, column ${column}, ${piece ?? 'empty'}${mine ? ', laid by you now' : ''}`,
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'That is not allowed here.',
    'other-piece': ({ glyph }) => `Another piece is already there: ${glyph}.`,
  } as Refusals,
  /** What stands beside the table, is told of a game, and said to those who ask by key. */
  announcements: {
    events: {
      starts: (name: string) => `*${name}* starts.`,
      placed: (name: string, equation: string, points: string) => `*${name}* laid ${equation}: *${points}*`,
      exchanged: (name: string, points: string) => `*${name}* takes new pieces: *${points}*`,
      passed: (name: string, points: string) => `*${name}* passes: *${points}*`,
      reached: (name: string) => `*${name}* has reached the target.`,
      allPassed: 'Everyone has passed. The game is over.',
    },
    start: 'Tap where it begins, then your pieces one by one. Or drag them.',
    points: (count: number): string => (count === 1 ? 'point' : 'points'),
    soFar: 'so far',
    oneLine: 'Put the pieces in one line with no gaps.',
    longer: 'You can cross an equation, not add to it.',
    change: 'Change a piece, or pick them up.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    showAll: 'Show everything',
    outside: (count: string) => `${count} out of sight`,
    shuffle: 'Shuffle',
    sort: 'Sort',
    typeIt: 'Type it',
    entry: {
      equation: 'Equation',
      across: 'across',
      down: 'down',
      direction: 'Direction',
      put: 'Put it there',
      /** `had`: there was one. */
      missing: (piece: string, had: boolean) => (had ? `You have no more ${piece}.` : `You have no ${piece}.`),
      unreadable: 'Use only digits, + − × ÷ and =.',
    },
    cover: {
      passTo: (name: string) => `Pass to ${name}`,
      lookAway: 'Everyone else, look away!',
      show: (name: string) => `I am ${name} – show my pieces`,
    },
    questions: {
      help: 'Arrow keys move. Digits and signs put your pieces here and go on, space changes the direction, Backspace takes one back, Enter lays the equation. L tells the last move, S the scores, R your pieces, E what you are laying, O this cell, H a hint. Z and Shift+Z zoom, F shows everything.',
      rack: (held: string) => `Your pieces: ${held}.`,
      nothingLaid: 'You have put nothing down.',
    },
  },
  /** The set-up form. */
  form: {
    about: {
      pytagora: 'Lay equations like a crossword.',
      'plus-and-minus': 'Lay plus and minus equations like a crossword.',
    },
    /** Who begins; it stands behind what the game is about, and beside the option. */
    firstHelp: { youngest: 'The youngest begins: name them first.', drawn: 'Who begins is drawn by lot.' },
    first: 'Who begins',
    firsts: { youngest: 'the youngest', drawn: 'by lot' },
    target: 'Points to win',
    targetHelp: 'First to reach this wins',
    precedence: 'Order of operations',
    precedences: { standard: '× before +', 'left-to-right': 'left to right' },
    zeroDividend: '0 may be divided',
    zeroDividendHelp: '0 ÷ 5 = 0, but nothing ÷ 0',
    exchange: 'Swap pieces',
    exchanges: {
      'any-time': 'any time',
      'only-when-stuck': 'only when stuck',
    },
    direction: 'Read equations',
    directions: { ltr: 'left to right', rtl: 'right to left' },
    cover: 'Hide the pieces',
    coverHelp: 'When you pass the device on',
  },
  /** The end, where it says more than in all games. */
  finish: {
    /** Who has reached the target. */
    wins: (name: string, points: string) => `${name} has ${points}!`,
  },
  /** The replay, where it says more than in all games. */
  replay: {
    beginning: 'The start: the table is empty.',
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    'pytagora-sign': (sign: string) => `Think of an equation with ${sign}.`,
    'pytagora-crossing': (crossed: string) => `It crosses ${crossed}, marked on the table.`,
    'pytagora-apart': 'It lies by itself, where you see the mark.',
    'pytagora-equation': (equation: string, gain: string) => `It can be *${equation}*: ${pointsOf(gain)}.`,
    'pytagora-none': 'You can’t make an equation with these pieces now.',
    'pytagora-exchange-left': 'You need other pieces.',
    'pytagora-exchange': (cost: string) => `Take new pieces. It costs ${pointsOf(cost)}.`,
    'pytagora-pass-left': 'The bag can’t help you.',
    'pytagora-pass': (cost: string) => `Pass. It costs ${pointsOf(cost)}.`,
  },
  /** How its moves are called where they are set side by side. */
  review: {
    lay: (equation: string) => `lay ${equation}`,
    exchange: 'take new pieces',
    pass: 'pass',
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      'pytagora-best': (points: string) => `No equation was worth more: ${pointsOf(points)}.`,
      'pytagora-crossing': (equation: string, points: string, more: string, crossed: string) =>
        `${equation} scores ${points} points, ${more} more: each crossed piece counts 1 extra, and it crosses ${crossed}.`,
      'pytagora-signs': (equation: string, points: string, more: string) =>
        `${equation} scores ${points} points, ${more} more: × counts 2 and ÷ counts 3.`,
      'pytagora-places': (equation: string, points: string, more: string) =>
        `${equation} scores ${points} points, ${more} more: tens count 2, hundreds 3.`,
      'pytagora-longer': (equation: string, points: string, more: string, pieces: string) =>
        `${equation} scores ${points} points, ${more} more: it has ${pieces} pieces.`,
      'pytagora-stuck': 'No equation could be laid.',
      'pytagora-exchange': (equation: string, points: string) =>
        `New pieces were not needed: ${equation} scores ${points} points.`,
      'pytagora-pass': (equation: string, points: string) => `No need to pass: ${equation} scores ${points} points.`,
    },
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'pytagora-most': 'Which equation scores the most points? Lay it.',
    'pytagora-several': 'Several equations are worth as much; one is enough.',
    'pytagora-brings': (equation: string, brought: string) => `*${equation}* scores ${pointsOf(brought)}.`,
  },
};
