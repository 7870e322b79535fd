/** The part of a page's `Worker` that this file uses. Node has no `Worker`. */
interface PageWorker {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror: ((event: { preventDefault(): void }) => void) | null;
  onmessageerror: (() => void) | null;
  postMessage(data: unknown): void;
  terminate(): void;
}

// The `Worker` constructor once one of its workers has answered. If a later one fails or is late, workers are still
// tried.
let answered: unknown;
// The `Worker` constructor once one was refused or timed out and none has answered: trying again would take as long.
let failed: unknown;

/**
 * Runs a program in a worker made from a blob, so that the page stays responsive. The program receives `data` as one
 * message and answers with one. The worker terminates after its answer, or immediately if aborted.
 *
 * @param program JavaScript that sets `onmessage`. It imports and fetches nothing.
 * @param patience Milliseconds to wait for the answer.
 * @returns The answer, or null if workers are unavailable or blocked by a policy, if the worker fails or times out,
 *   immediately if that has happened before, and after an abort. Depending on the engine, a blocked worker throws,
 *   fires an error event, or does nothing.
 */
export function inWorker<T>(program: string, data: unknown, signal?: AbortSignal, patience = 3000): Promise<T | null> {
  return new Promise((resolve) => {
    const { Worker } = globalThis as { Worker?: new (url: string) => PageWorker };
    if (!Worker || Worker === failed) return resolve(null);
    let worker: PageWorker | undefined;
    const end = (answer: T | null): void => {
      clearTimeout(late);
      signal?.removeEventListener('abort', stop);
      worker?.terminate();
      resolve(answer);
    };
    const stop = (): void => end(null);
    const fail = (): void => {
      if (Worker !== answered) failed = Worker;
      stop();
    };
    const late = setTimeout(fail, patience);
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop);
    try {
      const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
      worker = new Worker(url);
      URL.revokeObjectURL(url);
      worker.onmessage = ({ data: answer }) => {
        answered = Worker;
        end(answer as T | null);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        fail();
      };
      worker.onmessageerror = fail;
      worker.postMessage(data);
    } catch {
      fail();
    }
  });
}
