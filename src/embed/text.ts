import { fnv1a } from '../fnv1a.js';

export { kebab } from '../rules/options.js';

/** Converts words with hyphens to one in camel case: `end-at` → `endAt`. */
export const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

// Control and bidirectional characters could break the line or reorder the text; lone surrogates cannot be encoded, and
// XML forbids some noncharacters.
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{NChar}]/gu;

/** Returns one line of text without invisible characters. */
export const clean = (text: string): string => text.replace(unfit, '').trim();

/**
 * Encodes text for a URL so that no filter of a platform changes it: Moodle's filters turn `8-)` and `:(` into
 * pictures, even in attributes. Letters, digits, `.`, `_` and `~` stay as they are, and so does `-` between letters.
 */
export const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/-/g, (_, at: number, all: string) => (/[a-z]-[a-z]/i.test(all.slice(at - 1, at + 2)) ? '-' : '%2D'));

/** Encodes text like `encode`, but more readably: spaces, commas and the colon of `bot:2` stay as they are. */
export const encodeGently = (text: string): string =>
  encode(text)
    .replace(/%20/g, ' ')
    .replace(/%2C/g, ',')
    .replace(/%3A(?=\d)/g, ':')
    .replace(/%3D(?=bot)/g, '=');

/** Decodes text, or returns undefined if it is malformed. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns a short fingerprint of a text: FNV-1a, 32 bits, as eight hexadecimal digits. For naming only; it is not
 * cryptographic.
 */
export function fingerprint(text: string, seed = 0): string {
  return fnv1a(text, 0x811c9dc5 ^ seed)
    .toString(16)
    .padStart(8, '0');
}
