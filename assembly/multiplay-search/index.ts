/** The search of Multiplay: docs/notes/multiplay-search.md. The page writes a position and says how much to think. */
import * as board from './board';
import { layGains } from './gains';
import { aheads, choice as chosen, count, playOne, rank, sums, triedCell } from './playout';
import { layValue } from './value';
import { layWindows } from './windows';

/** More would change no move. */
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
 * Begins to think about the position that was written: the player `own`, from 1, has rolled `die` and may turn a cube of
 * it, or only one of `number`. Returns how many of the `budget` playouts are to be played, so that each cube that is tried
 * gets as many: none where there is nothing to choose, −1 where the player must pass (MUL-05).
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

/** Plays so many playouts more: the cubes by turns. */
export function think(playouts: i32): void {
  for (; playouts > 0; playouts--) playOne();
}

/** The cell of the best cube. */
export function choice(): i32 {
  return board.withoutMargin(chosen());
}

/** How many cubes are tried, best at first sight first; those that were marked come last. */
export function tried(): i32 {
  return count;
}
/** The cell of the nth of them. */
export function cellOf(nth: i32): i32 {
  return board.withoutMargin(triedCell(nth));
}
/** What its playouts came to, added up. */
export function sumOf(nth: i32): f64 {
  return load<f64>(sums + (nth << 3));
}
/** In how many of its playouts the thinking player was ahead at the end, twice; once for each that was level. */
export function aheadOf(nth: i32): i32 {
  return load<i32>(aheads + (nth << 2));
}
