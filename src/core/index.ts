import { multiplay as scoring, multiplayCore } from './multiplay.js';
import { playouts, playoutsCore } from './multiplay-playouts.js';
import { sequence as claims, sequenceCore } from './sequence.js';
import { solver, solverCore } from './sequence-solver.js';
import { pytagora as proving, pytagoraCore } from './pytagora.js';
import { best, find, readySearch } from './pytagora-search.js';

export type { Line } from './multiplay.js';
export type { Playouts } from './multiplay-playouts.js';
export type { Equation, EquationRule, Laid, Piece, Precedence, Refusal } from './pytagora.js';
export type { Placement } from './pytagora-find.js';

export const multiplay = { ...scoring, playouts };
export const sequence = { ...claims, ...solver };
export const pytagora = { ...proving, find, best };

/**
 * Loads all cores; may be called any number of times. `pytagora.find` and `best` need it everywhere. For all else a
 * program need not call it where WebAssembly may run: there a core loads at its first call. Where it is refused, the twins
 * must be fetched first.
 */
export async function ready(): Promise<void> {
  const cores = [multiplayCore, playoutsCore, sequenceCore, solverCore, pytagoraCore];
  await Promise.all([...cores.map((core) => core.ready()), readySearch()]);
}
