import type * as inBundle from './beside-script.js';

// Replaces beside-script.ts in scripts for pages: other files stand next to them, and an administrator may replace the
// folder while a page is open.

export const fetchLobby: typeof inBundle.fetchLobby = () => import('../abacade-lobby/define.js');

export const publishedVersion: typeof inBundle.publishedVersion = async () => {
  // The unique address bypasses all caches.
  const there = (await import(`./version.js?${Date.now()}`)) as { readonly version: string };
  return there.version;
};

export const refreshScript: typeof inBundle.refreshScript = () =>
  fetch(import.meta.url, { cache: 'reload' }).catch(() => undefined);
