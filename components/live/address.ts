import { readCode } from '../../src/live/codes.js';
import { asText, type BadAttribute } from '../base/attributes.js';

/** Where a lesson is, as the attribute `live` says. */
export interface LiveAddress {
  /** The origin of the server: `https://live.school.example`. */
  readonly server: string;
  /** What is behind `#`, as it was written; empty without. */
  readonly secret: string;
  /** The code of the class, if what is behind `#` is one. */
  readonly code: string | undefined;
}

/** Reads `https://live.school.example/#K7M4-PQ2R`; undefined if it is no address of the web. Relative ones are those of the page. */
export function readLive(given: unknown): LiveAddress | undefined {
  if (typeof given !== 'string') return undefined;
  try {
    const { protocol, origin, hash } = new URL(given, document.baseURI);
    if (!/^https?:$/.test(protocol)) return undefined;
    const secret = hash.slice(1);
    const code = readCode(secret);
    return { server: origin, secret, code: code.ok ? code.value : undefined };
  } catch {
    return undefined;
  }
}

/** What is reported of an attribute `live` that is no address. */
export const badLive = (given: unknown): BadAttribute => ({
  name: 'live',
  value: asText(given ?? ''),
  message: 'live must be the address of a server.',
});

/** Whether a server stands on a school's own network, where codes are shorter: a private address, or a name without a domain. */
export function isOwnNetwork(server: string): boolean {
  const { hostname } = new URL(server);
  return (
    /^(localhost|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cde])/.test(hostname) ||
    hostname.endsWith('.local') ||
    !hostname.includes('.')
  );
}
