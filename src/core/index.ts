import { multiplay as scoring, multiplayCore } from './multiplay.js';
import { playouts, playoutsCore } from './multiplay-playouts.js';
import { sequence as claims, sequenceCore } from './sequence.js';
import { solver, solverCore } from './sequence-solver.js';

export type { Line } from './multiplay.js';
export type { Playouts } from './multiplay-playouts.js';

export const multiplay = { ...scoring, playouts };
export const sequence = { ...claims, ...solver };

/**
 * Loads all cores; may be called any number of times. A program need not call it where WebAssembly may run: there a core
 * loads at its first call. Where it is refused, the twins must be fetched first.
 */
export async function ready(): Promise<void> {
  await Promise.all([multiplayCore, playoutsCore, sequenceCore, solverCore].map((core) => core.ready()));
}
