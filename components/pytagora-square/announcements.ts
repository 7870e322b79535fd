import type { UpAndDownEvent, UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { nameIn } from '../style/player-name.js';
import type { SquareContext } from './context.js';

/** Returns an event as a sentence; `state` is the resulting position. */
export function announce(
  v: Pick<SquareContext, 'figure' | 'gameWords' | 'match'>,
  event: UpAndDownEvent,
  state: UpAndDownState,
): string {
  const w = v.gameWords.announcements;
  const name = (seat: number): string => nameIn(v.match.players[seat]);
  switch (event.type) {
    case 'drawn': {
      const number = v.figure(event.digit);
      if (!event.fits)
        return v.match.isBot(event.seat) ? w.drewUnseen(name(event.seat)) : w.drew(name(event.seat), number);
      // The piece is still in the hand if the player has to choose at which end it goes.
      const waits = state.phase === 'lay' && state.seat === event.seat && state.hands[event.seat].includes(event.digit);
      return waits && state.options.variant === 'both-ways'
        ? w.drewForBoth(name(event.seat), number)
        : w.drewAndLaid(name(event.seat), number);
    }
    case 'placed':
      return w.laid(name(event.seat), v.figure(event.place.digit));
    case 'closed':
      return state.options.variant === 'even-and-odd'
        ? event.square === 0
          ? w.closedOne.even
          : w.closedOne.odd
        : w.closed;
    case 'passed':
      return w.passed(name(event.seat));
    case 'ended':
      return event.closed ? w.ended : w.stuck;
  }
}
