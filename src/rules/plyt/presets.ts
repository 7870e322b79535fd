/** Option sets to begin from, as data for `plyt.options`. */

export const presets = {
  /** Numbers up to twelve, named and stepped. */
  'first-numbers': { operation: 'recognise', timer: 0, cards: false },
  /** Players of different ages at one table. */
  family: { standard: 2, timer: 30, timerTurns: 2 },
  /** One Standard for all, and a wrong answer costs. */
  competition: { standard: 3, penalty: true, cardsWhen: 'keep' },
} as const;

/** To learn one times table from 1 to 12: the Master times a fixed die, without a clock. */
export const timesTable = (table: number) => ({ fixed: table, timer: 0 });
