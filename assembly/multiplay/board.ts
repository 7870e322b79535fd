/**
 * The memory that the page and the core share. The page writes a board, calls, and reads the answer where it stands.
 * Nothing is ever allocated, so the views on this memory stay good for as long as the core runs.
 */

/** Cubes on the largest board, 15 × 15. */
const mostCells: i32 = 225;

/** The colour of each cube, row by row: 0 white, else its player, from 1. */
export const colours = memory.data(mostCells);
/** The number of each cube, row by row. */
export const numbers = memory.data(mostCells);
/** Cells that the core lists, in order. */
export const cells = memory.data(mostCells);
/** What each player gained, i32 by i32; as many as a byte can name. */
export const gains = memory.data(255 * 4, 4);

export function colourAt(cell: i32): i32 {
  return load<u8>(colours + cell);
}

export function addGain(colour: i32, points: i32): void {
  const at = gains + ((colour - 1) << 2);
  store<i32>(at, load<i32>(at) + points);
}
