import { pytagoraCore } from '../../core/pytagora.js';
import { readySearch } from '../../core/pytagora-search.js';
import type { Game } from '../game.js';
import { defaultsOf, optionsOf, type PytagoraOptions } from './options.js';
import type { Kind } from './pieces.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { PytagoraEvent, PytagoraMove, PytagoraState } from './state.js';
import { read, write } from './text.js';
import { view } from './view.js';

export type PytagoraGame = Game<PytagoraOptions, PytagoraState, PytagoraMove, PytagoraEvent>;

const game = (kind: Kind): PytagoraGame => ({
  name: kind,
  seats: { min: 1, max: 4 },
  defaults: defaultsOf(kind),
  options: (given) => optionsOf(kind, given),
  setup: (seats, options) => setup(kind, seats, options),
  turn,
  moves,
  chance,
  play,
  view,
  scores: (state) => [...state.scores],
  write,
  read: (text) => read(kind, text),
});

/** Pytagora by CreativaMente's rules: `docs/rules/pytagora.md`. Seat 0 is the one who starts: the youngest (PYT-05). */
export const pytagora = game('pytagora');

/** PYT-30: Pytagora without × and ÷. */
export const plusAndMinus = game('plus-and-minus');

/** Loads the core that the rules stand on: await it where WebAssembly may be refused. */
export const loadPytagora = (): Promise<void> => pytagoraCore.ready();

/**
 * Loads the search for equations. `moves`, the computer players and the option `only-when-stuck` of PYT-19 stand on it:
 * await it before.
 */
export const loadSearch = readySearch;

export type { Piece } from '../../core/pytagora.js';
export * from './options.js';
export * from './state.js';
export { glyphs, handful, hidden, kinds, type Kind } from './pieces.js';
export { farthest } from './lay.js';
export { lineOf, type Line } from './line.js';
export { apart, bestPlacement, isStuck, placements, seekBest, type Rated } from './placements.js';
export { canExchange, canPass, penalty, toDraw } from './play.js';
export { pointsByPiece } from './points.js';
export { reckon, type Reckoning } from './reckon.js';
