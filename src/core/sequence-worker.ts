import { inWorker } from './worker.js';

/** The worker's program. It solves with a core of its own and transfers the tables; it imports and fetches nothing. */
const program = `onmessage = ({ data: [bytes, rule] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    while (core.solveStep(rule));
    const tables = new Uint8Array(core.memory.buffer, core.tablesAt(rule), core.tablesSize()).slice();
    postMessage(tables, [tables.buffer]);
  }).catch(() => postMessage(null));`;

/** Solves Sequence in a worker. Resolves to the tables, or to null if no worker is available. */
export const solveTables = (module: Uint8Array<ArrayBuffer>, totalRule: number): Promise<Uint8Array | null> =>
  inWorker<Uint8Array>(program, [module, totalRule]);
