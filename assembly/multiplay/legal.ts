import { cells, colourAt, numbers } from './board';

/** Returns whether the number is in the die's row of the multiplication table: die × m for m from 1 to 12. */
export function inRow(number: i32, die: i32): bool {
  return number > 0 && number <= die * 12 && number % die === 0;
}

/** Lists the white cubes among the first `count` whose number is die × m for m from 1 to 12 (MUL-03, MUL-04). */
export function legal(count: i32, die: i32): i32 {
  let found = 0;
  for (let cell = 0; cell < count; cell++) {
    const number: i32 = load<u8>(numbers + cell);
    if (colourAt(cell) === 0 && inRow(number, die)) store<u8>(cells + found++, cell);
  }
  return found;
}
