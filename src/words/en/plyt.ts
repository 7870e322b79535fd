import type { Refusals } from '../say.js';
import { cardForm, cardHints, cardMoves, cards, cardWhy } from './cards.js';

/** What PLYT says at the table. Squares and dice come in written in the reader’s digits. */
export const plyt = {
  title: 'PLYT',
  /** How to play, a sentence for each picture. */
  howTo: [
    'Throw the dice.',
    'Multiply them and type your answer.',
    'Right? The black die says how many steps you climb.',
    'A star brings a card. First to the flag wins!',
  ],
  mountain: 'The trail',
  forStart: 'The highest black die starts',
  howMany: 'How many dice?',
  throwDice: (count: number) => `Throw ${count} dice`,
  throwOne: 'Throw',
  standard: (dice: string) => `Standard ${dice}`,
  dice: (count: number) => (count === 1 ? '1 die' : `${count} dice`),
  offBoard: 'start',
  /** A square as it is read: its number, its level, whether it has a star, who is there. */
  square: (square: string, level: number, star: boolean, names: string, choice: boolean) =>
    `${square}, level ${level}${star ? ', star' : ''}${names && `, ${names}`}${choice ? ', can be chosen' : ''}`,
  summit: (square: string, names: string) => `${square}, the summit${names && `, ${names}`}`,
  position: (name: string, square: string) => `${name}: ${square}`,
  // What the rules refuse they say in English themselves.
  refusals: {
    stale: () => 'That move came too late.',
    forbidden: () => 'That is not allowed here.',
  } as Refusals,
  /** Dice to be tapped, and what an answer brings. */
  pads: {
    whichStart: 'What does your black die show?',
    whichMaster: 'What does the black die show?',
    whichDie: (die: number, of: number) => `Die ${die} of ${of}`,
    back: 'One back',
    recognise: 'Which number?',
    /** `sum`: "7 + 4 = 11", `to`: the square. */
    brings: (sum: string, to: string) => `*${sum}* steps to ${to}`,
  },
  cards,
  /** What is said while a move is being shown, and of the last one. */
  moments: {
    highest: 'The highest starts.',
    starts: (name: string) => `*${name}* starts!`,
    /** `sum`: "7 + 4 = 11". */
    steps: (sum: string) => `*${sum}* steps`,
    /** What plays: "The computer, 3 dice". */
    computer: (dice: string) => (dice ? `The computer, ${dice}` : 'The computer'),
    /** `stays`: "Ben stays on 42." */
    notThat: (given: string, stays: string) => `Not ${given}. ${stays}`,
    itIs: (sum: string) => `*${sum}*`,
    goes: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
    stays: (at: string) => `Stays on ${at}, lost nothing`,
    staysOff: 'Stays at the start, lost nothing',
    back: (steps: string, at: string) => `Back ${steps}, to ${at}`,
    last: (name: string, sum: string, at: string) => `${name}: *${sum}*, now on *${at}*`,
    lastRight: (name: string, sum: string) => `${name}: *${sum}*`,
    lastStayed: (name: string, at: string) => `${name} stayed on *${at}*.`,
    lastBack: (name: string, at: string) => `${name} went back to *${at}*.`,
    noCard: 'This card can’t be used now. Draw again.',
  },
  /** Moves as they are read aloud: signs of sums in words. */
  spoken: {
    right: (answer: string) => `${answer}, right.`,
    /** `sum`: "7 plus 4", empty where there is no bonus. */
    steps: (sum: string, steps: string) => `${sum ? `${sum}, ` : ''}${steps} ${steps === '1' ? 'step' : 'steps'}.`,
    on: (name: string, at: string) => `${name} is on ${at}.`,
    onStar: (name: string, at: string) => `${name} is on ${at}, a star.`,
    /** `way`: "5 times 8 is 40, 2 times 8 is 16, 56". */
    way: (sum: string, way: string) => `${sum}: ${way}.`,
    makes: (sum: string, makes: string) => `${sum} is ${makes}.`,
    computerRight: (name: string, sum: string, answer: string) => `${name}, computer: ${sum} is ${answer}, right.`,
    computerWrong: (name: string, sum: string, answer: string) => `${name}, computer: ${sum} is ${answer}, wrong.`,
    fromTo: (from: string, to: string) => `${from} to ${to}.`,
  },
  /** After an answer. */
  lesson: {
    late: 'Time is up.',
    next: (name: string) => `${name} is next`,
  },
  /** What is told of a game, and said to those who ask by key. */
  announcements: {
    events: {
      rolledForStart: (name: string, die: string) => `*${name}* rolled ${die}.`,
      rolled: (name: string, dice: string) => `*${name}* threw ${dice}.`,
      tied: (names: string) => `It’s a tie: ${names} roll again.`,
      turn: (name: string) => `${name}’s turn.`,
      right: (name: string, sum: string) => `*${name}* is right: ${sum}.`,
      wrong: (name: string, given: string, sum: string) => `*${name}* said ${given}, but ${sum}.`,
      late: (name: string, sum: string) => `Time is up for *${name}*: ${sum}.`,
      stays: (name: string, at: string) => `${name} stays on *${at}*.`,
      staysOff: (name: string) => `${name} stays at the start.`,
      moved: (name: string, from: string, to: string) => `${name} moves from ${from} to *${to}*.`,
      entered: (name: string, to: string) => `${name} sets off and reaches *${to}*.`,
      back: (name: string, from: string, to: string) => `${name} goes back from ${from} to *${to}*.`,
      turned: (name: string, card: string) => `${name} turns a card: *${card}*.`,
      passedOver: (card: string) => `“${card}” can’t be used now. Draw again.`,
      noCard: 'No card can be used now.',
      won: (name: string) => `*${name}* is on the summit and has won!`,
    },
    cards: {
      'yourself-forward': 'you, forward by the black die',
      'yourself-back': 'you, back by the black die',
      'yourself-up': 'you, up a level',
      'yourself-down': 'you, down a level',
      'another-forward': 'another player, forward by the black die',
      'another-back': 'another player, back by the black die',
      'another-up': 'another player, up a level',
      'another-down': 'another player, down a level',
      hidden: 'hidden',
    },
    /** What the keys do on the trail. */
    trailHelp:
      'Arrow keys move along the trail, Page Up and Page Down ten squares at a time, Home and End to its ends. Enter chooses a square. G and a number goes to that square, N to the next one you can choose. L tells the last move, S where everyone is, O this square. H gives a hint.',
    goTo: 'Go to square',
    goingTo: (digits: string) => `Square ${digits}. Enter goes there.`,
    noSquare: (digits: string) => `There is no square ${digits}.`,
  },
  /** The set-up form. */
  form: {
    about: 'Work out the dice and climb. First to the flag wins!',
    presetNames: {
      'first-numbers': 'First numbers',
      'times-table': 'Times table',
      family: 'Family',
      competition: 'Competition',
    },
    presetAbout: {
      'first-numbers': 'Say what the die shows',
      'times-table': 'One table, or all',
      family: 'Each at their own level',
      competition: 'The same for everyone',
    },
    whichTable: 'Which times table?',
    allTables: 'all',
    /** How often of ten a computer player is right with two, three and four dice. */
    ability: (two: string, three: string, four: string) =>
      `Gets ${two} out of 10 right with two dice, ${three} with three, ${four} with four`,
    standard: 'Standard number of dice',
    /** What a player does with the dice: with as many as the Standard, or with a fixed die. */
    does: {
      multiply: (dice: string) => (dice === '1' ? 'Multiplies 1 die' : `Multiplies ${dice} dice`),
      add: (dice: string) => (dice === '1' ? 'Adds 1 die' : `Adds ${dice} dice`),
      multiplyFixed: (die: string) => `Multiplies by ${die}`,
      addFixed: (die: string) => `Adds ${die}`,
      recognise: 'Reads the number',
    },
    operation: 'How do you answer?',
    operations: { multiply: '×', add: '+', recognise: 'Read it' },
    fixed: 'Fixed die',
    fixedNone: 'none',
    fixedHelp: 'One number, or several that take turns: 3, 4',
    fixedLimit: 'Use numbers from 1 to 12, at most twelve of them.',
    bonus: 'Bonus',
    bonusHelp: 'Extra steps for each die above the Standard',
    bonuses: { none: 'none', variable: 'the number of dice' },
    /** The time, where players have different ones. */
    timerDiffers: 'Different',
    timerTurns: 'Double the time',
    timerTurnsHelp: 'When the time runs out, it starts once more',
    penalty: 'Move back after a wrong answer',
    penaltyHelp: 'By the number on the black die',
    allowFewer: 'Allow fewer dice than the Standard',
    cards: 'Cards',
    cardsEach: 'How many of each of the eight kinds',
    /** The largest number, where the kinds differ. */
    cardsUpTo: (most: string) => `up to ${most}`,
    cardSorts: 'Choose cards one by one',
    ...cardForm,
    startSquare: 'Start on square',
    startSquareHelp: 'The higher, the shorter the game',
    startLimit: 'Use a square from 0 to 112.',
    stars: 'Stars',
    starsHelp: 'Land on a star to turn a card',
    ownStars: 'Choose the star squares',
    starsLimit: 'Use squares from 1 to 112.',
    starsChoices: { usual: '14 squares', none: 'None' },
  },
  /** The end, where it says more than in all games. */
  finish: {
    wins: (name: string) => `${name} is on the summit!`,
    alone: 'On the summit!',
  },
  /** The replay, where it says more than in all games. */
  replay: {
    well: (name: string) => `Well climbed, ${name}!`,
    grew: 'How everyone climbed',
    beginning: 'The start: everyone is at the foot of the mountain.',
    chose: (name: string, dice: number) => `*${name}* takes ${dice === 1 ? 'one die' : `${dice} dice`}.`,
    table: 'The squares as a table',
  },
  /** Hints: one sentence for each rung of a ladder, by the codes of `src/hints`. */
  hints: {
    ...cardHints,
    'plyt-only': (dice: string) => `You can only choose ${dice}.`,
    'plyt-throw': (dice: string) => `Throw *${dice}*.`,
    'plyt-count': (standard: string) =>
      `More dice move you further, but only if you are right. Can you do more than ${standard}?`,
    'plyt-compare': (few: string, right: string, more: string, other: string) =>
      `*${few}*: right about ${right} times out of 10. *${more}*: about ${other} times out of 10.`,
    'plyt-dice': (dice: string, right: string, steps: string) =>
      `Throw *${dice}*: right about ${right} times out of 10, worth *${steps}* steps on average.`,
  },
  /** How its moves are called where they are set side by side. */
  review: {
    ...cardMoves,
    dice: (dice: number) => (dice === 1 ? 'throw one die' : `throw ${dice} dice`),
    answer: (answer: string) => `answer ${answer}`,
    late: 'no answer in time',
    /** Why a choice was good or not, by the codes of `src/review`. */
    why: {
      ...cardWhy,
      'plyt-dice': (dice: string, right: string, steps: string) =>
        `${dice === '1' ? 'One die was' : `${dice} dice were`} best: right about ${right} times out of 10, ${steps} steps on average.`,
      'plyt-more-dice': (dice: string, right: string, steps: string) =>
        `Be brave and throw ${dice} dice: right about ${right} times out of 10, ${steps} steps on average.`,
      'plyt-fewer-dice': (dice: string, right: string, steps: string) =>
        `${dice === '1' ? 'One die is' : `${dice} dice are`} safer: right about ${right} times out of 10, ${steps} steps on average.`,
      'plyt-right': (sum: string, expected: string) => `${sum} = ${expected} is right.`,
      'plyt-wrong': (sum: string, expected: string, given: string) => `${sum} = ${expected}, not ${given}.`,
      'plyt-late': (sum: string, expected: string) => `Too late: ${sum} = ${expected}.`,
      'plyt-time-up': (sum: string, expected: string) => `Time was up: ${sum} = ${expected}.`,
    },
  },
  /** Tasks of puzzles, and why the best answer is the best, by the codes of `src/puzzles`. */
  puzzle: {
    'plyt-card': 'You want to win. What is the best use of this card?',
    'plyt-dice': (able: string) =>
      `More dice move you further but are harder. Right answers out of 100: ${able}. How many dice are worth it?`,
    'plyt-dice-best': (dice: string, chance: string) =>
      `${dice === '1' ? '*1* die wins' : `*${dice}* dice win`} about ${chance} times in 100.`,
    'plyt-card-best': (name: string, square: string, chance: string) =>
      `Moving ${name} to square *${square}* wins about ${chance} times in 100.`,
  },
};
