import { whole } from './check.js';
import { core, type CoreExports } from './load.js';
import { wasm } from './generated/multiplay-playouts.wasm.js';

/** The exports of assembly/multiplay-playouts/index.ts. */
interface Exports extends CoreExports {
  start(seed: number): void;
  play(count: number): number;
  checksum(): number;
}

/** Separate from the scoring core, so that a page that only plays does not have to load it. */
export const playoutsCore = core<Exports>({ wasm, twin: () => import('./generated/multiplay-playouts.twin.js') });

/** The totals of a number of random games. */
export interface Playouts {
  readonly games: number;
  /** Rolls of the die; a pass counts as a turn. */
  readonly turns: number;
  /** A 32-bit checksum of all final scores, which is the same on every engine for the same arguments. */
  readonly checksum: number;
}

const mostGames = 10_000_000;
/** Games per call: an engine can replace code with optimised code only between two calls, never during one. */
const gamesAtOnce = 128;

/**
 * Plays complete random games of two players on 11 × 11 cubes: a freshly shuffled deal (MUL-01), then alternately a
 * roll of the die and one of the legal cubes with equal probability (MUL-03 to MUL-05), scored by MUL-07 to MUL-11,
 * until 25 white cubes are left (MUL-12). A game takes about two microseconds.
 *
 * @param count The number of games, 0 to 10,000,000.
 * @param seed An integer whose lower 32 bits are used; the same seed gives the same games.
 * @throws RangeError naming an argument that is out of range.
 */
export function playouts(count: number, seed: number): Playouts {
  whole('count', count, 0, mostGames);
  whole('seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const core = playoutsCore.get();
  core.start(seed >>> 0);
  let turns = 0;
  for (let left = count; left > 0; left -= gamesAtOnce) turns += core.play(Math.min(left, gamesAtOnce));
  return { games: count, turns, checksum: core.checksum() >>> 0 };
}
