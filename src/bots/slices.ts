/** Work on the page's own thread, in slices between which the page has its turn. */

/**
 * After how many milliseconds the page's own turn comes. A step more may be under way then: with that and a slow machine a
 * slice stays below 8.
 */
const slice = 4;

/** Lets the page have its turn: what comes is a task of its own. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Does steps until one says that nothing was left to do, or the thought is given up: then it says false. */
export async function inSlices(step: () => unknown, signal?: AbortSignal): Promise<boolean> {
  for (;;) {
    const until = performance.now() + slice;
    do {
      if (signal?.aborted) return false;
      if (!step()) return true;
    } while (performance.now() < until);
    await pause();
  }
}

/** Runs a generator to its end, a step at a time; undefined when the thought is given up. */
export async function endInSlices<T>(steps: Generator<unknown, T>, signal?: AbortSignal): Promise<T | undefined> {
  let end: T | undefined;
  await inSlices(() => {
    const { done, value } = steps.next();
    if (done) end = value;
    return !done;
  }, signal);
  return end;
}
