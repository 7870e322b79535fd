import { cells, colourAt, numbers } from './board';

/** MUL-03, MUL-04: lists the white cubes among the first `count` whose number is die × m, m from 1 to 12. */
export function legal(count: i32, die: i32): i32 {
  let found = 0;
  for (let cell = 0; cell < count; cell++) {
    const number: i32 = load<u8>(numbers + cell);
    if (colourAt(cell) === 0 && number > 0 && number <= die * 12 && number % die === 0)
      store<u8>(cells + found++, cell);
  }
  return found;
}
