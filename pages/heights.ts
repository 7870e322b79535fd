import { statusBarHeight } from './status-bar.js';

/** The minimum height of game and status bar together, in pixels. */
const lowest = 480;

const body = (): number => Math.ceil(document.body.getBoundingClientRect().height);

/**
 * Calls back with the height that the page needs, now and when it changes, and with the height that its frame was
 * given. The content is laid out for the given height, not for one derived from the content, because both would grow
 * endlessly.
 */
export function followHeight(tell: (height: number, given: number) => void): void {
  let given = 0;
  let sentHeight = 0;
  let width = 0;
  const { style } = document.documentElement;
  const measure = (): void => {
    // A height that we have not requested was given by the embedding page.
    if (Math.abs(innerHeight - sentHeight) > 1) {
      // In a frame of a new size, the old request no longer holds; in one that was only reset, repeating it could go on
      // forever.
      if (innerHeight !== given || innerWidth !== width) sentHeight = 0;
      given = innerHeight;
      style.setProperty('--ab-height', `${Math.max(given, lowest) - statusBarHeight}px`);
    }
    width = innerWidth;
    // A scroll bar would make the page narrower, and so perhaps higher than a frame in which it needs none.
    style.overflow = 'hidden';
    const height = Math.max(given, body());
    if (height !== sentHeight) {
      sentHeight = height;
      tell(height, given);
    }
    if (innerHeight < height - 1) style.overflow = '';
  };
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(document.body);
  addEventListener('resize', measure);
  measure();
}

/** Resizes the page's frame if it has the same origin; in a window, reserves room for the status bar. */
export function fitFrame(): void {
  let frame: Element | null = null;
  try {
    frame = window.frameElement;
  } catch {
    // a frame of another origin scrolls
  }
  if (frame) followHeight((height) => ((frame as HTMLElement).style.height = `${height}px`));
  else document.documentElement.style.setProperty('--ab-height', `calc(100svh - ${statusBarHeight}px)`);
}
