/**
 * Creates a queue that runs one task at a time. A core can process only one position at a time, and a page may contain
 * several games, so a task that works in slices occupies the core until it is done.
 */
export function taskQueue(): <T>(task: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const now = last.then(task);
    last = now.catch(() => undefined);
    return now;
  };
}
