import { multiplay as scoring, multiplayCore } from './multiplay.js';
import { playouts, playoutsCore } from './multiplay-playouts.js';
import { sequenceCore } from './sequence.js';

export type { Line } from './multiplay.js';
export type { Playouts } from './multiplay-playouts.js';

export const multiplay = { ...scoring, playouts };
export { sequence } from './sequence.js';

/**
 * Loads all cores; may be called any number of times. A program need not call it where WebAssembly may run: there a core
 * loads at its first call. Where it is refused, the twins must be fetched first.
 */
export async function ready(): Promise<void> {
  await Promise.all([multiplayCore, playoutsCore, sequenceCore].map((core) => core.ready()));
}
