/** The codes with which pupils find their lesson. */
import { fnv1a } from '../../fnv1a.js';
import { bad, ok, type Result } from '../../rules/game.js';

/**
 * The characters of a code. Without vowels a code cannot form a word, good or bad. 0, 1 and L are missing as well, so that no character is
 * mistaken for O or I, which do not occur either.
 */
export const codeCharacters = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** Number of characters in a code: on a school's own network (29 bits), and elsewhere (38 bits). */
export const codeLengths = { local: 6, open: 8 } as const;

/** Bytes from this value on are discarded, because otherwise some characters would be more frequent than others. */
const fair = 256 - (256 % codeCharacters.length);

/**
 * Creates a code of 6 or 8 characters; all codes are equally likely.
 * @param bytes returns the given number of random bytes, each 0 to 255, from an unpredictable source. It is called until there are enough:
 * on average 1.6 % of the bytes are not used.
 */
export function makeCode(where: keyof typeof codeLengths, bytes: (count: number) => ArrayLike<number>): string {
  const length = codeLengths[where];
  let code = '';
  while (code.length < length) {
    const drawn = Array.from(bytes(length - code.length)).filter((byte) => byte < fair);
    code += drawn.map((byte) => codeCharacters[byte % codeCharacters.length]).join('');
  }
  return code;
}

/**
 * Reads a code that a person has typed: in either case, with hyphens and spaces anywhere. Returns it without them, in upper case. Accepts
 * any value; the code of an error is `code`.
 */
export function readCode(given: unknown): Result<string> {
  // Only ASCII: upper-casing some other letters, such as the long s, results in a character of a code.
  if (typeof given !== 'string' || given.length > 32 || !/^[\w\s-]*$/.test(given))
    return bad('code', 'A code is a short text.');
  const code = given.replace(/[-\s]/g, '').toUpperCase();
  if (code.length !== codeLengths.local && code.length !== codeLengths.open) {
    return bad('code', `A code has ${codeLengths.local} or ${codeLengths.open} characters.`);
  }
  return [...code].every((character) => codeCharacters.includes(character))
    ? ok(code)
    : bad('code', `A code consists of ${codeCharacters}.`);
}

/** Formats a code for people, with a hyphen in the middle: `K7M4-PQ2R`, `K7M-4PQ`. */
export const writeCode = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

/**
 * Returns the part of a URL with which a load balancer sends a lesson to one server: four hexadecimal digits of a hash, so that no log of
 * URLs contains a code.
 */
export const bucketOf = (code: string): string => (fnv1a(code) & 0xffff).toString(16).padStart(4, '0');
