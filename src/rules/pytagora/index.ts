import { gameOf } from './games.js';
import { help } from './help.js';

/** Pytagora by CreativaMente's rules: `docs/rules/pytagora.md`. Seat 0 is the one who starts: the youngest (PYT-05). */
export const pytagora = /* @__PURE__ */ gameOf('pytagora', help);

/** PYT-30: Pytagora without × and ÷. */
export const plusAndMinus = /* @__PURE__ */ gameOf('plus-and-minus', help);

export { loadPytagora } from './help.js';
export { loadSearch } from './load.js';

export type { Piece } from '../../core/pytagora.js';
export { gameOf, type PytagoraGame } from './games.js';
export type { Help } from './help.js';
export * from './options.js';
export * from './state.js';
export { glyphs, handful, hidden, kinds, type Kind } from './pieces.js';
export { farthest } from './reach.js';
export { lineOf, type Line } from './line.js';
export {
  apart,
  bestPlacement,
  isStuck,
  placements,
  placementsAside,
  seekBest,
  seekPlacements,
  type Rated,
} from './placements.js';
export { canExchange, canPass, penalty, toDraw } from './play.js';
export { pointsByPiece } from './points.js';
export { reckon, type Reckoning } from './reckon.js';
