/**
 * How a line across is read (PYT-07). From right to left the equation begins at the right, but the digits of a number stand
 * as ever: 12+3=15 shows as 15=3+12. Lines down are always read from the top.
 */
export type Direction = 'ltr' | 'rtl';

/** Its numbers, and what stands between them. */
const parts = (text: string): string[] => text.match(/\d+|\D/gs) ?? [];

/** What a text read from right to left shows from left to right; and the text of what is shown. */
export const mirrored = (text: string): string => parts(text).reverse().join('');

/** How far from the first cell of its line, the leftmost or topmost, each character of a text lies. */
export function alongLine(text: string, down: boolean, direction: Direction = 'ltr'): number[] {
  if (down || direction === 'ltr') return Array.from({ length: text.length }, (_, at) => at);
  let cell = text.length;
  return parts(text).flatMap((part) => {
    cell -= part.length;
    return Array.from({ length: part.length }, (_, at) => cell + at);
  });
}
