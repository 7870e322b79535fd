import type { Presets } from '../presets.js';

export const presets = {
  /** The usual game, on 11 × 11 cubes. */
  board: { options: {} },
  /** A smaller board (MUL-15) for a shorter game. */
  short: { options: { size: 5 }, asks: { option: 'size', values: [5, 7, 9] } },
  /** The missing factor or the product has to be answered before a cube turns (MUL-06). */
  answers: { options: { answer: 'factor' }, asks: { option: 'answer', values: ['factor', 'product', 'fit'] } },
  /** A time limit for each turn (MUL-15). */
  clock: { options: { timer: 60 }, asks: { option: 'timer', values: [120, 60, 30] } },
} as const satisfies Presets;
