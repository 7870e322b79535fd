/**
 * Returns the scale of an element, in window pixels per element pixel: 1, unless the page around it is scaled (`transform`,
 * `zoom`). Pointer coordinates and bounding boxes are in window pixels, styles in element pixels.
 */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  // `offsetWidth` is rounded to an integer, so small deviations are ignored.
  return !scale || Math.abs(scale - 1) < 0.01 ? 1 : scale;
}
