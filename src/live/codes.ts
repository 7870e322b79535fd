/** The codes by which a class is found. */
import { fnv1a } from '../fnv1a.js';
import { bad, ok, type Result } from '../rules/game.js';

/**
 * The characters of a code. Without vowels a code is no word, good or bad; without 0, 1 and L nothing is mistaken for O
 * or I, which are not there either.
 */
export const codeCharacters = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** How many characters a code has: on a school's own network (29 bits), and elsewhere (38 bits). */
export const codeLengths = { local: 6, open: 8 } as const;

/** Bytes from here on are thrown away: with them some characters would come more often than others. */
const fair = 256 - (256 % codeCharacters.length);

/**
 * Makes a code of 6 or 8 characters; each is as likely as any other.
 * @param bytes returns so many random bytes, each 0 to 255, from a source that cannot be guessed. It is called until there
 *   are enough: on average 1.6 % of the bytes are not used.
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
 * Reads a code as people type it: in either case, with hyphens and spaces anywhere. Returns it without them, in capital
 * letters. Takes any value; the code of an error is `code`.
 */
export function readCode(given: unknown): Result<string> {
  // Only ASCII: there are letters, as the long s, whose capital is one of ours.
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

/** Writes a code for people, with a hyphen in the middle: `K7M4-PQ2R`, `K7M-4PQ`. */
export const writeCode = (code: string): string => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`;

/**
 * Returns the part of an address by which a load balancer sends a class to one server: four hexadecimal digits of a hash,
 * so that no log of addresses holds a code.
 */
export const bucketOf = (code: string): string => (fnv1a(code) & 0xffff).toString(16).padStart(4, '0');
