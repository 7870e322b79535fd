/**
 * The board with a margin of two cells that are never turned, so that no scan and no window leaves it. Cells are
 * counted row by row including the margin. The page writes its data without the margin.
 */
export const mostPlayers: i32 = 4;
const mostSize: i32 = 15;
const margin: i32 = 2;
const mostWide: i32 = mostSize + 2 * margin;
export const mostCells: i32 = mostWide * mostWide;
export const dice: i32 = 12;
/** Room for the cubes of one die; there are at most 56. */
export const room: i32 = 64;
/** A number occurs in at most six rows of the multiplication table. */
const mostRows: i32 = 6;

/** Written by the page: colours and numbers row by row, and the scores by seat. */
export const givenColours = memory.data(mostSize * mostSize);
export const givenNumbers = memory.data(mostSize * mostSize);
export const scores = memory.data(mostPlayers * 4, 4);
/** Written by the page: not 0 for a cube that must be tried. */
export const givenMarks = memory.data(mostSize * mostSize);

/** The colour of each cell: 0 for white or margin, otherwise the player, from 1. */
export const colours = memory.data(mostCells);
/** For each cell, the number of rows of the table that contain its number (0 in the margin), and its places in them. */
const rowCounts = memory.data(mostCells);
const places = memory.data(mostCells * mostRows * 2, 2);
/** The cells of each die, and their number. */
const dieCells = memory.data(dice * room * 2, 2);
const dieCounts = memory.data(dice * 4, 4);
const steps = memory.data(4 * 4, 4);

export let wide: i32 = 0;
export let players: i32 = 0;
/** The colour for which the search runs. */
export let root: i32 = 0;
export let endAt: i32 = 0;
export let white: i32 = 0;
export let cubes: i32 = 0;

export function colourOf(cell: i32): i32 {
  return load<u8>(colours + cell);
}
export function onBoard(cell: i32): bool {
  return load<u8>(rowCounts + cell) > 0;
}
export function rowsOf(cell: i32): i32 {
  return load<u8>(rowCounts + cell);
}
/** Returns the place of a cube in the nth row of its number: die × room + the index in the row. */
export function placeOf(cell: i32, nth: i32): i32 {
  return load<u16>(places + ((cell * mostRows + nth) << 1));
}
export function isMarked(cell: i32): bool {
  return load<u8>(givenMarks + withoutMargin(cell)) > 0;
}
export function numberOf(cell: i32): i32 {
  return load<u8>(givenNumbers + withoutMargin(cell));
}
export function cellsOfDie(die: i32): i32 {
  return load<i32>(dieCounts + (die << 2));
}
export function cellOfDie(die: i32, nth: i32): i32 {
  return load<u16>(dieCells + ((die * room + nth) << 1));
}
/** Returns the distance from a cell to the next in one of the four directions. */
export function stepOf(axis: i32): i32 {
  return load<i32>(steps + (axis << 2));
}
export function withMargin(cell: i32, size: i32): i32 {
  return (cell / size + margin) * wide + (cell % size) + margin;
}
export function withoutMargin(cell: i32): i32 {
  return (cell / wide - margin) * (wide - 2 * margin) + (cell % wide) - margin;
}
export function scoreOf(colour: i32): i32 {
  return load<i32>(scores + ((colour - 1) << 2));
}

export function paint(cell: i32, colour: i32): void {
  white += i32(colour === 0) - i32(load<u8>(colours + cell) === 0);
  store<u8>(colours + cell, colour);
}

/** Reads the position that the page has written. */
export function lay(size: i32, seats: i32, own: i32, least: i32): void {
  wide = size + 2 * margin;
  players = seats;
  root = own;
  endAt = least;
  cubes = white = size * size;
  store<i32>(steps, 1);
  store<i32>(steps, wide, 4);
  store<i32>(steps, wide + 1, 8);
  store<i32>(steps, wide - 1, 12);
  for (let cell = 0; cell < mostCells; cell++) {
    store<u8>(colours + cell, 0);
    store<u8>(rowCounts + cell, 0);
  }
  for (let die = 0; die < dice; die++) store<i32>(dieCounts + (die << 2), 0);
  for (let i = 0; i < cubes; i++) {
    const cell = withMargin(i, size);
    paint(cell, load<u8>(givenColours + i));
    const number: i32 = load<u8>(givenNumbers + i);
    let rows = 0;
    for (let die = 1; die <= dice; die++) {
      if (number % die || number > die * dice) continue; // MUL-03
      const count = cellsOfDie(die - 1);
      const place = (die - 1) * room + count;
      store<u16>(dieCells + (place << 1), cell);
      store<i32>(dieCounts + ((die - 1) << 2), count + 1);
      store<u16>(places + ((cell * mostRows + rows++) << 1), place);
    }
    store<u8>(rowCounts + cell, rows);
  }
}
