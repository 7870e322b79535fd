import { real, type Hourglass } from './time.js';

/** The targets of the last press and the last click, for the message of a wait that fails: a control may have moved away under them. */
const hits = new Map<string, { readonly time: number; readonly hit: string }>();
for (const type of ['pointerdown', 'click'])
  addEventListener(
    type,
    (event) => {
      const [target] = event.composedPath();
      const hit = target instanceof Element ? target.outerHTML.replace(/<!--.*?-->/g, '').slice(0, 120) : 'no element';
      hits.set(type, { time: real.now(), hit });
    },
    true,
  );

/**
 * Waits until a condition holds.
 * @param timeout in milliseconds of real time; long, because three engines may share a small machine.
 */
export async function until(is: () => unknown, what: string, timeout = 30_000): Promise<void> {
  for (const start = real.now(); !(await is());) {
    if (real.now() - start > timeout) {
      const last = [...hits].map(
        ([type, { time, hit }]) => `${type} ${Math.round(real.now() - time)} ms ago on ${hit}`,
      );
      throw new Error([`Waited in vain: ${what}`, ...last].join('\n'));
    }
    await new Promise((resolve) => real.setTimeout(resolve, 10));
  }
}

/**
 * Waits until a measure no longer changes: the same four times, 100 ms apart.
 * @param measure returns the value that should settle; undefined if it is not there yet
 */
export async function atRest<T>(measure: () => T | undefined | Promise<T | undefined>, what: string): Promise<T> {
  let before: T | undefined;
  let same = 0;
  await until(async () => {
    const now = await measure();
    same = now !== undefined && now === before ? same + 1 : 0;
    before = now;
    await new Promise((resolve) => real.setTimeout(resolve, 100));
    return same === 3;
  }, what);
  return before!;
}

/** Lets the time of a test pass until a condition holds: a module that comes late sets its timers late. */
export const untilTime = (time: Hourglass, is: () => unknown, what: string): Promise<void> =>
  until(async () => {
    if (is()) return true;
    await time.pass(50);
    return is();
  }, what);
