import type { Seat } from '../game.js';
import { hidden } from './pieces.js';
import type { PytagoraState } from './state.js';

/**
 * Returns the position as a seat sees it: the pieces of other racks are `?`, and so are those in the bag, which would
 * reveal them. Placements can be found only for visible racks.
 */
export const view = (state: PytagoraState, seat: Seat | 'public'): PytagoraState => ({
  ...state,
  racks: state.racks.map((rack, other) => (other === seat ? rack : hidden.repeat(rack.length))),
  bag: hidden.repeat(state.bag.length),
});
