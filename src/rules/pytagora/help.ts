import { hasSearch } from '../../core/pytagora-search.js';
import { pytagoraCore } from '../../core/pytagora.js';
import type { Result } from '../game.js';
import { judge } from './lay.js';
import type { Kind } from './pieces.js';
import { isStuck, placements } from './placements.js';
import type { LayMove, PytagoraState } from './state.js';
import { read } from './text.js';
import { write } from './write.js';

/** The parts of a game that judge an equation, search for equations and read or write a position. */
export interface Help {
  judge(state: PytagoraState, move: Record<string, unknown>): ReturnType<typeof judge>;
  placements(state: PytagoraState): { readonly move: LayMove }[];
  /** Whether the search is loaded. Until then, moves that depend on it are refused. */
  canSearch(): boolean;
  isStuck(state: PytagoraState): boolean;
  read(kind: Kind, text: unknown): Result<PytagoraState>;
  write(state: PytagoraState): string;
}

/** The implementation of `Help` on the Pytagora core. */
export const help: Help = { judge, placements, canSearch: hasSearch, isStuck, read, write };

/** Loads the core that the rules use. Await it first if WebAssembly may be blocked. */
export const loadPytagora = (): Promise<void> => pytagoraCore.ready();
