/** Words are measured in a type of so many pixels. */
const measured = 100;

/**
 * Returns how wide the widest word of a text is, in ems of the bold type of an element. A word may be parted at its
 * hyphens.
 */
export function wordWidth(element: Element): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  // Without a canvas a letter is taken for a wide one.
  if (!context) return (text) => Math.max(...wordsOf(text).map((word) => word.length * 0.8));
  context.font = `700 ${measured}px ${getComputedStyle(element).fontFamily}`;
  return (text) => Math.max(...wordsOf(text).map((word) => context.measureText(word).width / measured));
}

const wordsOf = (text: string): string[] => text.match(/[^\s-]*-|[^\s-]+/g) ?? [''];
