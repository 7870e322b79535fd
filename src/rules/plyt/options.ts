/** What players agree before a game of PLYT (PLY-05, 06, 13 to 21). */
import type { Result } from '../game.js';
import type { CardCounts } from '../trail/cards.js';
import { countsOf } from '../trail/cards.js';
import { complete, listOfEach, oneOf, perPlayer, whole, yesOrNo, type Check, type PerPlayer } from '../trail/given.js';
import { CARDS_OF_A_TYPE, cardCounts, PLYT_SQUARES, plytSquares } from '../trail/options.js';

export const operations = ['multiply', 'add', 'recognise'] as const;
export type Operation = (typeof operations)[number];

/**
 * The steps for each die above the Standard: a number, or `variable` for the number of dice thrown (PLY-16). From
 * outside, `none` stands for 0.
 */
export type Bonus = number | 'variable';

/** The values of a fixed die, used in rotation turn by turn (PLY-15); none for a player without a fixed die. */
export type FixedDie = readonly number[];

export interface PlytOptions {
  /** Dice that a player is expected to answer, 1 to 6 (PLY-13). */
  readonly standard: PerPlayer<number>;
  readonly operation: PerPlayer<Operation>;
  readonly fixed: PerPlayer<FixedDie>;
  readonly bonus: PerPlayer<Bonus>;
  /** A player may throw fewer dice than the Standard, without bonus (PLY-08). */
  readonly allowFewer: boolean;
  /** A wrong or late answer moves the piece back (PLY-18). */
  readonly penalty: boolean;
  /** Seconds for an answer, 0 for no limit (PLY-19). */
  readonly timer: number;
  /** How often the timer is turned for one answer (PLY-19). */
  readonly timerTurns: 1 | 2;
  /** Cards of each type in the pack; an empty pack plays without cards (PLY-20). */
  readonly cards: CardCounts;
  readonly cardsWhen: 'at-once' | 'keep';
  readonly plytSquares: readonly number[];
  /** Where the pieces start, 0 for off the board (PLY-06). */
  readonly startSquare: number;
}

export const LONGEST_TIMER = 3600;
export const LARGEST_BONUS = 112;
/** Values in one rotation of a fixed die. */
export const LONGEST_ROTATION = 12;

export const defaults: PlytOptions = {
  standard: [2],
  operation: ['multiply'],
  fixed: [[]],
  bonus: [4],
  allowFewer: false,
  penalty: false,
  timer: 30,
  timerTurns: 1,
  cards: countsOf(CARDS_OF_A_TYPE),
  cardsWhen: 'at-once',
  plytSquares: PLYT_SQUARES,
  startSquare: 0,
};

const bonus: Check<Bonus> = (given) => {
  if (given === 'none') return { value: 0 };
  if (given === 'variable') return { value: given };
  const number = whole(0, LARGEST_BONUS)(given);
  return 'value' in number ? number : { expected: `variable, none or ${number.expected}` };
};

const rotation = listOfEach(whole(1, 12), 0, LONGEST_ROTATION);

/** One value or one rotation for all (`6`, `[3, 4]`), or a list of rotations, one for each player (`[[6], []]`). */
const fixed: Check<PerPlayer<FixedDie>> = (given) => {
  const one = rotation(typeof given === 'number' ? [given] : given);
  if ('value' in one) return { value: [one.value] };
  const each = listOfEach(rotation, 1, 6)(given);
  return 'value' in each ? each : { expected: 'a die from 1 to 12, a list of them, or such a list for each player' };
};

const checks: { readonly [K in keyof PlytOptions]: Check<PlytOptions[K]> } = {
  standard: perPlayer(whole(1, 6)),
  operation: perPlayer(oneOf(...operations)),
  fixed,
  bonus: perPlayer(bonus),
  allowFewer: yesOrNo,
  penalty: yesOrNo,
  timer: whole(0, LONGEST_TIMER),
  timerTurns: oneOf(1, 2),
  cards: cardCounts,
  cardsWhen: oneOf('at-once', 'keep'),
  plytSquares,
  startSquare: whole(0, 112),
};

/**
 * Completes and checks options. What belongs to a player may be given once for all or as a list of one to six; players
 * beyond the end of a list share its last value. The code of an error is the name of the bad field.
 */
export const options = (given: unknown): Result<PlytOptions> => complete(given, defaults, checks);
