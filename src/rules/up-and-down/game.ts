import { faceDown, heard, seen } from '../digits.js';
import type { Game } from '../game.js';
import { declaration, defaults, options, type UpAndDownOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { UpAndDownEvent, UpAndDownMove, UpAndDownState } from './state.js';
import { read, write } from './text.js';

export type UpAndDown = Game<UpAndDownOptions, UpAndDownState, UpAndDownMove, UpAndDownEvent>;

/** Up and down with Pytagora's pieces, with its variants Even and odd and Both ways, see `docs/rules/pytagora.md`. */
export const upAndDown: UpAndDown = {
  name: 'up-and-down',
  seats: { min: 1, max: 4 },
  declaration,
  defaults,
  options,
  setup,
  turn,
  moves,
  chance,
  chances: ['draw'],
  play,
  view: (state, seat) => ({ ...state, ...seen(state, seat) }),
  hear: (events, seat) => events.map((event) => heard(event, seat)),
  shown: (move) => (move.type === 'draw' ? { ...move, digit: faceDown } : move),
  /** The number of pieces in hand. */
  scores: ({ hands }) => hands.map((hand) => hand.length),
  fewest: true,
  drawn: (move) => (move.type === 'draw' ? [move.digit] : []),
  stands: () => false, // nothing is judged, and pieces are drawn in the same order whatever is laid
  // PYT-46: whose turn it is, and whether that player must draw, reveals something about their pieces.
  reveals: ({ hands }) => hands.length > 1,
  write,
  read,
};
