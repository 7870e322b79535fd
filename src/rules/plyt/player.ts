/** What the options mean for one player: dice to choose from, the question, the steps (PLY-08 to 17, 19). */
import type { Seat } from '../game.js';
import { valueFor } from '../trail/given.js';
import type { Bonus, FixedDie, Operation, PlytOptions } from './options.js';

/** Dice in the box, the Master among them (PLY-01). */
export const DICE = 6;
export const FACES = 12;
/** What the Master shows on average. */
export const MEAN_MASTER = (FACES + 1) / 2;

export interface Player {
  readonly standard: number;
  readonly operation: Operation;
  readonly fixed: FixedDie;
  readonly bonus: Bonus;
}

/**
 * A player's own options. Who recognises numbers throws the Master alone (PLY-14); who has a fixed die throws the Master
 * beside it, and two free dice are one above that (PLY-15, PLY-17). For both the Standard is 1, whatever it is for the
 * rest of the table.
 */
export function playerAt(options: PlytOptions, seat: Seat): Player {
  const operation = valueFor(options.operation, seat);
  const fixed = operation === 'recognise' ? [] : valueFor(options.fixed, seat);
  const alone = operation === 'recognise' || fixed.length > 0;
  const standard = alone ? 1 : valueFor(options.standard, seat);
  return { operation, fixed, standard, bonus: valueFor(options.bonus, seat) };
}

/** The numbers of dice that the player may throw, rising (PLY-08). */
export function diceChoices(options: PlytOptions, seat: Seat): number[] {
  const { operation, standard } = playerAt(options, seat);
  if (operation === 'recognise') return [1];
  const fewest = options.allowFewer ? 1 : standard;
  return Array.from({ length: DICE - fewest + 1 }, (_, more) => fewest + more);
}

/** The steps for dice above the Standard (PLY-16, PLY-17). */
export function bonusFor(player: Player, dice: number): number {
  const above = Math.max(0, dice - player.standard);
  return above * (player.bonus === 'variable' ? dice : player.bonus);
}

/** The steps that a right answer brings (PLY-10). With `MEAN_MASTER` they are the expected steps. */
export const stepsFor = (player: Player, dice: number, master: number): number => master + bonusFor(player, dice);

export interface Question {
  /** ASCII: `7*8*12`. */
  readonly prompt: string;
  readonly answer: number;
}

/**
 * What the player has to work out (PLY-09, 14, 15).
 * @param thrown the dice thrown, Master first.
 * @param turn which value of the fixed die's rotation is in use.
 */
export function questionFor(player: Player, thrown: readonly number[], turn: number): Question {
  const beside = thrown.length === 1 ? player.fixed.slice(turn, turn + 1) : [];
  const numbers = [...thrown, ...beside];
  return player.operation === 'add'
    ? { prompt: numbers.join('+'), answer: numbers.reduce((sum, number) => sum + number) }
    : { prompt: numbers.join('*'), answer: numbers.reduce((product, number) => product * number) };
}

/** The time for an answer in milliseconds, Infinity without a limit (PLY-19). */
export const limitOf = (options: PlytOptions): number =>
  options.timer === 0 ? Infinity : options.timer * options.timerTurns * 1000;
