export { plusAndMinus, pytagora } from './whole.js';
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
  placementsInSteps,
  seekBest,
  type Rated,
} from './placements.js';
export { canExchange, canPass, penalty, toDraw } from './play.js';
export { pointsByPiece } from './points.js';
export { reckon, type Reckoning } from './reckon.js';
