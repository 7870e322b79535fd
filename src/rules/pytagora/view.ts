import type { Seat } from '../game.js';
import { hidden } from './pieces.js';
import type { PytagoraState } from './state.js';

/**
 * The position as a seat sees it: pieces of other racks are `?`, and so are those of the bag, from which the others could
 * be told. Placements are found for what can be seen only.
 */
export const view = (state: PytagoraState, seat: Seat | 'public'): PytagoraState => ({
  ...state,
  racks: state.racks.map((rack, other) => (other === seat ? rack : hidden.repeat(rack.length))),
  bag: hidden.repeat(state.bag.length),
});
