import { expect } from '@open-wc/testing';

/**
 * What a page has asked of another server than its own: what its engine wrote down of its requests, and, where the page
 * watches itself (test/pages/watch.js), what was against the policy that each page of the tests is under.
 */
export function askedElsewhere(page: Window): string[] {
  const { origin } = new URL(page.document.baseURI);
  const asked = page.performance.getEntriesByType('resource').map(({ name }) => name);
  const { seen } = page as Window & { readonly seen?: { readonly left: readonly string[] } };
  return [...asked.filter((name) => /^\w+:\/\//.test(name) && new URL(name).origin !== origin), ...(seen?.left ?? [])];
}

/** No request has left the origin of the page, but to origins that it was meant to ask. */
export function staysAtHome(page: Window, meant: readonly string[] = []): void {
  expect(askedElsewhere(page).filter((asked) => !meant.some((origin) => asked.includes(origin)))).to.deep.equal([]);
}
