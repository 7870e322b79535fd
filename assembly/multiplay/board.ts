/**
 * The memory shared by the page and the core. The page writes a board, calls a function, and reads the answer in place.
 * Nothing is ever allocated, so views on this memory stay valid as long as the core runs.
 */

/** The number of cubes on the largest board, 15 × 15. */
const mostCells: i32 = 225;

/** The colour of each cube, row by row: 0 for white, otherwise the player, from 1. */
export const colours = memory.data(mostCells);
/** The number of each cube, row by row. */
export const numbers = memory.data(mostCells);
/** A list of cells returned by the core, in order. */
export const cells = memory.data(mostCells);
/** The points gained by each player, as i32; room for as many players as a byte can count. */
export const gains = memory.data(255 * 4, 4);

export function colourAt(cell: i32): i32 {
  return load<u8>(colours + cell);
}

export function addGain(colour: i32, points: i32): void {
  const at = gains + ((colour - 1) << 2);
  store<i32>(at, load<i32>(at) + points);
}
