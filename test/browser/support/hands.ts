import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { MultiplayGrid } from './grid.js';
import { drawn } from './grid.js';

export const isWebKit = /WebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);

/** Keys as WebDriver knows them, https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
};

/** Presses keys one after the other on the real keyboard; `Shift+Tab` holds the first. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [last, ...held] = key.split('+').reverse();
    if (!held.length) await sendKeys({ press: last });
    else if (isWebKit) await sendKeys({ type: [...held, last].map((name) => codes[name] ?? name).join('') });
    else {
      for (const name of held) await sendKeys({ down: name });
      await sendKeys({ press: last });
      for (const name of held) await sendKeys({ up: name });
    }
  }
}

/** Scrolls until the middle of what is to be hit is in the window, which an engine may do a frame later. */
async function middleInSight(target: Element): Promise<[x: number, y: number]> {
  for (let frames = 0; ; frames++) {
    target.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    if (frames === 30 || (x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)) return [x, y];
    await new Promise(requestAnimationFrame);
  }
}

/** Clicks with the real pointer in the middle of what is seen there. Nothing is dragged. */
export async function tap(target: Element): Promise<void> {
  await sendMouse({ type: 'click', position: await middleInSight(target) });
}

/** Tabs on until the focus is where it is wanted. */
export async function tabTo(element: MultiplayGrid, is: (focused: HTMLElement) => boolean, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const now = element.shadowRoot?.activeElement as HTMLElement | null;
    if (now && is(now)) return;
    await press(key);
    await drawn(element);
  }
  throw new Error(`Tab does not lead there; it ends at ${element.shadowRoot?.activeElement?.outerHTML ?? 'the page'}`);
}
