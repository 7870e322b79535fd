/** The search of the Pytagora core: numbers in, numbers out. See docs/notes/pytagora-find.md. */
import * as list from './answers';
import * as frames from './frames';
import * as hand from './rack';
import * as table from '../pytagora/table';

/** Each of these functions returns the address of a shared buffer. */
export function pieces(): usize {
  return table.pieces;
}
export function rack(): usize {
  return hand.rack;
}
export function sites(): usize {
  return frames.sites;
}
export function answers(): usize {
  return list.answers;
}
export { setZeroDividend } from '../pytagora/arithmetic';
export { lay } from '../pytagora/table';
export { search, prepare, run, pending } from './find';
export { aim, seek, isOver } from './best';
