/** Sets of options to start from, accepted by `plyt.options`. */

export const presets = {
  /** Numbers up to twelve: name them and step. */
  'first-numbers': { operation: 'recognise', timer: 0, cards: false },
  /** Players of different ages in one game. */
  family: { standard: 2, timer: 30, timerTurns: 2 },
  /** One Standard for all, and a wrong answer costs steps. */
  competition: { standard: 3, penalty: true, cardsWhen: 'keep' },
} as const;

/** Returns options for learning one times table, 1 to 12: the Master times a fixed die, without a time limit. */
export const timesTable = (table: number) => ({ fixed: table, timer: 0 });
