import { hasSearch } from '../../core/pytagora-search.js';
import { pytagoraCore } from '../../core/pytagora.js';
import type { Result } from '../game.js';
import { judge } from './lay.js';
import type { Kind } from './pieces.js';
import { isStuck, placements } from './placements.js';
import type { LayMove, PytagoraState } from './state.js';
import { read } from './text.js';
import { write } from './write.js';

/** What a game asks when an equation is laid or looked for, a position read or written: a page may fetch it once the table stands. */
export interface Help {
  judge(state: PytagoraState, move: Record<string, unknown>): ReturnType<typeof judge>;
  placements(state: PytagoraState): { readonly move: LayMove }[];
  /** Whether equations can be looked for: what needs to know is refused until then. */
  canSearch(): boolean;
  isStuck(state: PytagoraState): boolean;
  read(kind: Kind, text: unknown): Result<PytagoraState>;
  write(state: PytagoraState): string;
}

export const help: Help = { judge, placements, canSearch: hasSearch, isStuck, read, write };

/** Loads the core that the rules stand on: await it where WebAssembly may be refused. */
export const loadPytagora = (): Promise<void> => pytagoraCore.ready();
