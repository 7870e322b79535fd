import { real } from './time.js';

/**
 * Waits for something.
 * @param timeout in milliseconds of the clock on the wall; long, for three engines may share a small machine.
 */
export async function until(is: () => unknown, what: string, timeout = 20_000): Promise<void> {
  for (const start = real.now(); !(await is());) {
    if (real.now() - start > timeout) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => real.setTimeout(resolve, 10));
  }
}
