import type { Refusals } from '../say.js';

/** What PLYT says at the table. Squares and dice come in written in the reader’s digits. */
export const plyt = {
  title: 'PLYT',
  mountain: 'The trail',
  forStart: 'The highest Master begins',
  howMany: 'How many dice?',
  throwDice: (count: number) => `Throw ${count} dice`,
  throwOne: 'Throw',
  card: 'A card',
  playCards: 'Cards or move',
  standard: (dice: string) => `Standard ${dice}`,
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  cardsHeld: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  offBoard: 'start',
  /** A square as it is read: its number, its level, whether it has a star, who is there. */
  square: (square: string, level: number, star: boolean, names: string, choice: boolean) =>
    `${square}, level ${level}${star ? ', star' : ''}${names && `, ${names}`}${choice ? ', can be chosen' : ''}`,
  summit: (square: string, names: string) => `${square}, the summit${names && `, ${names}`}`,
  position: (name: string, square: string) => `${name}: ${square}`,
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'Not allowed here.',
  } as Refusals,
  /** Dice to be tapped, and what an answer brings. */
  pads: {
    whichStart: 'What does your Master show?',
    whichMaster: 'What does the Master show?',
    whichDie: (die: number, of: number) => `Die ${die} of ${of}`,
    back: 'One back',
    recognise: 'Which number?',
    /** `sum`: "7 + 4 = 11", `to`: the square. */
    brings: (sum: string, to: string) => `*${sum}* steps to ${to}`,
  },
  /** Cards, as they are shown and chosen. */
  cards: {
    names: {
      'yourself-forward': 'You: forward',
      'yourself-back': 'You: back',
      'yourself-up': 'You: up a level',
      'yourself-down': 'You: down a level',
      'another-forward': 'Another: forward',
      'another-back': 'Another: back',
      'another-up': 'Another: up a level',
      'another-down': 'Another: down a level',
      hidden: 'A card',
    },
    whichSquare: (name: string) => `Which square, ${name}?`,
    whichPlayer: (name: string) => `Who and where, ${name}?`,
    orTap: 'Or tap it on the mountain.',
    /** One use of a card: "Ada to 42". */
    use: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    secret: (name: string) => `For ${name}’s eyes only.`,
    show: 'Show my cards',
    keep: 'Keep it for later',
    putBack: 'Put it back',
    noUse: 'no use now',
    advance: (steps: string) => `Move ${steps}`,
    done: 'End my turn',
    hand: (name: string) => `${name}’s cards`,
    back: 'Another card',
  },
  /** After an answer: an easier way to it. */
  lesson: {
    late: 'Time is up.',
    way: 'A way to get there',
    next: (name: string) => `${name} is next`,
    goOn: 'Go on',
  },
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    events: {
      rolledForStart: (name: string, die: string) => `*${name}* rolled ${die}.`,
      rolled: (name: string, dice: string) => `*${name}* threw ${dice}.`,
      tied: (names: string) => `A tie: ${names} roll again.`,
      turn: (name: string) => `${name}’s turn.`,
      right: (name: string, sum: string) => `*${name}* is right: ${sum}.`,
      wrong: (name: string, given: string, sum: string) => `*${name}* said ${given}, but ${sum}.`,
      late: (name: string, sum: string) => `*${name}*’s time is up: ${sum}.`,
      stays: (name: string, at: string) => `${name} stays on *${at}*.`,
      staysOff: (name: string) => `${name} stays at the start.`,
      moved: (name: string, from: string, to: string) => `${name} moves from ${from} to *${to}*.`,
      entered: (name: string, to: string) => `${name} starts out and reaches *${to}*.`,
      back: (name: string, from: string, to: string) => `${name} goes back from ${from} to *${to}*.`,
      holds: (name: string) => `${name} still holds a card, so the summit is closed.`,
      turned: (name: string, card: string) => `${name} turns a card: *${card}*.`,
      turnedHidden: (name: string) => `${name} turns a card.`,
      passedOver: (card: string) => `“${card}” is of no use here. The next card.`,
      noCard: 'No card can be used here.',
      played: (name: string, card: string) => `*${name}* plays a card: *${card}*.`,
      kept: (name: string) => `${name} keeps the card.`,
      putBack: (name: string) => `${name} puts a card back.`,
      won: (name: string) => `*${name}* is on the summit and has won!`,
    },
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
    /** What the keys do on the trail. */
    trailHelp:
      'Arrow keys go along the trail, Page Up and Page Down by ten, Home and End to its ends. Enter chooses a square. G and a number goes to a square, N to the next that can be chosen, L tells the last move, S where everybody is, O this square. H gives a hint.',
    goTo: 'Go to square',
    goingTo: (digits: string) => `Square ${digits}. Enter goes there.`,
    noSquare: (digits: string) => `There is no square ${digits}.`,
    nothingYet: 'Nothing has happened yet.',
  },
  /** The set-up form. */
  form: {
    about: 'Work out the dice and climb. Whoever reaches the flag first has won.',
    presets: 'Begin with',
    presetNames: {
      'first-numbers': 'First numbers',
      'times-table': 'Times table',
      family: 'Family',
      competition: 'Competition',
    },
    /** How often of ten a computer player is right with two, three and four dice. */
    ability: (two: string, three: string, four: string) =>
      `Right ${two} times of 10 with two dice, ${three} with three, ${four} with four`,
    standard: 'Standard: dice',
    operation: 'Reckon',
    operations: { multiply: '×', add: '+', recognise: 'Name it' },
    fixed: 'Fixed die',
    fixedNone: 'none',
    fixedDie: (n: string) => `always ${n}`,
    fixedHelp: 'One number, or several in turn: 3, 4',
    fixedLimit: 'Numbers from 1 to 12, twelve at most.',
    bonus: 'Bonus',
    bonusHelp: 'Steps for each die above the Standard',
    bonuses: { none: 'none', variable: 'as many as dice' },
    timerTurns: 'Turn the timer twice',
    timerTurnsHelp: 'A second try at the time',
    penalty: 'A wrong answer goes back',
    penaltyHelp: 'By the Master’s number',
    allowFewer: 'Fewer dice than the Standard',
    cards: 'Cards',
    cardsEach: 'Of each of the eight sorts',
    /** The largest number, where the sorts differ. */
    cardsUpTo: (most: string) => `up to ${most}`,
    cardSorts: 'Each sort by itself',
    cardsWhen: 'Use cards',
    cardsWhens: { atOnce: 'At once', keep: 'Later, in secret' },
    startSquare: 'Begin on square',
    startSquareHelp: 'Higher is shorter',
    startLimit: 'A square from 0 to 112.',
    stars: 'Stars',
    starsHelp: 'Who lands there turns a card',
    ownStars: 'Squares of your own',
    starsLimit: 'Squares from 1 to 112.',
    starsChoices: { usual: '14 squares', none: 'None' },
  },
  /** The replay, where it says more than in all games. */
  replay: {
    wins: (name: string) => `${name} is on the summit!`,
    grew: 'How everybody climbed',
    beginning: 'The beginning: all are at the foot of the mountain.',
    chose: (name: string, dice: number) => `*${name}* takes ${dice === 1 ? 'one die' : `${dice} dice`}.`,
    table: 'The squares as a table',
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    'plyt-only': (dice: string) => `There is one choice: ${dice}.`,
    'plyt-throw': (dice: string) => `Throw *${dice}*.`,
    'plyt-count': (standard: string) =>
      `More dice bring more steps, but only if you are right. Can you do more than ${standard}?`,
    'plyt-compare': (few: string, right: string, more: string, other: string) =>
      `*${few}*: right about ${right} times of 10. *${more}*: about ${other} times of 10.`,
    'plyt-dice': (dice: string, right: string, steps: string) =>
      `Throw *${dice}*: right about ${right} times of 10, worth *${steps}* steps on average.`,
    'plyt-turned': 'Could you use this card later?',
    'plyt-turned-useful': 'It has a use. But cards in your hand bar the summit.',
    'plyt-turned-useless': 'It has no use where the pieces stand now.',
    'plyt-keep': 'Keep the card.',
    'plyt-put-back': 'Put the card back.',
    'plyt-hand': 'What is best first: your own move, or a card?',
    'plyt-hand-card': 'One of your cards helps now.',
    'plyt-hand-move': 'The cards can wait.',
    'plyt-hand-none': 'No card helps now.',
    'plyt-advance': 'Make your own move.',
    'plyt-done': 'End your turn.',
  },
  /** How its moves are called where they are set side by side. */
  review: {
    dice: (dice: number) => (dice === 1 ? 'throw one die' : `throw ${dice} dice`),
    answer: (answer: string) => `answer ${answer}`,
    late: 'no answer in time',
    card: (name: string, square: string) => `${name} to square ${square}`,
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      'plyt-dice': (dice: string, right: string, steps: string) =>
        `${dice} dice were best: right about ${right} times of 10, ${steps} steps on average.`,
      'plyt-more-dice': (dice: string, right: string, steps: string) =>
        `Dare ${dice} dice: right about ${right} times of 10, ${steps} steps on average.`,
      'plyt-fewer-dice': (dice: string, right: string, steps: string) =>
        `Better ${dice} dice: right about ${right} times of 10, ${steps} steps on average.`,
      'plyt-right': (sum: string, expected: string) => `${sum} = ${expected} is right.`,
      'plyt-wrong': (sum: string, expected: string, given: string) => `${sum} = ${expected}, not ${given}.`,
      'plyt-late': (sum: string, expected: string) => `Too late: ${sum} = ${expected}.`,
      'plyt-time-up': (sum: string, expected: string) => `The time was up: ${sum} = ${expected}.`,
      'plyt-card': 'The card did the best that it could.',
      'plyt-card-whom': (name: string, square: string) => `Better move ${name} to square ${square}.`,
      'plyt-card-to': (name: string, square: string) => `For ${name} square ${square} is the better one.`,
    },
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'plyt-card': 'What can the card do best? The chance to be first counts.',
    'plyt-dice': (able: string) =>
      `How many dice do you throw? The chance to be first counts. Right answers in 100: ${able}.`,
    'plyt-dice-best': (dice: string, chance: string) => `*${dice}* dice: first about ${chance} times in 100.`,
    'plyt-card-best': (name: string, square: string, chance: string) =>
      `${name} to square *${square}*: first about ${chance} times in 100.`,
  },
};
