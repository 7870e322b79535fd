import { isMedia } from './platform.js';
import { html, type TemplateResult } from 'lit';

/** Returns whether the user prefers reduced motion. */
export const isStill = (): boolean => isMedia('(prefers-reduced-motion: reduce)');

/** Animates an element; with reduced motion, or if the browser does not support it, the element is in its final state at once. */
export function animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation | undefined {
  if (isStill()) return undefined;
  try {
    const animation = element.animate(frames, timing);
    // Browsers count the rejection by a cancelled animation as handled, happy-dom does not.
    animation.finished.catch(() => undefined);
    return animation;
  } catch {
    return undefined;
  }
}

/** Cancels the animations of an element, so that it can be measured at its final position. */
export function settle(element: Element): void {
  try {
    for (const animation of element.getAnimations()) animation.cancel();
  } catch {
    // The browser has no animations, so nothing moves.
  }
}

/** Resolves before the next frame is drawn, or soon if none is drawn: in a hidden page, or in a frame that is not visible. */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
    setTimeout(resolve, 100);
  });

/** Replaces the rendered content when `key` changes between even and odd, so that its animation restarts. */
export const anew = (key: number, content: unknown): TemplateResult =>
  key % 2 ? html`${content}` : html`<!-- -->${content}`;
