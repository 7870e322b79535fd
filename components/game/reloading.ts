import { version } from '../../src/version.js';
import { publishedVersion, refreshScript } from './beside-script.js';

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

const keyOf = (element: HTMLElement): string => {
  const { localName } = element;
  return `abacade.reload ${location.pathname} ${localName} ${[...document.querySelectorAll(localName)].indexOf(element)}`;
};

/**
 * Stores the game of an element in the tab's session storage over a reload, if `persist` does not save it. If the page forbids storage,
 * it is lost.
 */
export function putBy(element: HTMLElement, saved: object): void {
  try {
    sessionStorage.setItem(keyOf(element), JSON.stringify(saved));
  } catch {
    return;
  }
}

/** Returns the stored game of an element, unchecked, and deletes it; undefined if there is none. */
export function takeBack(element: HTMLElement): unknown {
  try {
    const key = keyOf(element);
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
