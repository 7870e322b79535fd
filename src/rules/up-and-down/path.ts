import type { Digit } from '../digits.js';
import type { Variant } from './options.js';

/**
 * Returns the numbers around a square, clockwise from its top left corner, alternately ascending and descending along
 * its four sides. A side starts with a corner and does not include the next one.
 */
const around = (up: readonly Digit[], top: Digit): Digit[] => {
  const [bottom, ...between] = up;
  const side = [bottom, ...between];
  const back = [top, ...[...between].reverse()];
  return [...side, ...back, ...side, ...back];
};

/** 36 cells: 0 to 9 to the right, 8 to 0 down, 1 to 9 to the left, 8 to 1 up (PYT-41). */
const whole = around([0, 1, 2, 3, 4, 5, 6, 7, 8], 9);
/** 16 cells each: 0 2 4 6 8 6 4 2 twice and 1 3 5 7 9 7 5 3 twice (PYT-44). */
const even = around([0, 2, 4, 6], 8);
const odd = around([1, 3, 5, 7], 9);

/** The numbers of each square of a variant, clockwise. The first number of each is on the table from the start. */
export const squares: Readonly<Record<Variant, readonly (readonly Digit[])[]>> = {
  plain: [whole],
  'even-and-odd': [even, odd],
  'both-ways': [whole],
};

/** The next place of a path: the square, the cell and the digit that belongs there. */
export interface Place {
  readonly square: number;
  readonly cell: number;
  readonly digit: Digit;
}

/**
 * Returns the next place at each end. In Even and odd, end 0 is the even square and end 1 the odd one (PYT-44). In Both
 * ways, end 0 runs clockwise and end 1 counterclockwise (PYT-45). A closed end is undefined; if both ends meet in the
 * last cell, it belongs to end 0.
 * @param laid The number of pieces at each end, including those on the table from the start.
 */
export function nextPlaces(variant: Variant, laid: readonly number[]): readonly (Place | undefined)[] {
  const place = (square: number, cell: number): Place => ({ square, cell, digit: squares[variant][square][cell] });
  if (variant === 'both-ways') {
    const left = whole.length - laid[0] - laid[1];
    return [left > 0 ? place(0, laid[0]) : undefined, left > 1 ? place(0, whole.length - 1 - laid[1]) : undefined];
  }
  return laid.map((count, square) => (count < squares[variant][square].length ? place(square, count) : undefined));
}

/** The number of pieces at each end before the first turn (PYT-40, PYT-44, PYT-45). */
export const laidAtStart: Readonly<Record<Variant, readonly number[]>> = {
  plain: [1],
  'even-and-odd': [1, 1],
  'both-ways': [1, 0],
};

/** Returns, for each cell of a square, whether it has a piece. */
export function filled(variant: Variant, laid: readonly number[], square: number): boolean[] {
  const { length } = squares[variant][square];
  return Array.from({ length }, (_, cell) =>
    variant === 'both-ways' ? cell < laid[0] || cell >= length - laid[1] : cell < laid[square],
  );
}

/** Returns the digits on the table. */
export const onTable = (variant: Variant, laid: readonly number[]): Digit[] =>
  squares[variant].flatMap((numbers, square) => {
    const has = filled(variant, laid, square);
    return numbers.filter((_, cell) => has[cell]);
  });
