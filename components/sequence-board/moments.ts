import type { Ply } from '../../src/match/match.js';
import type { SequenceEvent, SequenceMove, SequenceState } from '../../src/rules/sequence/index.js';
import type { Beat } from '../parts/beats.js';
import { cardMs, wayBeat } from '../parts/trail-beats.js';
import type { SequenceContext } from './context.js';

/** Duration of each beat, in milliseconds at normal speed. */
export const lengths = {
  /** The dice are in the air. */
  throw: 360,
  /** Time to read a roll for the start and its meaning. */
  start: 1300,
  /** A computer player keeps one more die. */
  rise: 180,
  /** Time to see its kept dice. */
  kept: 400,
  /** A claim is ticked in its row; a computer player's is shown longer. */
  said: 400,
  heard: 900,
  /** Time to read what the dice of a computer player made. */
  found: 1600,
  /** A turn without a Sequence. */
  stay: 1500,
} as const;

export interface SequenceBeat extends Beat {
  readonly name: 'throw' | 'start' | 'keep' | 'said' | 'hop' | 'found' | 'stay' | 'card';
  /** The index of the event that is shown; those after it have not happened yet. */
  readonly at: number;
}

/** Returns the beat that is being shown. */
export const beatOf = ({ moment }: Pick<SequenceContext, 'moment'>): SequenceBeat | undefined =>
  moment?.beat as SequenceBeat | undefined;

/** Returns the indexes of the dice that are kept now and were not before. */
export const newlyKept = (keep: number, before: number): number[] =>
  [0, 1, 2, 3, 4, 5].filter((die) => ((keep & ~before) >> die) & 1);

/** Returns the mask of the dice that were kept when these were last thrown; 0 after the first roll. */
export function keptBefore(plies: readonly { readonly events: readonly SequenceEvent[] }[]): number {
  for (let i = plies.length - 1; i >= 0; i--) {
    for (const event of plies[i].events) if (event.type === 'rolled' && 'kept' in event) return event.kept;
  }
  return 0;
}

/** Returns the beats in which a move is shown, from its events. */
export function momentOf(
  { match, realDice }: Pick<SequenceContext, 'match' | 'realDice'>,
  { events }: Ply<SequenceState, SequenceMove, SequenceEvent>,
): SequenceBeat[] {
  const beats: SequenceBeat[] = [];
  const wins = events.some(({ type }) => type === 'won');
  let claim: Extract<SequenceEvent, { type: 'scored' }> | undefined;
  /** Adds the beat that shows what the dice made; a person reads it until they continue. */
  const found = (at: number): void => {
    if (!claim || wins) return;
    const ms = match.isBot(claim.seat) ? lengths.found : Infinity;
    // A right claim has already been announced.
    beats.push({ name: 'found', at, ms, announces: claim.kind === null });
    claim = undefined;
  };
  events.forEach((event, at) => {
    switch (event.type) {
      case 'rolled':
        // Real dice are not shown, since players have seen them fall.
        if (!realDice || match.isBot(event.seat)) beats.push({ name: 'throw', at, ms: lengths.throw, sound: 'dice' });
        if (!('kept' in event)) beats.push({ name: 'start', at, ms: lengths.start, announces: true });
        break;
      case 'kept':
        if (match.isBot(event.seat)) {
          const rising = newlyKept(event.keep, keptBefore(match.plies)).length;
          beats.push({ name: 'keep', at, ms: rising * lengths.rise + lengths.kept });
        }
        break;
      case 'scored':
        claim = event;
        if (event.kind) {
          const ms = match.isBot(event.seat) ? lengths.heard : lengths.said;
          beats.push({ name: 'said', at, ms, announces: true, sound: 'right' });
        }
        break;
      case 'stayed':
        if (event.why === 'holds-cards') found(at - 1);
        else if (claim?.best) {
          found(at);
          break;
        }
        beats.push({ name: 'stay', at, ms: lengths.stay, announces: true });
        claim = undefined;
        break;
      case 'moved':
        beats.push({
          name: 'hop',
          at,
          ...wayBeat(event, Math.abs(event.to - event.from), match.isBot(event.seat)),
        });
        found(at);
        break;
      case 'card-turned':
        if (event.card !== 'hidden') beats.push({ name: 'card', at, ms: cardMs(match.isBot(event.seat)) });
        break;
      case 'card-played':
        if (match.isBot(event.seat)) beats.push({ name: 'card', at, ms: cardMs(true) });
        break;
      default: // announced with the previous event
    }
  });
  found(events.length - 1);
  return beats;
}
