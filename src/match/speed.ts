/** How fast moments pass: `instant` shows no beat that ends by itself. */
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof speeds)[number];

/** The length of a beat at each speed, as a multiple of its length at normal speed. */
export const paces: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.35, instant: 0 };
