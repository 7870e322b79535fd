import { isMedia } from './platform.js';

/** Whether the reader wants nothing to move. */
export const isStill = (): boolean => isMedia('(prefers-reduced-motion: reduce)');

/** Animates an element; where nothing is to move, or the browser does not animate, it shows the last picture at once. */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | undefined {
  if (isStill()) return undefined;
  try {
    return element.animate(frames, timing);
  } catch {
    return undefined;
  }
}

/** Ends what moves an element, so that it can be measured where it stands. */
export function settle(element: Element): void {
  try {
    for (const animation of element.getAnimations()) animation.cancel();
  } catch {
    // The browser does not animate: nothing moves.
  }
}

/** Resolves before the next frame is drawn, or soon where none is: in a hidden page, or in a frame out of sight. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });
