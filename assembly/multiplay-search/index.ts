/** The Multiplay search, see docs/notes/multiplay-search.md. The page writes a position and a budget. */
import * as board from './board';
import { layGains } from './gains';
import { aheads, choice as chosen, count, playOne, rank, sums, triedCell } from './playout';
import { layValue } from './value';
import { layWindows } from './windows';

/** A limit above which more playouts would not change any move. */
const mostPlayouts: i32 = 6000;

export function colours(): usize {
  return board.givenColours;
}
export function numbers(): usize {
  return board.givenNumbers;
}
export function scores(): usize {
  return board.scores;
}
export function marks(): usize {
  return board.givenMarks;
}

/**
 * Starts a search of the position in the buffers: the player `own`, from 1, has rolled `die` and may turn one of its
 * cubes, or only one showing `number`. Returns how many of the `budget` playouts will be played, so that each cube
 * tried gets the same number: 0 if there is no choice, −1 if the player must pass (MUL-05).
 */
export function start(
  size: i32,
  players: i32,
  own: i32,
  endAt: i32,
  die: i32,
  number: i32,
  seed: u32,
  useLearned: bool,
  budget: i32,
): i32 {
  board.lay(size, players, own, endAt);
  layGains(size);
  layWindows(size, useLearned);
  layValue(useLearned);
  const tried = rank(die - 1, number, seed);
  if (tried === 0) return -1;
  return tried === 1 ? 0 : ((budget < mostPlayouts ? budget : mostPlayouts) / tried) * tried;
}

/** Plays `playouts` more playouts, taking the cubes in turn. */
export function think(playouts: i32): void {
  for (; playouts > 0; playouts--) playOne();
}

/** Returns the cell of the best cube. */
export function choice(): i32 {
  return board.withoutMargin(chosen());
}

/** Returns the number of cubes tried. They are ordered by their initial estimate; marked ones come last. */
export function tried(): i32 {
  return count;
}
/** Returns the cell of the nth cube tried. */
export function cellOf(nth: i32): i32 {
  return board.withoutMargin(triedCell(nth));
}
/** Returns the sum of the playouts of the nth cube tried. */
export function sumOf(nth: i32): f64 {
  return load<f64>(sums + (nth << 3));
}
/** Returns twice the number of playouts of the nth cube tried that ended in the lead; ties count once. */
export function aheadOf(nth: i32): i32 {
  return load<i32>(aheads + (nth << 2));
}
