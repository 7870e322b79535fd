import { bytes, whole } from './check.js';
import { core, viewsOf, type CoreExports } from './load.js';
import { wasm } from './generated/multiplay.wasm.js';

/** The exports of assembly/multiplay/index.ts. The first five return addresses of buffers in the shared memory. */
interface Exports extends CoreExports {
  colours(): number;
  numbers(): number;
  cells(): number;
  gains(): number;
  lines(): number;
  scan(size: number, cell: number, colour: number): number;
  legal(count: number, die: number): number;
}

export const multiplayCore = core<Exports>({ wasm, twin: () => import('./generated/multiplay.twin.js') });

/** A row that scores or is trapped when a cube turns. */
export interface Line {
  readonly kind: 'row' | 'trap';
  /** The owner of the row: 1 for the first player. */
  readonly colour: number;
  /** The cells of the row in their order on the board, ascending. */
  readonly cells: number[];
  /** The number of cubes, which the owner gains for a row or loses for a trap. */
  readonly points: number;
  /**
   * The two cubes that trap the row: the one before its first cell and the one after its last. Each of them gains half
   * of the points.
   */
  readonly ends?: [number, number];
}

const mostCells = 225;
const mostPlayers = 255;
const mostLines = 12;
const lineFields = 8;

/** The core with its views. */
const open = viewsOf(multiplayCore, (exports, buffer) => ({
  exports,
  colours: new Uint8Array(buffer, exports.colours(), mostCells),
  numbers: new Uint8Array(buffer, exports.numbers(), mostCells),
  cells: new Uint8Array(buffer, exports.cells(), mostCells),
  gains: new Int32Array(buffer, exports.gains(), mostPlayers),
  lines: new Int32Array(buffer, exports.lines(), mostLines * lineFields),
}));
type Views = ReturnType<typeof open>;

/** Validates the arguments and writes the board to the core. */
function lay(colours: Uint8Array, size: number, cell: number, colour: number, players: number): Views {
  whole('size', size, 5, 15);
  if (size % 2 === 0) throw new RangeError(`size must be odd, not ${size}.`);
  bytes('colours', colours);
  whole('colours.length', colours.length, size * size, size * size);
  whole('cell', cell, 0, size * size - 1);
  whole('players', players, 1, mostPlayers);
  whole('colour', colour, 1, players);
  if (players < mostPlayers) {
    for (let i = 0; i < colours.length; i++) if (colours[i] > players) whole(`colours[${i}]`, colours[i], 0, players);
  }
  const core = open();
  core.colours.set(colours);
  return core;
}

/**
 * Returns the points that each player gains when a cube turns (MUL-07 to MUL-11).
 *
 * @param colours The board row by row, `size` × `size`: 0 for white, otherwise the player, from 1. The value at `cell`
 *   itself is ignored, so the board may be given as it is before or after the cube turns.
 * @param size Cubes along one side: odd, 5 to 15.
 * @param cell The cell of the cube that turns.
 * @param colour The player who turns it: 1 to `players`.
 * @param players 1 to 255.
 * @returns A new array of length `players`; entry i belongs to the player with colour i + 1. Entries may be negative.
 * @throws TypeError or RangeError naming an argument that is not as described here.
 */
export function gains(colours: Uint8Array, size: number, cell: number, colour: number, players: number): Int32Array {
  const core = lay(colours, size, cell, colour, players);
  core.gains.fill(0, 0, players);
  core.exports.scan(size, cell, colour);
  return core.gains.slice(0, players);
}

/**
 * Returns the rows and traps that {@link gains} adds up.
 *
 * @param colours As in `gains`.
 * @param size As in `gains`.
 * @param cell As in `gains`.
 * @param colour 1 to 255.
 * @throws TypeError or RangeError naming an argument that is not as described here.
 */
export function lines(colours: Uint8Array, size: number, cell: number, colour: number): Line[] {
  const core = lay(colours, size, cell, colour, mostPlayers);
  const count = core.exports.scan(size, cell, colour);
  return Array.from({ length: count }, (_, i) => {
    const [owner, first, step, points, before, after] = core.lines.subarray(i * lineFields);
    const cells = Array.from({ length: points }, (_, nth) => first + nth * step);
    return before < 0
      ? { kind: 'row', colour: owner, cells, points }
      : { kind: 'trap', colour: owner, cells, points, ends: [before, after] };
  });
}

/**
 * Returns the cubes that may be turned after a roll: white ones showing die × m with m from 1 to 12 (MUL-03, MUL-04).
 *
 * @param numbers The numbers of at most 225 cubes; 0 to 255.
 * @param colours Their colours; 0 is white.
 * @param die 1 to 12.
 * @returns Their cells, ascending; empty if the player must pass (MUL-05).
 * @throws TypeError or RangeError naming an argument that is not as described here.
 */
export function legal(numbers: Uint8Array, colours: Uint8Array, die: number): number[] {
  bytes('numbers', numbers);
  whole('numbers.length', numbers.length, 0, mostCells);
  bytes('colours', colours);
  whole('colours.length', colours.length, numbers.length, numbers.length);
  whole('die', die, 1, 12);
  const core = open();
  core.numbers.set(numbers);
  core.colours.set(colours);
  return Array.from(core.cells.subarray(0, core.exports.legal(numbers.length, die)));
}

/** The functions of the core that a game of Multiplay needs. */
export const multiplay = { gains, lines, legal };
