import type { publishedVersion as ask, refreshScript as refresh } from './published.js';

// In the place of published.ts in scripts for pages: an administrator may replace the folder while a page is open.

export const publishedVersion: typeof ask = async () => {
  // With an address of its own, no cache answers.
  const there = (await import(`./version.js?${Date.now()}`)) as { readonly version: string };
  return there.version;
};

export const refreshScript: typeof refresh = () => fetch(import.meta.url, { cache: 'reload' }).catch(() => undefined);
