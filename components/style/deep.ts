/** Marks private elements (components/parts/part-element.ts): what is in them counts as being in the element around them. */
export const partMark = 'data-part';

/** Returns the elements in a root that match, and then those in its private elements. */
export function deepAll(root: ParentNode | null, selector: string): HTMLElement[] {
  const found = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  for (const { shadowRoot } of root?.querySelectorAll(`[${partMark}]`) ?? [])
    found.push(...deepAll(shadowRoot, selector));
  return found;
}

/** Returns the focused element in a root, or in one of its private elements; null if the focus is elsewhere. */
export function deepActive(root: ShadowRoot | null): Element | null {
  const active = root?.activeElement ?? null;
  return active?.hasAttribute(partMark) ? deepActive(active.shadowRoot) : active;
}

/** Returns the nearest element around another, or itself, that matches; it may be outside of the private elements around it. */
export function deepClosest(element: Element, selector: string): HTMLElement | null {
  const root = element.getRootNode();
  const isPrivate = root instanceof ShadowRoot && root.host.hasAttribute(partMark);
  return element.closest<HTMLElement>(selector) ?? (isPrivate ? deepClosest(root.host, selector) : null);
}
