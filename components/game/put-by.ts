/* Keeps a game in the tab's session storage over a reload that a notice has requested, if `persist` does not save it. */

const keyOf = (element: HTMLElement): string => {
  const { localName } = element;
  return `abacade.reload ${location.pathname} ${localName} ${[...document.querySelectorAll(localName)].indexOf(element)}`;
};

/** Stores the game of an element. If the page forbids storage, it is lost. */
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
