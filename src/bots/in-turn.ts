/**
 * Creates a queue that runs one task at a time. A core can think about only one position at a time, and a page may hold
 * several games, so a task that works in slices keeps the core until it is done.
 */
export function line(): <T>(thought: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (thought) => {
    const now = last.then(thought);
    last = now.catch(() => undefined);
    return now;
  };
}
