import type { ResultAdapter } from './adapter.js';

/** The part of a window that tells when the page goes away; handed in. */
export interface PageLike {
  addEventListener(type: 'pagehide', listener: (event: { readonly persisted: boolean }) => void): void;
  removeEventListener(type: 'pagehide', listener: (event: { readonly persisted: boolean }) => void): void;
  readonly document: {
    readonly visibilityState: string;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
    removeEventListener(type: 'visibilitychange', listener: () => void): void;
  };
}

/**
 * Commits when the page is hidden, and closes when it goes away for good; gives the end of it. `unload` is not used:
 * browsers no longer fire it in frames. A page that may come back from the browser's cache is not closed, for its
 * session goes on with it.
 */
export function followPage(page: PageLike, adapter: Pick<ResultAdapter, 'commit' | 'close'>): () => void {
  const onVisibility = (): void => {
    // Back in sight, what was said meanwhile is made sure of.
    void adapter.commit(page.document.visibilityState === 'hidden');
  };
  const onPageHide = (event: { readonly persisted: boolean }): void => {
    void (event.persisted ? adapter.commit(true) : adapter.close(true));
  };
  page.document.addEventListener('visibilitychange', onVisibility);
  page.addEventListener('pagehide', onPageHide);
  return () => {
    page.document.removeEventListener('visibilitychange', onVisibility);
    page.removeEventListener('pagehide', onPageHide);
  };
}
