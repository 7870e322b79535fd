import { real } from './time.js';

/** What the last press and click hit, for the message of a wait in vain: a control may have moved away under them. */
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
 * Waits for something.
 * @param timeout in milliseconds of the clock on the wall; long, for three engines may share a small machine.
 */
export async function until(is: () => unknown, what: string, timeout = 20_000): Promise<void> {
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
