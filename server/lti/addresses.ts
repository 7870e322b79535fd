/** The addresses of this module, and checks of those of others. */

export const paths = {
  login: '/lti/login',
  launch: '/lti/launch',
  keys: '/lti/keys',
  play: '/lti/play',
  choose: '/lti/choose',
  deepLink: '/lti/deep-link',
  state: '/lti/api/state',
  lesson: '/lti/api/lesson',
  people: '/lti/api/people',
  setup: '/lti/setup',
  register: '/lti/register',
  platforms: '/lti/api/platforms',
} as const;

/** Maximum length of an address. */
export const longestAddress = 2000;

/**
 * Returns an absolute address, normalised; undefined if the text is none, or one that this server may not use. `http` is
 * accepted only while this server itself is tried without TLS.
 */
export function addressIn(text: unknown, isTried: boolean): string | undefined {
  if (typeof text !== 'string' || text.length > longestAddress || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  if (protocol !== 'https:' && !(isTried && protocol === 'http:')) return undefined;
  return username || password ? undefined : href;
}

/** Returns whether an address has the given origin. */
export const isFrom = (address: string, origin: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

/**
 * Returns whether a line item belongs to the course whose line items are at `container`: its address continues that of the
 * container, as all platforms have it. The queries do not count.
 */
export function isLineItemOf(item: string, container: string): boolean {
  const [one, all] = [new URL(item), new URL(container)];
  return one.origin === all.origin && one.pathname.startsWith(`${all.pathname.replace(/\/$/, '')}/`);
}

/** Returns the address to which scores of a line item are sent. The query of the line item stays. */
export function scoresOf(item: string): string {
  const address = new URL(item);
  address.pathname = `${address.pathname.replace(/\/$/, '')}/scores`;
  return address.href;
}
