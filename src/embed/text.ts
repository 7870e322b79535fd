/** `endAt` → `end-at`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

// Control and bidi characters could break a line or turn the text around them; half a character cannot be encoded.
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** One line of text without anything that cannot be seen. */
export const clean = (text: string): string => text.replace(unfit, '').trim();

/**
 * For an address, in such a way that no filter of a platform takes it for something else: Moodle's makes pictures of
 * `8-)` and `:(`, also within attributes. Letters, digits, `.`, `_` and `~` stay, and `-` between letters.
 */
export const encode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/(?<![a-z])-|-(?![a-z])/gi, '%2D');

/** The same for people to read: spaces, commas and the colon of `bot:2` stay. */
export const encodeGently = (text: string): string =>
  encode(text)
    .replace(/%20/g, ' ')
    .replace(/%2C/g, ',')
    .replace(/%3A(?=\d)/g, ':')
    .replace(/%3D(?=bot)/g, '=');

/** The text that was encoded, or undefined if it cannot be one. */
export function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A short fingerprint (FNV-1a, 32 bits) of a text, eight hexadecimal digits: it names things, and withstands nobody. */
export function fingerprint(text: string, seed = 0): string {
  let hash = 0x811c9dc5 ^ seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
