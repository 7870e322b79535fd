/**
 * Monte Carlo over the die: after each cube that is tried a few turns are played, every player taking what the evaluation
 * thinks best, and the position reached is evaluated. All cubes meet the same dice.
 */
import { below, seed } from '../multiplay-playouts/random';
import { cellOfDie, cellsOfDie, colourOf, dice, isMarked, numberOf, room, root } from './board';
import { finalValue, isOver, next, turn, turnBack, value, valueAfter } from './value';

/** Turns that a playout looks ahead, after the cube that is tried. */
const ahead: i32 = 4;
/** So many cubes are tried, the best at first sight; and those that the page has marked. */
const most: i32 = 6;

/** The cubes that may be turned, best first, and what they are worth at first sight; then the sums of their playouts, and how often these ended well. */
const tries = memory.data(room * 4, 4);
const worths = memory.data(room * 4, 4);
export const sums = memory.data(room * 8, 8);
export const aheads = memory.data(room * 4, 4);

export let count: i32 = 0;
let dealt: u32 = 0;
let played: i32 = 0;

/** Numbers that look random, one for each cell and seed: of cubes that are worth the same none is preferred. */
function mixed(cell: i32): u32 {
  seed(dealt + cell * 0x2545f491);
  return (below(256) << 8) | below(256);
}

export function triedCell(nth: i32): i32 {
  return load<i32>(tries + (nth << 2));
}

/** Lists the cubes that the die allows (with a `number`, those that bear it), best first. Returns how many are tried. */
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

/** What a player takes: the best at first sight, of equal ones the first in the die's row. −1 to pass (MUL-05). */
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

/** What the position comes to, that player being to roll, and all turns are taken back. */
function look(colour: i32, turns: i32): i32 {
  if (turns === 0) return value(colour);
  const cell = take(colour, below(dice));
  if (cell >= 0) turn(cell, colour);
  const worth = isOver(colour) ? finalValue() : look(next(colour), turns - 1);
  if (cell >= 0) turnBack(cell, colour);
  return worth;
}

/** Plays out the next of the cubes in turn. */
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

/** The cube with the best playouts; of equal ones, and without playouts, the best at first sight. */
export function choice(): i32 {
  let best = 0;
  for (let i = 1; i < count; i++) {
    if (load<f64>(sums + (i << 3)) > load<f64>(sums + (best << 3))) best = i;
  }
  return triedCell(best);
}
