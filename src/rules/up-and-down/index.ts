import { seen } from '../digits.js';
import type { Game } from '../game.js';
import { defaults, options, type UpAndDownOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { UpAndDownEvent, UpAndDownMove, UpAndDownState } from './state.js';
import { read, write } from './text.js';

/** Up and down with Pytagora's pieces, and its variants Even and odd and Both ways: `docs/rules/pytagora.md`. */
export const upAndDown: Game<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent> = {
  name: 'up-and-down',
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
export * from './path.js';
export * from './state.js';
