/** The Multiplay core: numbers in, numbers out. See docs/notes/multiplay-core.md. */
import * as board from './board';
import * as list from './lines';

export function colours(): usize {
  return board.colours;
}
export function numbers(): usize {
  return board.numbers;
}
export function cells(): usize {
  return board.cells;
}
export function gains(): usize {
  return board.gains;
}
export function lines(): usize {
  return list.lines;
}
export { scan } from './scan';
export { legal } from './legal';
