import type { Ply } from '../../src/match/match.js';
import type { UpAndDownEvent, UpAndDownMove, UpAndDownState } from '../../src/rules/up-and-down/index.js';
import type { Beat } from '../base/moments.js';
import type { SquareContext } from './context.js';

/** The beat in which a piece that was taken and is kept is seen. */
const got = 'got';
/** How long, in milliseconds at normal speed: as long as it takes to say it. */
const gotMs = 1400;

/** A piece that a person has taken and keeps is seen, large, before the next one plays; a computer player's is not. */
export function momentOf(
  { match }: Pick<SquareContext, 'match'>,
  { events }: Ply<UpAndDownState, UpAndDownMove, UpAndDownEvent>,
): readonly Beat[] {
  const kept = keptIn(events);
  return kept && !match.isBot(kept.seat) ? [{ name: got, ms: gotMs, announces: true }] : [];
}

const keptIn = (events: readonly UpAndDownEvent[]) =>
  events.find((event) => event.type === 'drawn' && !event.fits) as
    | Extract<UpAndDownEvent, { type: 'drawn' }>
    | undefined;

/** Returns the number that was taken and is being shown; undefined between moments. */
export const gotNow = ({ moment }: Pick<SquareContext, 'moment'>): number | undefined =>
  moment?.beat.name === got ? keptIn(moment.ply.events)?.digit : undefined;
