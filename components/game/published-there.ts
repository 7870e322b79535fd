import type { publishedVersion as ask, refreshScript as refresh } from './published.js';

// Replaces published.ts in scripts for pages: an administrator may replace the folder while a page is open.

export const publishedVersion: typeof ask = async () => {
  // The unique address bypasses all caches.
  const there = (await import(`./version.js?${Date.now()}`)) as { readonly version: string };
  return there.version;
};

export const refreshScript: typeof refresh = () => fetch(import.meta.url, { cache: 'reload' }).catch(() => undefined);
