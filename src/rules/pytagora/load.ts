import { pytagoraCore } from '../../core/pytagora.js';
import { findCore } from '../../core/pytagora-find.js';

/** Loads the core that judges equations. Await it first if WebAssembly may be blocked. */
export const loadPytagora = (): Promise<void> => pytagoraCore.ready();

/**
 * Loads the core that searches for equations: for `moves`, computer players, exchanges with the option
 * `only-when-stuck` (PYT-19) and the pass that ends a round (PYT-21). Await it first if WebAssembly may be blocked.
 */
export const loadSearch = (): Promise<void> => findCore.ready();
