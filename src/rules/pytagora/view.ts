import type { Seat } from '../game.js';
import { hidden } from './pieces.js';
import type { PytagoraEvent, PytagoraState } from './state.js';

/**
 * Returns the position as a seat sees it. The pieces of other racks are `?`, and so are those in the bag, which would
 * reveal them. Placements can be found only for visible racks.
 */
export const view = (state: PytagoraState, seat: Seat | 'public'): PytagoraState => ({
  ...state,
  racks: state.racks.map((rack, other) => (other === seat ? rack : hidden.repeat(rack.length))),
  bag: hidden.repeat(state.bag.length),
});

/** Returns the events as a seat receives them: only the seat that draws sees its pieces (PYT-05, PYT-06, PYT-19). */
export const hear = (events: readonly PytagoraEvent[], seat: Seat | 'public'): PytagoraEvent[] =>
  events.map((event) =>
    event.type === 'drawn' && event.seat !== seat ? { ...event, pieces: hidden.repeat(event.pieces.length) } : event,
  );
