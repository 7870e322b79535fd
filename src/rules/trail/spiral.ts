/**
 * The trail shared by PLYT and Sequence: squares 1 to 112 on a clockwise inward spiral of 11 × 11 cells, and the Winner
 * square 113, which covers the 3 × 3 cells in the middle (PLY-02). Square 0 means off the board.
 */

export const WINNER = 113;
/** The number of rows and of columns of the grid. */
export const GRID = 11;

const LAST = GRID - 1;
/** The first square of each ring, from the outermost. */
const STARTS = [1, 41, 73, 97, WINNER] as const;
const MIDDLE = STARTS.length - 1;

/** A cell of the grid: column and row counted from 0 at the top left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Returns the level of a square (PLY-03): 1 to 4, 0 off the board, or 5 for the Winner square. */
export function levelOf(square: number): number {
  let level = 0;
  while (level < STARTS.length && square >= STARTS[level]) level++;
  return level;
}

/** Returns the cell of a square from 1 to 113; for the Winner square, the cell in the middle. */
export function cellOf(square: number): Cell {
  const ring = levelOf(square) - 1;
  if (ring >= MIDDLE) return { column: LAST / 2, row: LAST / 2 };
  const side = LAST - 2 * ring;
  const index = square - STARTS[ring];
  const near = ring;
  const far = LAST - ring;
  const along = index % side;
  switch (Math.floor(index / side)) {
    case 0:
      return { column: near + along, row: near };
    case 1:
      return { column: far, row: near + along };
    case 2:
      return { column: far - along, row: far };
    default:
      return { column: near, row: far - along };
  }
}

/** Returns the square that covers a cell, or 0 outside the grid. */
export function squareAt(column: number, row: number): number {
  const ring = Math.min(column, row, LAST - column, LAST - row);
  if (ring < 0) return 0;
  if (ring >= MIDDLE) return WINNER;
  const side = LAST - 2 * ring;
  const far = LAST - ring;
  const start = STARTS[ring];
  if (row === ring && column < far) return start + column - ring;
  if (column === far && row < far) return start + side + row - ring;
  if (row === far && column > ring) return start + 2 * side + far - column;
  return start + 3 * side + far - row;
}

/**
 * Returns the squares of the next level up or down that touch this one, ascending (PLY-04). From off the board, up
 * leads to square 1. Nothing is down from level 1 or up from the Winner square.
 */
export function touching(square: number, way: 'up' | 'down'): number[] {
  if (square === 0) return way === 'up' ? [1] : [];
  const { column, row } = cellOf(square);
  const reach = square === WINNER ? 2 : 1; // the Winner square is three cells wide
  const level = levelOf(square) + (way === 'up' ? 1 : -1);
  const found = new Set<number>();
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      const other = squareAt(column + right, row + down);
      if (other > 0 && levelOf(other) === level) found.add(other);
    }
  }
  return [...found].sort((a, b) => a - b);
}
