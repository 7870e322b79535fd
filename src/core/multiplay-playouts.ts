import { whole } from './check.js';
import { core, type CoreExports } from './load.js';
import { wasm } from './generated/multiplay-playouts.wasm.js';

/** assembly/multiplay-playouts/index.ts. */
interface Exports extends CoreExports {
  start(seed: number): void;
  play(count: number): number;
  checksum(): number;
}

/** Apart from the core that scores, so that a page which only plays does not carry it. */
export const playoutsCore = core<Exports>({ wasm, twin: () => import('./generated/multiplay-playouts.twin.js') });

export interface Playouts {
  readonly games: number;
  /** Rolls of the die; a pass is a turn. */
  readonly turns: number;
  /** 32 bits of all final scores: equal on every engine for the same arguments. */
  readonly checksum: number;
}

const mostGames = 10_000_000;
/** An engine puts faster code in place between two calls, never within one. */
const gamesAtOnce = 128;

/**
 * Plays whole random games of two players on 11 × 11 cubes: a fresh shuffled deal (MUL-01), then in turn a roll of the
 * die and one of the cubes that it allows, each as likely (MUL-03 to MUL-05), scored by MUL-07 to MUL-11, until 25 white
 * cubes are left (MUL-12). About two microseconds a game.
 *
 * @param count 0 to 10,000,000 games.
 * @param seed A whole number, of which the lower 32 bits count; the same games for the same seed.
 * @throws RangeError that names the argument which is not as said here.
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
