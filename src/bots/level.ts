/** Returns the level of a computer player closest to any given value; level 1 if it is not a number. */
export function levelWithin(given: unknown, levels: number): number {
  const level = typeof given === 'number' || typeof given === 'string' ? Number(given) : NaN;
  // NaN and anything below 1 give level 1, Infinity the highest.
  return Math.max(1, Math.min(levels, Math.floor(level) || 1));
}
