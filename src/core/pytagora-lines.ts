/**
 * The reading direction of horizontal lines (PYT-07). From right to left, the equation starts on the right, but the
 * digits of a number keep their order: 12+3=15 is shown as 15=3+12. Vertical lines are always read from the top.
 */
export type Direction = 'ltr' | 'rtl';

/** Splits a text into its numbers and the signs between them. */
const parts = (text: string): string[] => text.match(/\d+|\D/gs) ?? [];

/**
 * Converts a text between its reading order from right to left and the order in which it is shown from left to right.
 */
export const mirrored = (text: string): string => parts(text).reverse().join('');

/** Returns the distance of each character of a text from the first cell of its line, the leftmost or topmost. */
export function alongLine(text: string, down: boolean, direction: Direction = 'ltr'): number[] {
  if (down || direction === 'ltr') return Array.from({ length: text.length }, (_, at) => at);
  let cell = text.length;
  return parts(text).flatMap((part) => {
    cell -= part.length;
    return Array.from({ length: part.length }, (_, at) => cell + at);
  });
}
