import { seen } from '../digits.js';
import type { Game } from '../game.js';
import { defaults, options, type TablesOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { TablesEvent, TablesMove, TablesState } from './state.js';
import { read, write } from './text.js';

/** Multiplication tables with Pytagora's pieces: `docs/rules/pytagora.md`. */
export const tables: Game<TablesOptions, TablesState, TablesMove, TablesEvent> = {
  name: 'tables',
  seats: { min: 1, max: 4 },
  defaults,
  options,
  setup,
  turn,
  moves,
  chance,
  play,
  view: (state, seat) => ({ ...state, ...seen(state, seat) }),
  /** Pieces in hand: the fewest win. */
  scores: ({ hands }) => hands.map((hand) => hand.length),
  write,
  read,
};

export * from './options.js';
export * from './state.js';
