/** A cell of the table. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

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
const tiniest = 6;

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

const middle = ({ left, top, right, bottom }: Box): Cell => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

/** As large as a box fits. */
const fitting = ({ left, top, right, bottom }: Box, { width, height }: Size): number =>
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

const hugest = 160;
/** By how much a long line may make pieces smaller. */
const smaller = 0.75;
/** One step nearer. */
export const zoomStep = 1.3;

/** Nearer or farther; what is at `at` stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Cell = camera): Camera {
  const cell = within(camera.cell * factor, tiniest, hugest);
  const by = camera.cell / cell;
  return { x: at.x + (camera.x - at.x) * by, y: at.y + (camera.y - at.y) * by, cell };
}

/** Shifted so far that a cell is in sight, with so much of those beside it. */
export function showing(camera: Camera, { x, y }: Cell, { width, height }: Size, beside = 1): Camera {
  const halfWidth = width / camera.cell / 2;
  const halfHeight = height / camera.cell / 2;
  return {
    ...camera,
    x: within(camera.x, x + 1 + beside - halfWidth, x - beside + halfWidth),
    y: within(camera.y, y + 1 + beside - halfHeight, y - beside + halfHeight),
  };
}

/**
 * Looks so that all is seen; where that would make pieces too small to be read and hit, so that what matters now is in
 * sight; where even that does not fit, so that the cell in focus is.
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
