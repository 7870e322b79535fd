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
