import { expect } from '@open-wc/testing';

/**
 * Returns what a page has requested from other servers, by its engine's list of requests. If the page watches itself (test/pages/watch.js),
 * it also returns what violated the policy that each page of the tests has.
 */
export function askedElsewhere(page: Window): string[] {
  const { origin } = new URL(page.document.baseURI);
  const asked = page.performance.getEntriesByType('resource').map(({ name }) => name);
  const { seen } = page as Window & { readonly seen?: { readonly left: readonly string[] } };
  return [...asked.filter((name) => /^\w+:\/\//.test(name) && new URL(name).origin !== origin), ...(seen?.left ?? [])];
}

/** Checks that no request has left the origin of the page, except to the origins in `meant`. */
export function staysAtHome(page: Window, meant: readonly string[] = []): void {
  expect(askedElsewhere(page).filter((asked) => !meant.some((origin) => asked.includes(origin)))).to.deep.equal([]);
}
