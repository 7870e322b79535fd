/**
 * Random games of Multiplay. The WebAssembly build scores them with vectors, the JavaScript twin with the scan, see
 * docs/notes/multiplay-core.md.
 */
import { game, score } from './game';
import { seed } from './random';

/** A hash of all final scores since the seed was set. */
let folded: u32 = 0;

export function start(value: u32): void {
  seed(value);
  folded = 0;
}

/** Plays `count` more games and returns the number of their turns. */
export function play(count: i32): i32 {
  let turns = 0;
  for (; count > 0; count--) {
    turns += game();
    folded = folded * 31 + score(1) * 1024 + score(2);
  }
  return turns;
}

export function checksum(): u32 {
  return folded;
}
