/**
 * Returns the FNV-1a hash of numbers, or of the UTF-16 code units of a text, as an integer from 0 to 2³² − 1. It distinguishes texts and
 * detects damage, but does not protect against forgery. Numbers above 255 are hashed as a whole, not by bytes.
 * Source: Fowler, Noll, Vo, Eastlake, Hansen: The FNV Non-Cryptographic Hash Algorithm, RFC 9923.
 */
export function fnv1a(values: string | ArrayLike<number>, start = 0x811c9dc5): number {
  let hash = start;
  for (let i = 0; i < values.length; i++) {
    hash = Math.imul(hash ^ (typeof values === 'string' ? values.charCodeAt(i) : values[i]), 0x01000193);
  }
  return hash >>> 0;
}
