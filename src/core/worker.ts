/**
 * Lets a worker made from a blob do some work, so that the page stays free: what it posts, or null where there is no
 * worker or a policy forbids it. A refusal may come as an exception or as an event, with some engines not at all.
 *
 * @param program What it runs: it is sent one message and posts one, null where it fails. It imports and fetches nothing.
 * @param patience How long it may take, in milliseconds.
 */
export function inWorker<T>(program: string, message: unknown, patience: number): Promise<T | null> {
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (posted: T | null): void => {
      clearTimeout(late);
      worker?.terminate();
      resolve(posted);
    };
    const late = setTimeout(() => end(null), patience);
    try {
      const url = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
      worker = new Worker(url);
      URL.revokeObjectURL(url);
      worker.onmessage = ({ data }: MessageEvent<T | null>) => end(data);
      worker.onerror = (event) => {
        event.preventDefault();
        end(null);
      };
      worker.postMessage(message);
    } catch {
      end(null);
    }
  });
}
