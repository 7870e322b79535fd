import { fitting, middle, showAll, smallest, tiniest, within, type Box, type Camera, type Size } from './camera.js';
import type { Cell } from './context.js';

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

/** Shifted so far that a cell is in sight, with one beside it. */
export function showing(camera: Camera, { x, y }: Cell, { width, height }: Size): Camera {
  const halfWidth = width / camera.cell / 2;
  const halfHeight = height / camera.cell / 2;
  return {
    ...camera,
    x: within(camera.x, x + 2 - halfWidth, x - 1 + halfWidth),
    y: within(camera.y, y + 2 - halfHeight, y - 1 + halfHeight),
  };
}

/**
 * Looks so that all is seen; where that would make pieces too small to be read and hit, so that what matters now is in
 * sight; where even that does not fit, so that what is at hand is.
 */
export function lookAt(all: Box, matters: Box, atHand: Cell, size: Size): Camera {
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
  return fits < cell ? showing(camera, atHand, size) : camera;
}
