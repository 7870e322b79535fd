/**
 * Monte Carlo search over the die: after each candidate cube, a few turns are played in which every player takes the
 * cube with the best evaluation, and the resulting position is evaluated. All candidates get the same dice.
 */
import { below, seed } from '../multiplay-playouts/random';
import { cellOfDie, cellsOfDie, colourOf, dice, isMarked, numberOf, room, root } from './board';
import { finalValue, isOver, next, turn, turnBack, value, valueAfter } from './value';

/** The number of turns in a playout, after the candidate cube. */
const ahead: i32 = 4;
/** The number of candidates with the best initial estimates; marked ones are added. */
const most: i32 = 6;

/**
 * The candidates, best first, with their initial estimates; then the sums of their playouts, and twice the number that
 * ended in the lead.
 */
const tries = memory.data(room * 4, 4);
const worths = memory.data(room * 4, 4);
export const sums = memory.data(room * 8, 8);
export const aheads = memory.data(room * 4, 4);

export let count: i32 = 0;
let dealt: u32 = 0;
let played: i32 = 0;

/** Returns a pseudo-random number per cell and seed, which breaks ties between equal cubes without bias. */
function mixed(cell: i32): u32 {
  seed(dealt + cell * 0x2545f491);
  return (below(256) << 8) | below(256);
}

export function triedCell(nth: i32): i32 {
  return load<i32>(tries + (nth << 2));
}

/**
 * Lists the cubes that the die allows (only those showing `number`, if given), best first. Returns how many are tried.
 */
export function rank(die: i32, number: i32, from: u32): i32 {
  dealt = from;
  played = 0;
  let found = 0;
  for (let i = 0; i < cellsOfDie(die); i++) {
    const cell = cellOfDie(die, i);
    if (colourOf(cell) || (number && numberOf(cell) !== number)) continue;
    turn(cell, root);
    const worth = valueAfter(root);
    turnBack(cell, root);
    let at = found++;
    for (; at > 0; at--) {
      const before = load<i32>(worths + ((at - 1) << 2));
      const other = load<i32>(tries + ((at - 1) << 2));
      if (before > worth || (before === worth && mixed(other) >= mixed(cell))) break;
      store<i32>(worths + (at << 2), before);
      store<i32>(tries + (at << 2), other);
    }
    store<i32>(worths + (at << 2), worth);
    store<i32>(tries + (at << 2), cell);
  }
  count = found < most ? found : most;
  for (let i = count; i < found; i++) {
    const cell = triedCell(i);
    if (isMarked(cell)) store<i32>(tries + (count++ << 2), cell);
  }
  for (let i = 0; i < count; i++) {
    store<f64>(sums + (i << 3), 0);
    store<i32>(aheads + (i << 2), 0);
  }
  return count;
}

/**
 * Returns the cube that a player takes: the one with the best estimate, or the first in the die's row among equal ones;
 * −1 to pass (MUL-05).
 */
function take(colour: i32, die: i32): i32 {
  let best = -1;
  let most = i32.MIN_VALUE;
  for (let i = 0; i < cellsOfDie(die); i++) {
    const cell = cellOfDie(die, i);
    if (colourOf(cell)) continue;
    turn(cell, colour);
    const worth = colour === root ? valueAfter(colour) : -valueAfter(colour);
    turnBack(cell, colour);
    if (worth > most) {
      most = worth;
      best = cell;
    }
  }
  return best;
}

/** Plays a number of turns, starting with that player's roll, evaluates the position, and undoes them. */
function look(colour: i32, turns: i32): i32 {
  if (turns === 0) return value(colour);
  const cell = take(colour, below(dice));
  if (cell >= 0) turn(cell, colour);
  const worth = isOver(colour) ? finalValue() : look(next(colour), turns - 1);
  if (cell >= 0) turnBack(cell, colour);
  return worth;
}

/** Plays one playout of the next candidate in turn. */
export function playOne(): void {
  const nth = played % count;
  seed(dealt + (played / count) * 0x632be5ab);
  played++;
  const cell = triedCell(nth);
  turn(cell, root);
  const worth = isOver(root) ? finalValue() : look(next(root), ahead);
  turnBack(cell, root);
  store<f64>(sums + (nth << 3), load<f64>(sums + (nth << 3)) + f64(worth));
  store<i32>(aheads + (nth << 2), load<i32>(aheads + (nth << 2)) + 1 + i32(worth > 0) - i32(worth < 0));
}

/**
 * Returns the candidate with the best playouts; among equal ones, or without playouts, the one with the best initial
 * estimate.
 */
export function choice(): i32 {
  let best = 0;
  for (let i = 1; i < count; i++) {
    if (load<f64>(sums + (i << 3)) > load<f64>(sums + (best << 3))) best = i;
  }
  return triedCell(best);
}
