import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { clickFast, enterFast, isChromium } from './chromium.js';
import type { MultiplayGrid } from './grid.js';
import { clear, drawn } from './grid.js';
import { real } from './time.js';
import { focused } from './look-up.js';

export const isWebKit = /WebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);

/** The keys of WebDriver, https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
};

/** Delay in ms before a second tap at the same place: a new control ignores taps for 300 ms, less than a person needs to read it. */
const reading = 320;
const read = (): Promise<void> => new Promise((resolve) => void real.setTimeout(resolve, reading));

let last = { x: 0, y: 0, time: -Infinity };
let pressed = { key: '', time: -Infinity };

/** Presses keys one after the other on the real keyboard; `Shift+Tab` holds Shift. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    if (key === pressed.key && /^(Enter| |[a-z])$/i.test(key) && real.now() - pressed.time < 2 * reading) await read();
    const [name, ...held] = key.split('+').reverse();
    if (!held.length) await sendKeys({ press: name });
    else if (isWebKit) await sendKeys({ type: [...held, name].map((one) => codes[one] ?? one).join('') });
    else {
      for (const one of held) await sendKeys({ down: one });
      await sendKeys({ press: name });
      for (const one of held) await sendKeys({ up: one });
    }
    // Not before: on a slow machine the key arrives long after it is sent.
    pressed = { key, time: real.now() };
  }
}

/** Scrolls until the middle of the target is in the window and no longer moves, which may take an engine some frames. */
async function middleInSight(target: Element): Promise<[x: number, y: number]> {
  let before = '';
  let still = 0;
  for (let frames = 0; ; frames++) {
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (width === 0 || height === 0) throw new Error(`This is not seen: ${target.outerHTML.slice(0, 120)}`);
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const isInSight = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    still = before === `${x},${y}` ? still + 1 : 0;
    // A busy engine may lay out a new page again some frames later: a tap then missed its button.
    if (frames === 30 || (isInSight && still >= (isWebKit ? 8 : 3))) return [x, y];
    before = `${x},${y}`;
    await new Promise(requestAnimationFrame);
  }
}

/** Clicks with the real pointer in the middle of a target, after the time that a person needs to read it. Drags nothing. */
export async function tap(target: Element): Promise<void> {
  const [x, y] = await middleInSight(target);
  if (Math.hypot(x - last.x, y - last.y) < 50 && real.now() - last.time < 900) await read();
  await sendMouse({ type: 'click', position: [x, y] });
  last = { x, y, time: real.now() };
}

/** Clicks that many times as fast as the engine allows, whatever is there by then. */
export async function tapFast(target: Element, times: number): Promise<void> {
  const [x, y] = await middleInSight(target);
  await timed('click', async () => {
    if (isChromium) await clickFast(x, y, times);
    else for (let i = 0; i < times; i++) await sendMouse({ type: 'click', position: [x, y] });
  });
}

/** Presses Enter that many times as fast as the engine allows, wherever the focus is by then. */
export const pressEnterFast = (times: number): Promise<void> =>
  timed('keydown', async () => {
    if (isChromium) await enterFast(times);
    else for (let i = 0; i < times; i++) await sendKeys({ press: 'Enter' });
  });

/** The time in ms within which a series of taps or keys is certainly accidental: less than a new control ignores them for. */
const accidental = 250;
let wasSlow = false;

async function timed(type: 'click' | 'keydown', act: () => Promise<void>): Promise<void> {
  let first: number | undefined;
  const measure = ({ timeStamp }: Event): void => {
    first ??= timeStamp;
    if (timeStamp - first > accidental) wasSlow = true;
  };
  addEventListener(type, measure, true);
  try {
    await act();
  } finally {
    removeEventListener(type, measure, true);
  }
}

/**
 * Returns a test of fast taps or keys that starts again if it fails and the driver was too slow for it: a board rightly
 * takes a late tap as meant. A failure with fast taps counts at once.
 */
export function quickly(test: () => Promise<void>): () => Promise<void> {
  return async () => {
    for (let more = 20; ; more--) {
      wasSlow = false;
      try {
        return await test();
      } catch (error) {
        if (!wasSlow || !more) throw error;
        await clear();
      }
    }
  };
}

/**
 * Presses Tab until the focus is where it is wanted. That must be before the end of the page: there the engine's own controls get the
 * focus, and pages that are opened later may not get it back.
 */
export async function tabTo(element: MultiplayGrid, is: (focused: HTMLElement) => boolean, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const now = focused<HTMLElement>(element);
    if (now && is(now)) return;
    await press(key);
    await drawn(element);
    if (!document.hasFocus()) throw new Error(`${key} leads out of the page, without meeting what is wanted.`);
  }
  throw new Error(`Tab does not lead there; it ends at ${focused(element)?.outerHTML ?? 'the page'}`);
}
