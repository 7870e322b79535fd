/**
 * Creates a queue that runs one task at a time. A core can think about only one position at a time, and a page may hold
 * several games, so a task that works in slices keeps the core until it is done.
 */
export function taskQueue(): <T>(task: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const now = last.then(task);
    last = now.catch(() => undefined);
    return now;
  };
}
