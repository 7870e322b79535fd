import { faceDown, heard, seen } from '../digits.js';
import type { Game } from '../game.js';
import { declaration, defaults, options, type TablesOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { TablesEvent, TablesMove, TablesState } from './state.js';
import { read, write } from './text.js';

export type Tables = Game<TablesOptions, TablesState, TablesMove, TablesEvent>;

/** Multiplication tables with Pytagora's pieces, see `docs/rules/pytagora.md`. */
export const tables: Tables = {
  name: 'tables',
  seats: { min: 1, max: 4 },
  declaration,
  defaults,
  options,
  setup,
  turn,
  moves,
  chance,
  chances: ['sum', 'draw'],
  play,
  view: (state, seat) => ({ ...state, ...seen(state, seat) }),
  // PYT-52: whether a player who passes could have attached the product would reveal something about the hand.
  hear: (events, seat) =>
    events.map((event) =>
      event.type === 'passed' && event.seat !== seat ? { type: 'passed', seat: event.seat } : heard(event, seat),
    ),
  shown: (move) => (move.type === 'draw' ? { ...move, digit: faceDown } : move),
  /** The number of pieces in hand. */
  scores: ({ hands }) => hands.map((hand) => hand.length),
  fewest: true,
  drawn: (move) => (move.type === 'sum' ? [move.a, move.b] : move.type === 'draw' ? [move.digit] : []),
  timed: ['attach'],
  // PYT-52: an answer has been judged, or a player who passes learns the product.
  stands: ({ options }, events) =>
    options.answer && events.some(({ type }) => type === 'answered' || type === 'passed'),
  reveals: ({ hands }) => hands.length > 1, // PYT-54: which player is asked next reveals something about the players' pieces
  write,
  read,
};
