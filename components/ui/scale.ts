/**
 * Returns how many pixels of the window a pixel of an element has: 1, unless the page around it is scaled (`transform`,
 * `zoom`). Pointers and boxes are told in pixels of the window, styles in those of the element.
 */
export function scaleOf(element: HTMLElement): number {
  const scale = element.getBoundingClientRect().width / element.offsetWidth;
  // Widths of elements are told as whole numbers.
  return !scale || Math.abs(scale - 1) < 0.01 ? 1 : scale;
}
