import { multiplayCore } from './multiplay.js';

export { multiplay, type Line } from './multiplay.js';

/**
 * Loads all cores. A page that shows one game need not call it: a core loads at its first call, except where
 * WebAssembly is refused; there its twin must be fetched first.
 */
export async function ready(): Promise<void> {
  await Promise.all([multiplayCore].map((core) => core.ready()));
}
