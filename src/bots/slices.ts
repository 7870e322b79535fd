/**
 * After how many milliseconds the page's own turn comes. A step more may be under way then: with that and a slow machine a
 * slice stays below 8.
 */
const slice = 4;

/** Does steps until one says that nothing was left to do, or the thought is given up: then it says false. */
export async function inSlices(step: () => unknown, signal?: AbortSignal): Promise<boolean> {
  for (;;) {
    const until = performance.now() + slice;
    do {
      if (signal?.aborted) return false;
      if (!step()) return true;
    } while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
