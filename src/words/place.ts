import type { Writing } from './notation.js';

/** Returns the name of a place, `E3`, which runs from left to right among any words. */
export function placeText(place: string, { notation, figure }: Writing): string {
  const shown = place.replace(/\d+/, (digits) => figure(Number(digits)));
  return notation.direction ? `\u2066${shown}\u2069` : shown;
}
