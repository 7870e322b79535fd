/** The speeds of the display. At `instant`, pauses that end automatically are skipped. */
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

/** The duration of a pause at each speed, as a multiple of its duration at normal speed. */
export const paces: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.35, instant: 0 };

/** The part of a match that tells who plays. */
interface Seated {
  readonly players: readonly unknown[];
  isBot(seat: number): boolean;
}

/**
 * Returns the duration of what a computer player does, as a multiple of its usual duration: the more of them play, the
 * less, so that nobody waits longer than 10 seconds for a round of them at normal speed.
 */
export function paceAmong(match: Seated): number {
  const bots = match.players.filter((_, seat) => match.isBot(seat)).length;
  return Math.min(1, 1.5 / bots);
}
