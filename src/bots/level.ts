/** The level of a computer player for whatever was given: the nearest that there is, and the gentlest for what is no number. */
export const levelWithin = (given: unknown, levels: number): number =>
  Math.max(1, Math.min(levels, Math.floor(Number(given)) || (Number(given) > 0 ? levels : 1)));
