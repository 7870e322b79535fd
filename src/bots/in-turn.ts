/**
 * A line of thoughts. A core thinks about one position at a time, and a page may hold several games: a thought that works
 * in slices keeps the core until it is done.
 */
export function line(): <T>(thought: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (thought) => {
    const now = last.then(thought);
    last = now.catch(() => undefined);
    return now;
  };
}

/**
 * Works on the page's own thread, in slices between which the page has its turn, until `slice` says that nothing is left
 * to do or the thought is aborted. What a slice may do is counted, not timed: at most 8 ms on a slow machine.
 */
export async function inSlices(slice: () => boolean, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted && slice()) await new Promise((resolve) => setTimeout(resolve));
}
