/** The level of a computer player for whatever was given: the nearest that there is, and the gentlest for what is no number. */
export function levelWithin(given: unknown, levels: number): number {
  const level = typeof given === 'number' || typeof given === 'string' ? Number(given) : NaN;
  // What rounds to 0 or is no number is the gentlest, Infinity the strongest.
  return Math.max(1, Math.min(levels, Math.floor(level) || 1));
}
