import type { Cell } from './context.js';

/** Where one looks: the middle, in cells, and how many pixels a cell has. */
export interface Camera extends Cell {
  readonly cell: number;
}

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  /** The cells behind the last column and row. */
  readonly right: number;
  readonly bottom: number;
}

/** Pixels of a piece: so small only where everything is to be shown; as large at most, for the width of the table. */
export const smallest = (width: number): number => Math.max(30, width / 40);
const largest = (width: number): number => Math.max(36, Math.min(96, width / 14));
export const tiniest = 6;

/** The box around cells; around none the middle of the table. */
export function around(cells: readonly Cell[], margin: number): Box {
  const xs = cells.length ? cells.map(({ x }) => x) : [0];
  const ys = cells.length ? cells.map(({ y }) => y) : [0];
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

export const middle = ({ left, top, right, bottom }: Box): Cell => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** As large as a box fits. */
export const fitting = ({ left, top, right, bottom }: Box, { width, height }: Size): number =>
  Math.min(width / (right - left), height / (bottom - top));

export const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** Looks so that all is seen, however small. */
export function showAll(all: Box, size: Size): Camera {
  const cell = within(fitting(all, size), tiniest, largest(size.width));
  return { ...middle(all), cell };
}

/** The drawing's `viewBox`, a cell being 100. */
export const viewBox = ({ x, y, cell }: Camera, { width, height }: Size): string =>
  [x * 100 - (width / cell) * 50, y * 100 - (height / cell) * 50, (width / cell) * 100, (height / cell) * 100]
    .map((value) => value.toFixed(1))
    .join(' ');
