import type { Ply } from '../../src/match/match.js';
import type { UpAndDownEvent, UpAndDownMove, UpAndDownState } from '../../src/rules/up-and-down/index.js';
import type { Beat } from '../parts/beats.js';
import type { SquareContext } from './context.js';

/** The beat that shows a drawn piece that is kept. */
const got = 'got';
/** Its duration, in milliseconds at normal speed: as long as it takes to say the number. */
const gotMs = 1400;

/**
 * Returns the beats of a move: a piece that a person has drawn and keeps is shown large before the next player acts; a computer
 * player's is not.
 */
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

/** Returns the drawn number that is being shown; undefined between moments. */
export const gotNow = ({ moment }: Pick<SquareContext, 'moment'>): number | undefined =>
  moment?.beat.name === got ? keptIn(moment.ply.events)?.digit : undefined;
