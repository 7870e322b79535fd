import type { Game } from '../game.js';
import type { Help } from './help.js';
import { defaultsOf, optionsOf, type PytagoraOptions } from './options.js';
import { hidden, type Kind } from './pieces.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { PytagoraEvent, PytagoraMove, PytagoraState } from './state.js';
import { view } from './view.js';

export type PytagoraGame = Game<PytagoraOptions, PytagoraState, PytagoraMove, PytagoraEvent>;

/** Builds one of the two games with the given judging, search and notation. */
export const gameOf = (kind: Kind, help: Help): PytagoraGame => ({
  name: kind,
  seats: { min: 1, max: 4 },
  defaults: defaultsOf(kind),
  options: (given) => optionsOf(kind, given),
  setup: (seats, options) => setup(kind, seats, options),
  turn,
  moves: (state) => moves(help, state),
  chance,
  play: (state, move) => play(help, state, move),
  view,
  shown: (told) => ('pieces' in told ? { ...told, pieces: hidden.repeat(told.pieces.length) } : told),
  scores: (state) => [...state.scores],
  drawn: (move) => (move.type === 'draw' ? [...move.pieces] : []),
  stands: ({ phase }) => phase === 'exchange', // PYT-19: once the new pieces have been seen, the exchange cannot be undone
  write: (state) => help.write(state),
  read: (text) => help.read(kind, text),
});
