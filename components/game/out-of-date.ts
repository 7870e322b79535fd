import { version } from '../../src/version.js';
import { publishedVersion, refreshScript } from './published.js';

/**
 * Resolves to true if another version than this one is now published where the script came from. Checked when a file cannot
 * be loaded: the files of an earlier version may be gone.
 */
export const isOutOfDate = (): Promise<boolean> =>
  publishedVersion().then(
    (published) => published !== version,
    () => false,
  );

/** The event fired on the window before the page is reloaded, for all elements on it. */
export const reloading = 'abacade-reloading';

/** Reloads the page with the published version. */
export async function reload(): Promise<void> {
  window.dispatchEvent(new Event(reloading));
  await refreshScript();
  location.reload();
}
