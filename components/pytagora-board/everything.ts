import { table } from '../../src/rules/pytagora/index.js';
import { around, showAll, smallest } from './camera.js';
import type { PytagoraView } from './context.js';

/** Looks so that the whole table is seen, however small; where it is large enough so, it stays so as the table grows. */
export function showEverything(v: PytagoraView): void {
  const lying = table(v.seen).map(([x, y]) => ({ x, y }));
  const camera = showAll(around([...lying, ...v.fingers.spread.pieces], 1), v.size);
  v.set({ camera: camera.cell < smallest(v.size.width) ? camera : undefined });
}
