import { multiplay as scoring, multiplayCore } from './multiplay.js';
import { playouts, playoutsCore } from './multiplay-playouts.js';
import { sequence as claims, sequenceCore } from './sequence.js';
import { solver, solverCore } from './sequence-solver.js';
import { pytagora as proving, pytagoraCore } from './pytagora.js';
import { best, find, findCore } from './pytagora-find.js';

export type { Line } from './multiplay.js';
export type { Playouts } from './multiplay-playouts.js';
export type { Direction, Equation, EquationRule, Laid, Piece, Precedence, Refusal } from './pytagora.js';
export type { Judgement, SequenceClaim, SequenceKind, SequenceScore, TotalRule } from './sequence.js';
export type { Placement } from './pytagora-answers.js';

export const multiplay = { ...scoring, playouts };
export const sequence = { ...claims, ...solver };
export const pytagora = { ...proving, find, best };

/**
 * Loads all cores; may be called any number of times. It is needed only where WebAssembly is blocked, because the
 * JavaScript twins have to be fetched first; otherwise a core loads at its first call.
 */
export async function ready(): Promise<void> {
  const cores = [multiplayCore, playoutsCore, sequenceCore, solverCore, pytagoraCore, findCore];
  await Promise.all(cores.map((core) => core.ready()));
}
