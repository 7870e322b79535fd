import type { Game } from '../game.js';
import { optionsFor, type PytagoraOptions } from './options.js';
import { hidden, type Kind } from './pieces.js';
import { chance, moves, penalty, play, setup, turn } from './play.js';
import type { PytagoraEvent, PytagoraMove, PytagoraState } from './state.js';
import { read } from './text.js';
import { hear, view } from './view.js';
import { write } from './write.js';

export type PytagoraGame = Game<PytagoraOptions, PytagoraState, PytagoraMove, PytagoraEvent>;

const gameOf = (kind: Kind): PytagoraGame => ({
  name: kind,
  seats: { min: 1, max: 4 },
  ...optionsFor(kind),
  setup: (seats, options, random) => setup(kind, seats, options, random),
  turn,
  moves,
  chance,
  chances: ['draw'],
  play: (state, move) => play(state, move),
  // PYT-30: in Plus and minus an exchange cost five points up to version 0.2.0.
  ...(kind === 'plus-and-minus' && { earlier: (state, move) => play(state, move, penalty) }),
  view,
  hear,
  shown: (move) => (move.type === 'draw' ? { ...move, pieces: hidden.repeat(move.pieces.length) } : move),
  scores: (state) => [...state.scores],
  drawn: (move) => (move.type === 'draw' ? [...move.pieces] : []),
  stands: ({ phase }) => phase === 'exchange', // PYT-19: once the new pieces have been seen, the exchange cannot be undone
  // PYT-23: the score of an equation is known before it is laid. Once the last player passes, whether the game ends
  // reveals something about the other players' pieces (PYT-21).
  reveals: ({ passes, racks }, events) => passes + 1 === racks.length && events.some(({ type }) => type === 'passed'),
  write,
  read: (text) => read(kind, text),
});

/**
 * Pytagora by CreativaMente's rules, see `docs/rules/pytagora.md`. Seat 0, the youngest player, starts, unless the
 * starting player is drawn (PYT-05).
 */
export const pytagora = /* @__PURE__ */ gameOf('pytagora');

/** Pytagora without × and ÷ (PYT-30). */
export const plusAndMinus = /* @__PURE__ */ gameOf('plus-and-minus');
