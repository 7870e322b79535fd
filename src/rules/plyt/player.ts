/** Derives one player's rules from the options: the choice of dice, the question and the steps (PLY-08 to 17, 19). */
import type { Seat } from '../game.js';
import { valueFor } from '../option-kinds.js';
import { limitOfSeconds } from '../time-limit.js';
import { WINNER } from '../trail/spiral.js';
import type { Bonus, FixedDie, Operation, PlytOptions } from './options.js';

/** Number of dice in the box, including the Master (PLY-01). */
export const DICE = 6;
export const FACES = 12;
/** The Master's average roll. */
export const MEAN_MASTER = (FACES + 1) / 2;

/** One player's options, taken from `PlytOptions`. */
export interface Player {
  readonly standard: number;
  readonly operation: Operation;
  readonly fixed: FixedDie;
  readonly bonus: Bonus;
  /** Time limit for an answer in seconds; 0 for no limit. */
  readonly timer: number;
  readonly timerTurns: 1 | 2;
}

/**
 * Returns a player's own options. A player who recognises numbers throws only the Master (PLY-14). A player with a
 * fixed die throws the Master next to it, and two free dice count as one above the Standard (PLY-15, PLY-17). For both,
 * the Standard is 1 whatever the other players use.
 */
export function playerAt(options: PlytOptions, seat: Seat): Player {
  const operation = valueFor(options.operation, seat);
  const fixed = operation === 'recognise' ? [] : valueFor(options.fixed, seat);
  const alone = operation === 'recognise' || fixed.length > 0;
  const standard = alone ? 1 : valueFor(options.standard, seat);
  return {
    operation,
    fixed,
    standard,
    bonus: valueFor(options.bonus, seat),
    timer: valueFor(options.timer, seat),
    timerTurns: valueFor(options.timerTurns, seat),
  };
}

/** Returns the numbers of dice that the player may throw, ascending (PLY-08). */
export function diceChoices(options: PlytOptions, seat: Seat): number[] {
  const { operation, standard } = playerAt(options, seat);
  if (operation === 'recognise') return [1];
  const fewest = options.allowFewer ? 1 : standard;
  const most = options.allowMore ? DICE : standard;
  return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more);
}

/** Returns the extra steps for dice above the Standard (PLY-16, PLY-17). */
export function bonusFor(player: Player, dice: number): number {
  const above = Math.max(0, dice - player.standard);
  return above * (player.bonus === 'variable' ? dice : player.bonus);
}

/** Returns the steps for a right answer (PLY-10). With `MEAN_MASTER` as the Master, these are the expected steps. */
export const stepsFor = (player: Player, dice: number, master: number): number => master + bonusFor(player, dice);

/**
 * Returns the square that a right answer leads to: steps beyond the Winner square are not needed (PLY-10, PLY-12).
 * @param from The player's square; 0 is off the board.
 */
export const squareAfter = (player: Player, from: number, dice: number, master: number): number =>
  Math.min(WINNER, from + stepsFor(player, dice, master));

/** A question and its right answer. */
export interface Question {
  /** The question in ASCII, for example `7*8*12`. */
  readonly prompt: string;
  readonly answer: number;
}

/**
 * Returns the question that the player has to answer (PLY-09, 14, 15).
 * @param thrown The dice thrown, Master first.
 * @param turn The index of the fixed die's value in its rotation.
 */
export function questionFor(player: Player, thrown: readonly number[], turn: number): Question {
  const beside = thrown.length === 1 ? player.fixed.slice(turn, turn + 1) : [];
  const numbers = [...thrown, ...beside];
  return player.operation === 'add'
    ? { prompt: numbers.join('+'), answer: numbers.reduce((sum, number) => sum + number) }
    : { prompt: numbers.join('*'), answer: numbers.reduce((product, number) => product * number) };
}

/** Returns the player's time limit for an answer in milliseconds, or Infinity without a limit (PLY-19). */
export const limitOf = ({ timer, timerTurns }: Player): number => limitOfSeconds(timer * timerTurns);
