/**
 * The geometry of the mountain. Each ring of the spiral is a terrace, higher than the ring around it. The gaps between
 * columns and rows are the cliffs, low in the north and high in the south, as if seen slightly from the south. One cell is
 * 100 units wide.
 */

/** A cell of the trail's grid: column and row counted from 0 at the top left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const last = 10;
/** The index of the innermost ring: the summit, three cells wide. */
export const summit = 4;

const cliffs = { side: 10, north: 4, south: 20 } as const;

export const viewBox = '-10 -6 1200 1222';

export const left = (column: number): number =>
  100 * column + cliffs.side * (Math.min(column, summit) + Math.max(0, column - last + summit));

export const top = (row: number): number =>
  100 * row + cliffs.north * Math.min(row, summit) + cliffs.south * Math.max(0, row - last + summit);

export const ringOf = ({ column, row }: Cell): number => Math.min(column, row, last - column, last - row, summit);

/** Returns the centre of a cell; for the summit, the point in front of the peak where pieces stand. */
export const middle = (cell: Cell): Point =>
  ringOf(cell) === summit ? { x: left(5) + 50, y: top(5) + 128 } : { x: left(cell.column) + 50, y: top(cell.row) + 50 };

/** The point of the summit where the trail ends: a dot between it and the last square lies on the cliff. */
export const summitEdge: Point = { x: left(4) + 26, y: top(4) + 50 };

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns the bounding box of the top of a terrace. */
export function terrace(ring: number): Box {
  const [x, y] = [left(ring), top(ring)];
  return { x, y, width: left(last - ring) + 100 - x, height: top(last - ring) + 100 - y };
}

/** Returns the bounding box of a terrace with the cliffs around it. */
export function cliff(ring: number): Box {
  const { x, y, width, height } = terrace(ring);
  const { side, north, south } = ring ? cliffs : { side: 6, north: 3, south: 14 };
  return { x: x - side, y: y - north, width: width + 2 * side, height: height + north + south };
}

/** Returns the bounding box of a square: a cell, or the whole summit. */
export const boxOf = (cell: Cell): Box =>
  ringOf(cell) === summit ? terrace(summit) : { x: left(cell.column), y: top(cell.row), width: 100, height: 100 };

/** The offsets from the centre for pieces that share a square, and the sizes of their boxes. */
export const shared: readonly { readonly size: number; readonly at: readonly (readonly [number, number])[] }[] = [
  { size: 104, at: [[4, 6]] },
  {
    size: 74,
    at: [
      [-23, 10],
      [24, 10],
    ],
  },
  {
    size: 60,
    at: [
      [-28, 22],
      [4, -8],
      [30, 22],
    ],
  },
  {
    size: 54,
    at: [
      [-15, -9],
      [27, -9],
      [-20, 28],
      [24, 28],
    ],
  },
  {
    size: 50,
    at: [
      [-4, -12],
      [30, -12],
      [-30, 24],
      [1, 24],
      [32, 24],
    ],
  },
  {
    size: 48,
    at: [
      [-4, -14],
      [30, -14],
      [-32, 20],
      [0, 20],
      [32, 20],
      [-37, -8],
    ],
  },
];
