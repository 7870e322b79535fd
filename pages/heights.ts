import { statusBarHeight } from './status-bar.js';

/** Game and strip are never made lower than this, in pixels. */
const lowest = 480;

const body = (): number => Math.ceil(document.body.getBoundingClientRect().height);

/**
 * Tells how high the page would like its frame to be, now and when it changes. What it holds is drawn for the height that
 * the frame was given and not for one that follows from what it holds: else both would grow without an end.
 */
export function followHeight(tell: (height: number, given: number) => void): void {
  let given = 0;
  let told = 0;
  const measure = (): void => {
    // A height that we have not asked for is one that the page around has given.
    if (Math.abs(innerHeight - told) > 1) {
      given = innerHeight;
      document.documentElement.style.setProperty('--ab-height', `${Math.max(given, lowest) - statusBarHeight}px`);
    }
    const height = Math.max(given, body());
    if (height === told) return;
    told = height;
    tell(height, given);
  };
  new ResizeObserver(() => requestAnimationFrame(measure)).observe(document.body);
  addEventListener('resize', measure);
  measure();
}

/** In a frame of its own origin the page gives the frame its height itself; in a window of its own it leaves room for the strip. */
export function fitFrame(): void {
  let frame: Element | null = null;
  try {
    frame = window.frameElement;
  } catch {
    // of another origin: it scrolls
  }
  if (frame) followHeight((height) => ((frame as HTMLElement).style.height = `${height}px`));
  else document.documentElement.style.setProperty('--ab-height', `calc(100svh - ${statusBarHeight}px)`);
}
