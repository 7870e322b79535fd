import { isLeap, type MovedEvent } from '../../src/rules/trail/events.js';
import type { Beat } from './beats.js';
import { isStill } from '../style/motion.js';

/* How long the way of a piece along the trail and a card that is turned are shown, in PLYT and Sequence. */

/** Milliseconds at normal speed. */
export const trailLengths = {
  /** A piece goes on by one square, which a child counts along. */
  step: 250,
  /** The same for the piece of a computer player. */
  botStep: 110,
  /** The longest time for which a number of steps is shown with reduced motion. */
  still: 900,
  /** A card takes a piece up or down a cliff. */
  leap: 440,
  /** A card that a computer player turns, with time to read it. */
  card: 280 + 1200,
  /** A card that a person has turned. */
  ownCard: 280 + 2400,
} as const;

/**
 * Returns how a piece's way is shown: the more steps, the longer; up or down a cliff without steps.
 * @param steps the number of steps that are shown
 */
export function wayBeat(move: MovedEvent, steps: number, isBot: boolean): Pick<Beat, 'ms' | 'sound' | 'steps'> {
  if (isLeap(move)) return { ms: trailLengths.leap, sound: 'hop' };
  const ms = steps * (isBot ? trailLengths.botStep : trailLengths.step);
  return { ms: isStill() ? Math.min(ms, trailLengths.still) : ms, sound: 'hop', steps };
}

/** Returns the milliseconds for which a card is shown that somebody has turned. */
export const cardMs = (isBot: boolean): number => (isBot ? trailLengths.card : trailLengths.ownCard);
