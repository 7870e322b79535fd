import { readCode } from '../../src/live/protocol/codes.js';
import { asText, type BadAttribute } from '../parts/attribute-values.js';

/** The address of a lesson, from the attribute `live`. */
export interface LiveAddress {
  /** The server, without a slash at its end: `https://live.school.example`, `https://school.example/abacade`. */
  readonly server: string;
  /** The text after `#`, unchanged; empty if there is none. */
  readonly secret: string;
  /** The code of the lesson, if the text after `#` is one. */
  readonly code: string | undefined;
}

/**
 * Reads an address such as `https://live.school.example/#K7M4-PQ2R`; undefined if it is no web address. Relative addresses
 * are resolved against the page.
 */
export function readLive(given: unknown): LiveAddress | undefined {
  if (typeof given !== 'string') return undefined;
  try {
    const { protocol, origin, pathname, hash } = new URL(given, document.baseURI);
    if (!/^https?:$/.test(protocol)) return undefined;
    const secret = hash.slice(1);
    const code = readCode(secret);
    return { server: `${origin}${pathname.replace(/\/+[^/]*$/, '')}`, secret, code: code.ok ? code.value : undefined };
  } catch {
    return undefined;
  }
}

/** Returns the error for an attribute `live` that is not an address. */
export const badLive = (given: unknown): BadAttribute => ({
  name: 'live',
  value: asText(given ?? ''),
  message: 'live must be the address of a server.',
});

/**
 * Returns whether a server is in a school's own network, where codes are shorter: at a private address, or at a name
 * without a domain.
 */
export function isOwnNetwork(server: string): boolean {
  const { hostname } = new URL(server);
  return (
    /^(localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])/.test(hostname) ||
    hostname.endsWith('.local') ||
    !hostname.includes('.')
  );
}
