import { version } from '../../src/version.js';
import { publishedVersion, refreshScript } from './published.js';

/**
 * Resolves to true if another version than this one is published where the script came from. Asked when a file cannot be
 * had: those of an earlier version may be gone.
 */
export const isOutOfDate = (): Promise<boolean> =>
  publishedVersion().then(
    (published) => published !== version,
    () => false,
  );

/** Fired on the window before the page is loaded again, for all elements on it. */
export const reloading = 'abacade-reloading';

/** Loads the page again, with the published version. */
export async function reload(): Promise<void> {
  window.dispatchEvent(new Event(reloading));
  await refreshScript();
  location.reload();
}
