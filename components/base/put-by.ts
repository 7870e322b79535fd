/* Games over a reload that a notice has asked for, where no `persist` keeps them: the tab does, for this once. */

const keyOf = (element: HTMLElement): string => {
  const { localName } = element;
  return `abacade.reload ${location.pathname} ${localName} ${[...document.querySelectorAll(localName)].indexOf(element)}`;
};

/** Puts the game of an element by. Where a page forbids storage, it is not kept. */
export function putBy(element: HTMLElement, saved: object): void {
  try {
    sessionStorage.setItem(keyOf(element), JSON.stringify(saved));
  } catch {
    return;
  }
}

/** Returns what was put by for an element, unchecked, and forgets it; else undefined. */
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
