/** Font size at which words are measured, in pixels. */
const measured = 100;

/**
 * Returns a function that measures the widest word of a text, in ems of the bold type of an element. A word may be broken at
 * its hyphens.
 */
export function wordWidth(element: Element): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  // Without a canvas every letter is assumed to be a wide one.
  if (!context) return (text) => Math.max(...wordsOf(text).map((word) => word.length * 0.8));
  context.font = `700 ${measured}px ${getComputedStyle(element).fontFamily}`;
  return (text) => Math.max(...wordsOf(text).map((word) => context.measureText(word).width / measured));
}

const wordsOf = (text: string): string[] => text.match(/[^\s-]*-|[^\s-]+/g) ?? [''];
