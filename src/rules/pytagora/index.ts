export { plusAndMinus, pytagora, type PytagoraGame } from './game.js';
export { loadPytagora, loadSearch } from './load.js';

export type { Piece } from '../../core/pytagora.js';
export * from './options.js';
export * from './state.js';
export { glyphs, handful, hidden, kinds, type Kind } from './pieces.js';
export { farthest } from './reach.js';
export { aim, type Aim } from './aim.js';
export { lineOf, type Line } from './line.js';
export {
  apart,
  bestPlacement,
  isStuck,
  placements,
  placementsInWorker,
  seekBest,
  seekPlacements,
  type Rated,
} from './placements.js';
export { isUpTo, largestOf, numbersIn } from './range.js';
export { canExchange, canPass, costOf, penalty, toDraw } from './play.js';
export { pointsByPiece } from './points.js';
export { reckon, type Reckoning } from './reckon.js';
export { refuseUnfinished, type Laying } from './unfinished.js';
