import { core, type CoreExports } from './load.js';
import { wasm } from './generated/multiplay.wasm.js';

interface Exports extends CoreExports {
  boardAt(): number;
}

export const multiplayCore = core<Exports>({ wasm, twin: () => import('./generated/multiplay.twin.js') });
