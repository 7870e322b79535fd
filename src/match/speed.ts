/** The speeds of the display. At `instant`, pauses that end automatically are skipped. */
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

/** The duration of a pause at each speed, as a multiple of its duration at normal speed. */
export const paces: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.35, instant: 0 };
