/** How long a worker may take, in milliseconds, before the page does the work itself. */
const patience = 3000;

/** What the worker runs: it solves with a core of its own and hands over the tables. Nothing is imported or fetched. */
const program = `onmessage = ({ data: [bytes, rule] }) =>
  WebAssembly.instantiate(bytes).then(({ instance: { exports: core } }) => {
    while (core.solveStep(rule));
    const tables = new Uint8Array(core.memory.buffer, core.tablesAt(rule), core.tablesSize()).slice();
    postMessage(tables, [tables.buffer]);
  }).catch(() => postMessage(null));`;

/**
 * Lets a worker made from a blob solve Sequence, so that the page stays free: the tables, or null where there is no worker
 * or a policy forbids it. A refusal may come as an exception or as an event, with some engines not at all.
 */
export function aside(module: Uint8Array<ArrayBuffer>, totalRule: number): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (tables: Uint8Array | null): void => {
      clearTimeout(late);
      worker?.terminate();
      resolve(tables);
    };
    const late = setTimeout(() => end(null), patience);
    try {
      const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
      worker = new Worker(url);
      URL.revokeObjectURL(url);
      worker.onmessage = ({ data }: MessageEvent<Uint8Array | null>) => end(data);
      worker.onerror = (event) => {
        event.preventDefault();
        end(null);
      };
      worker.postMessage([module, totalRule], [module.buffer]);
    } catch {
      end(null);
    }
  });
}
