/** A cell of the table. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the table: its middle, in cells, and the size of a cell in pixels. */
export interface Camera extends Cell {
  readonly cell: number;
}

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  /** The cells after the last column and row. */
  readonly right: number;
  readonly bottom: number;
}

/**
 * Limits of the automatic size of a piece in pixels, for a width of the table. Pieces are smaller than `smallest` only to fit
 * everything, or a long line.
 */
export const smallest = (width: number): number => Math.max(30, width / 40);
const largest = (width: number): number => Math.max(36, Math.min(96, width / 14));
const tiniest = 6;

/** Returns the box around cells with a margin; without cells, around the middle of the table. */
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

const middle = ({ left, top, right, bottom }: Box): Cell => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** Returns the largest cell size at which a box fits. */
const fitting = ({ left, top, right, bottom }: Box, { width, height }: Size): number =>
  Math.min(width / (right - left), height / (bottom - top));

export const within = (value: number, low: number, high: number): number =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** Returns the camera that shows everything, however small. */
export function showAll(all: Box, size: Size): Camera {
  const cell = within(fitting(all, size), tiniest, largest(size.width));
  return { ...middle(all), cell };
}

/** Returns the drawing's `viewBox`, with 100 units per cell. */
export const viewBox = ({ x, y, cell }: Camera, { width, height }: Size): string =>
  [x * 100 - (width / cell) * 50, y * 100 - (height / cell) * 50, (width / cell) * 100, (height / cell) * 100]
    .map((value) => value.toFixed(1))
    .join(' ');

const hugest = 160;
/** The smallest factor by which a long line may shrink pieces. */
const smaller = 0.75;
/** The factor of one zoom step. */
export const zoomStep = 1.3;

/** Returns a camera zoomed by a factor; the point `at` stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Cell = camera): Camera {
  const cell = within(camera.cell * factor, tiniest, hugest);
  const by = camera.cell / cell;
  return { x: at.x + (camera.x - at.x) * by, y: at.y + (camera.y - at.y) * by, cell };
}

/** Returns a camera shifted as far as needed to show a cell, with `beside` cells around it. */
export function showing(camera: Camera, { x, y }: Cell, { width, height }: Size, beside = 1): Camera {
  const halfWidth = width / camera.cell / 2;
  const halfHeight = height / camera.cell / 2;
  return {
    ...camera,
    x: within(camera.x, x + 1 + beside - halfWidth, x - beside + halfWidth),
    y: within(camera.y, y + 1 + beside - halfHeight, y - beside + halfHeight),
  };
}

/** The smallest size of a piece in pixels while one only watches: it can be read, not tapped. */
export const watched = 16;

/**
 * Returns a camera shifted, and moved away, as far as needed to show a box; if pieces would be smaller than `least` pixels, as
 * far as needed to show one cell of it.
 */
export function bringing(camera: Camera, box: Box, focus: Cell, size: Size, least = smallest(size.width)): Camera {
  const fits = fitting(box, size);
  const near = { ...camera, cell: Math.min(camera.cell, Math.max(least, fits)) };
  if (fits < near.cell) return showing(near, focus, size);
  const halfWidth = size.width / near.cell / 2;
  const halfHeight = size.height / near.cell / 2;
  return {
    ...near,
    x: within(camera.x, box.right - halfWidth, box.left + halfWidth),
    y: within(camera.y, box.bottom - halfHeight, box.top + halfHeight),
  };
}

/**
 * Returns the camera that shows everything. If that would make pieces too small to be read and tapped, it shows what matters
 * now; if even that does not fit, the cell in focus.
 */
export function lookAt(all: Box, matters: Box, focus: Cell, size: Size): Camera {
  const whole = showAll(all, size);
  const least = smallest(size.width);
  if (whole.cell >= least) return whole;
  const fits = fitting(matters, size);
  const cell = Math.max(least * smaller, Math.min(least, fits));
  const halfWidth = size.width / cell / 2;
  const halfHeight = size.height / cell / 2;
  const camera = {
    x: within(middle(matters).x, all.left + halfWidth, all.right - halfWidth),
    y: within(middle(matters).y, all.top + halfHeight, all.bottom - halfHeight),
    cell,
  };
  return fits < cell ? showing(camera, focus, size) : camera;
}
