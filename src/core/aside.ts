import { inWorker } from './worker.js';

/** What the worker runs: it solves with a core of its own and hands over the tables. Nothing is imported or fetched. */
const program = `onmessage = ({ data: [bytes, rule] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    while (core.solveStep(rule));
    const tables = new Uint8Array(core.memory.buffer, core.tablesAt(rule), core.tablesSize()).slice();
    postMessage(tables, [tables.buffer]);
  }).catch(() => postMessage(null));`;

/** Lets a worker solve Sequence: the tables, or null where none can. */
export const aside = (module: Uint8Array<ArrayBuffer>, totalRule: number): Promise<Uint8Array | null> =>
  inWorker<Uint8Array>(program, [module, totalRule]);
