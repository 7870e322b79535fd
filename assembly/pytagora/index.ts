/**
 * The part of the Pytagora core that checks and places equations: numbers in, numbers out. See
 * docs/notes/pytagora-find.md.
 */
import * as equation from './equation';
import * as table from './table';

/** Each of these functions returns the address of a shared buffer. */
export function text(): usize {
  return equation.text;
}
export function pieces(): usize {
  return table.pieces;
}
export function value(): usize {
  return equation.value;
}
export function crossed(): usize {
  return table.crossed;
}
export { setZeroDividend } from './arithmetic';
export { check, digits } from './equation';
export { lay, fits } from './table';
