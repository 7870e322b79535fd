/** The current side: the one that grows, and later the one that is matched. */

/** Its glyphs, one byte each. */
export const side = memory.data(64);

/** The number of new pieces before its first cell of the frame. */
export let ahead: i32 = 0;

export function setAhead(to: i32): void {
  ahead = to;
}

/** True if a line reaches the units of a number first, as when equations are read from right to left. */
export let unitsFirst: bool = false;

/** Sets the order of digits for the sides that are grown next. */
export function setUnitsFirst(to: bool): void {
  unitsFirst = to;
}
