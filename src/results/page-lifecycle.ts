import type { ResultAdapter } from './adapter.js';

/** The parts of a window that report when the page is hidden or closed; passed in. */
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
 * Commits when the page is hidden, and closes when it is closed for good; returns a function that stops this. `unload`
 * is not used, because browsers no longer fire it in frames. A page that may return from the browser's page cache is
 * not closed, because its session continues with it.
 */
export function followPage(page: PageLike, adapter: Pick<ResultAdapter, 'commit' | 'close'>): () => void {
  const onVisibility = (): void => {
    // When the page is visible again, make sure that everything reported in the meantime arrives.
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
