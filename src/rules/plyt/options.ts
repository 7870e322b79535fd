/** The options of a game of PLYT. */
import { choice, listOfEach, numberOr, perPlayer, split, whole, yesOrNo } from '../option-kinds.js';
import { declared, type Checked, type Option, type OptionsOf } from '../options.js';
import { isWhole, readNumber } from '../trail/given.js';
import { CARDS_OF_A_TYPE, cardCounts, plytSquares } from '../trail/options.js';
import { readDice, readNumbers, writeDice, writeNumbers } from '../trail/text.js';

export const operations = ['multiply', 'add', 'recognise'] as const;
export type Operation = (typeof operations)[number];

/**
 * The steps for each die above the Standard: a number, or `variable` for the number of dice thrown (PLY-16). In
 * external input, `none` means 0.
 */
export type Bonus = number | 'variable';

/** The values of a fixed die, used in rotation turn by turn (PLY-15); none for a player without a fixed die. */
export type FixedDie = readonly number[];

const LARGEST_BONUS = 112;
/** The largest number of values in the rotation of a fixed die. */
export const LONGEST_ROTATION = 12;

const steps: Option<Bonus, number | string> = {
  kind: 'bonus',
  rule: 'PLY-16',
  default: 4,
  check(given) {
    if (given === 'none') return { value: 0 };
    if (given === 'variable') return { value: given };
    return isWhole(given, 0, LARGEST_BONUS)
      ? { value: given + 0 }
      : { expected: `variable, none or a whole number from 0 to ${LARGEST_BONUS}` };
  },
  parse: numberOr,
};

const rotation = (given: unknown): Checked<FixedDie> =>
  listOfEach<number>(
    given,
    (one) => (isWhole(one, 1, 12) ? { value: one } : { expected: 'a whole number from 1 to 12' }),
    0,
    LONGEST_ROTATION,
  );

/** One value or one rotation for all (`6`, `[3, 4]`), or a list of rotations, one for each player (`[[6], []]`). */
const fixedDice: Option<readonly FixedDie[], number | string | readonly number[] | readonly FixedDie[]> = {
  kind: 'fixed-dice',
  rule: 'PLY-15',
  default: [[]],
  letter: 'f',
  write: (each) => each.map(writeDice).join('_'),
  read: (text) => text.split('_').map(readDice),
  inForm: false,
  check(given) {
    const one = rotation(typeof given === 'number' ? [given] : given);
    if ('value' in one) return { value: [one.value] };
    const each = listOfEach(given, rotation, 1, 6);
    return 'value' in each ? each : { expected: 'a die from 1 to 12, a list of them, or such a list for each player' };
  },
  parse: (text) => split(text, ',').map((part) => split(part === 'none' ? '' : part, ' ').map(numberOr)),
};

/** The times that the form offers, in seconds; an attribute takes any. */
const times = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600];

/** Options of a player may be given once for all players, or as a list of one to six. */
export const declaration = {
  /** Number of dice that a player is expected to manage. */
  standard: perPlayer(whole({ min: 1, max: 6, default: 2, rule: 'PLY-13' }), {
    letter: 's',
    write: (each) => each.join(''),
    read: (text) => [...text].map(readNumber),
  }),
  /** The task for players: the product, the sum, or just reading the number on a single die. */
  operation: perPlayer(choice({ choices: operations, default: 'multiply', rule: 'PLY-14' }), {
    letter: 'o',
    write: (each) => each.map((operation) => operation[0]).join(''),
    read: (text) => [...text].map((initial) => operations.find((operation) => operation[0] === initial)),
  }),
  /** A die that always shows the same number: `6`. `3 4` alternates; `6, none` gives one value for each player. */
  fixed: fixedDice,
  /** Steps for each die above the Standard: a number, `variable` for the number of dice thrown, or `none`. */
  bonus: perPlayer(steps, {
    letter: 'b',
    write: (each) => each.map((bonus) => (bonus === 'variable' ? 'v' : bonus)).join('_'),
    read: (text) => text.split('_').map((bonus) => (bonus === 'v' ? 'variable' : readNumber(bonus))),
  }),
  /** Allows players to throw fewer dice than the Standard, without bonus. */
  allowFewer: yesOrNo({ default: false, rule: 'PLY-08', letter: 'w' }),
  /** Lets players throw more dice than the Standard, for the bonus; without it every question is of the Standard. */
  allowMore: yesOrNo({ default: true, rule: 'PLY-08', letter: 'm' }),
  /** Moves the piece back after a wrong or late answer. */
  penalty: yesOrNo({ default: false, rule: 'PLY-18', letter: 'p' }),
  /** Time limit for an answer; `0` or `none` for no limit. */
  timer: perPlayer(whole({ min: 0, max: 3600, unit: 'seconds', default: 30, rule: 'PLY-19', offered: times }), {
    letter: 't',
    write: writeNumbers,
    read: readNumbers,
  }),
  /** Number of times the timer is turned for one answer. */
  timerTurns: perPlayer(choice({ choices: [1, 2], default: 1, rule: 'PLY-19' }), {
    letter: 'u',
    // The letter alone means twice for all players, the only form in version 0.2.0.
    write: (each) => (each.length === 1 ? '' : each.join('')),
    read: (text) => (text === '' ? [2] : [...text].map(readNumber)),
  }),
  /** The pack: all cards, none, or a number for each type. */
  cards: cardCounts({ each: CARDS_OF_A_TYPE, rule: 'PLY-20', letter: 'c' }),
  /** The use of cards: when they are turned, or kept secretly for later. */
  cardsWhen: choice({ choices: ['at-once', 'keep'], default: 'at-once', rule: 'PLY-21', letter: 'k' }),
  /** The squares with a star: `6, 12, 21`. */
  plytSquares: plytSquares({ rule: 'PLY-05', letter: 'q' }),
  /** The square on which the pieces start, 0 for off the board. */
  startSquare: whole({ min: 0, max: 112, default: 0, rule: 'PLY-06', letter: 'g' }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'PLY-35', letter: 'z' }),
};

export type PlytOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('PLYT', declaration, { lenient: true });
