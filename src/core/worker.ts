/** The page's workers once one of them has answered: if the next one fails or is late, it is asked again another time. */
let answered: unknown;
/** The page's workers once one was refused or said nothing, and none has answered: the next would cost as long a wait. */
let failed: unknown;

/**
 * Lets a worker made from a blob run a program, so that the page stays free. The program gets `data` as one message and
 * answers with one. The worker ends with its answer, and at once when the thought is aborted.
 *
 * @param program JavaScript that sets `onmessage`. It imports and fetches nothing.
 * @param patience How long it may take, in milliseconds, before the page does the work itself.
 * @returns The answer; null where there is no worker, where a policy forbids it, where it fails or says nothing for so
 *   long, at once where that was so before, and after an abort. A refusal may come as an exception or as an event, with
 *   some engines not at all.
 */
export function inWorker<T>(program: string, data: unknown, signal?: AbortSignal, patience = 3000): Promise<T | null> {
  return new Promise((resolve) => {
    const { Worker } = globalThis as { Worker?: typeof globalThis.Worker };
    if (!Worker || Worker === failed) return resolve(null);
    let worker: InstanceType<typeof Worker> | undefined;
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
      worker.onmessage = ({ data: answer }: MessageEvent<T | null>) => {
        answered = Worker;
        end(answer);
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
