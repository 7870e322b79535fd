import type { Presets } from '../presets.js';

export const presets = {
  /**
   * Numbers up to twelve: players name a number and move that many steps (PLY-14); no time limit (PLY-19), no cards
   * (PLY-20).
   */
  'first-numbers': { options: { operation: 'recognise', timer: 0, cards: false } },
  /**
   * The Master times a fixed die (PLY-15), or two free dice for all tables; nobody throws more (PLY-08), so that every
   * question is in the table; no time limit (PLY-19).
   */
  'times-table': {
    options: { fixed: 6, allowMore: false, timer: 0 },
    asks: { option: 'fixed', values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, []] },
  },
  /** The usual game, in which each player may have their own Standard (PLY-13). */
  family: { options: {} },
  /** Standard 3 for all (PLY-13); a wrong answer costs steps (PLY-18); cards are kept for later (PLY-21). */
  competition: { options: { standard: 3, penalty: true, cardsWhen: 'keep' } },
} as const satisfies Presets;
