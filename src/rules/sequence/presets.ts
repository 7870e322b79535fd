import type { Presets } from '../presets.js';

export const presets = {
  /** A short climb (SEQ-01): the table shows what the dice make (SEQ-15), and the best Sequence is taken (SEQ-09). */
  'first-climb': { options: { declare: 'auto', highlight: 'on', summit: 40 } },
  /** Players name Sequences (SEQ-09) on a short climb (SEQ-01). */
  short: { options: { summit: 60 }, asks: { option: 'summit', values: [40, 60, 72, 96] } },
  /** The usual game: to the flag, and players name Sequences. */
  mountain: { options: {} },
  /** The usual game with cards on the stars (SEQ-12). */
  cards: { options: { cards: true } },
} as const satisfies Presets;
