import { fnv1a } from '../fnv1a.js';

/** Numbers as digits of base64url. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Matches text that consists of digits only. */
export const digits = /^[\w-]*$/;

/** Writes a whole number from 0 to 64 ** `count` − 1, the highest digit first. */
export const pack = (value: number, count = 1): string =>
  count > 1 ? pack(Math.floor(value / 64), count - 1) + alphabet[value % 64] : alphabet[value];

/** Reads `count` digits from an index on. */
export function numberAt(text: string, at: number, count = 1): number {
  let value = 0;
  for (let i = at; i < at + count; i++) value = value * 64 + alphabet.indexOf(text[i]);
  return value;
}

/** Returns a checksum of two digits (FNV-1a). It detects damage, not tampering. */
export function check(text: string): string {
  const hash = fnv1a(text);
  return pack((hash ^ (hash >>> 12) ^ (hash >>> 24)) & 4095, 2);
}
