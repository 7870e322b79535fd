/** The search of Multiplay: docs/notes/multiplay-search.md. The page writes a position and says how much to think. */
import * as board from './board';
import { layGains } from './gains';
import { choice as chosen, playOne, rank } from './playout';
import { layValue } from './value';
import { layWindows } from './windows';

export function colours(): usize {
  return board.givenColours;
}
export function numbers(): usize {
  return board.givenNumbers;
}
export function scores(): usize {
  return board.scores;
}

/**
 * Begins to think about the position that was written: the player `own`, from 1, has rolled `die` and may turn a cube of
 * it, or only one of `number`. Returns how many cubes are to be tried in playouts.
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
): i32 {
  board.lay(size, players, own, endAt);
  layGains(size);
  layWindows(size, useLearned);
  layValue(useLearned);
  return rank(die - 1, number, seed);
}

/** Plays so many playouts more: the cubes by turns. */
export function think(playouts: i32): void {
  for (; playouts > 0; playouts--) playOne();
}

/** The cell of the best cube. */
export function choice(): i32 {
  return board.withoutMargin(chosen());
}
