/*
 * Looks into elements and into the shadow roots nested in them, so that a test finds a part of a board whichever element draws it. A
 * selector with descendants may begin outside of a nested root and end in it: `.finish .results button`.
 */

/** An element, of which the shadow tree is looked at if it has one; or a shadow root. */
export type Place = Element | ShadowRoot | null | undefined;

const treeOf = (place: Element | ShadowRoot): Element | ShadowRoot =>
  ('shadowRoot' in place ? place.shadowRoot : null) ?? place;

/** Returns the parent of an element or of a text; at the top of a shadow tree its host. */
export const parentOf = (one: Node): Element | null =>
  one.parentElement ?? (one.getRootNode() as Partial<ShadowRoot>).host ?? null;

/** Splits a selector at the commas or spaces that are outside of brackets and quotes. */
function split(selector: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const token of selector.match(/"[^"]*"|'[^']*'|[^]/g) ?? []) {
    if (token === '(' || token === '[') depth++;
    if (token === ')' || token === ']') depth--;
    if (depth === 0 && token === separator) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const cache = new Map<string, readonly (readonly string[])[]>();

/** Returns the chains of a selector: one for each part of a list, in which each item is a descendant of the one before. */
function chainsOf(selector: string): readonly (readonly string[])[] {
  const known = cache.get(selector);
  if (known) return known;
  const tight = selector.replaceAll(/("[^"]*"|'[^']*')|\s*([>+~])\s*|\s+/g, (_, quoted, sign) => quoted ?? sign ?? ' ');
  const chains = split(tight, ',').map((one) => split(one, ' '));
  cache.set(selector, chains);
  return chains;
}

const hostsIn = (tree: Element | ShadowRoot): Element[] =>
  [...tree.querySelectorAll('*')].filter((one) => one.shadowRoot);

/** Adds what a chain finds in a tree and in the trees nested in it. */
function collect(tree: Element | ShadowRoot, chain: readonly string[], found: Set<Element>): void {
  for (const one of tree.querySelectorAll(chain.join(' '))) found.add(one);
  for (const host of hostsIn(tree)) {
    for (let outside = 0; outside < chain.length; outside++) {
      if (outside && !host.closest(chain.slice(0, outside).join(' '))) continue;
      collect(host.shadowRoot!, chain.slice(outside), found);
    }
  }
}

/** Yields the elements of a tree in the order of the page, those of a nested tree after their host. */
function* elementsIn(tree: Element | ShadowRoot): Generator<Element> {
  for (const one of tree.querySelectorAll('*')) {
    yield one;
    if (one.shadowRoot) yield* elementsIn(one.shadowRoot);
  }
}

/** Returns the shadow roots of an element, its own first. */
export function rootsOf(place: Element): ShadowRoot[] {
  const nested = [...elementsIn(treeOf(place))].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return place.shadowRoot ? [place.shadowRoot, ...nested] : nested;
}

/** Returns whether nothing within an element is animated. */
export const isStill = (place: Element): boolean => rootsOf(place).every((root) => !root.getAnimations().length);

/** Returns all matches of a selector in a place, in the order of the page. */
export function findAll<E extends Element = HTMLElement>(place: Place, selector: string): E[] {
  if (!place) return [];
  const tree = treeOf(place);
  if (hostsIn(tree).length === 0) return [...tree.querySelectorAll<E>(selector)];
  const found = new Set<Element>();
  for (const chain of chainsOf(selector)) collect(tree, chain, found);
  return (found.size < 2 ? [...found] : [...elementsIn(tree)].filter((one) => found.has(one))) as E[];
}

/** Returns the first match of a selector in a place. */
export const find = <E extends Element = HTMLElement>(place: Place, selector: string): E | null =>
  findAll<E>(place, selector)[0] ?? null;

/**
 * Returns whether the selector matches. (Do not pass an element to `expect`: it takes very long to describe the difference between two.)
 */
export const has = (place: Place, selector: string): boolean => find(place, selector) !== null;

/** Returns the first match of a selector in a place; throws if there is none. */
export function the<E extends Element = HTMLElement>(place: Place, selector: string): E {
  const found = find<E>(place, selector);
  if (!found) throw new Error(`There is no ${selector} in ${place ? words(place).slice(0, 800) : 'nothing'}`);
  return found;
}

/** Returns the nearest match of a selector among an element and what is around it, also outside of its shadow tree. */
export function closest<E extends Element = HTMLElement>(one: Element, selector: string): E | null {
  for (let at: Element | null = one; at; at = parentOf(at)) if (matches(at, selector)) return at as E;
  return null;
}

/** Returns whether a selector matches an element, whose ancestors may be outside of its shadow tree. */
export const matches = (one: Element, selector: string): boolean =>
  chainsOf(selector).some((chain) =>
    chain.some((_, outside) => {
      if (!one.matches(chain.slice(outside).join(' '))) return false;
      const { host } = one.getRootNode() as Partial<ShadowRoot>;
      return outside === 0 || (host && closest(host, chain.slice(0, outside).join(' ')) !== null);
    }),
  );

/** Returns whether an element is another one or is inside of it, also in a shadow tree. */
export function contains(outer: Element, inner: Element | null | undefined): boolean {
  for (let at = inner ?? null; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** Returns what has the focus inside of an element, in whichever shadow tree. */
export function focused<E extends Element = HTMLElement>(place: Element): E | null {
  let at = place.shadowRoot?.activeElement ?? null;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at as E | null;
}

/** Returns what is uppermost at a point of the window of an element, in whichever shadow tree. */
export function hitAt<E extends Element = HTMLElement>(place: Element, x: number, y: number): E | null {
  let hit = (place.shadowRoot ?? (place.getRootNode() as ShadowRoot)).elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root; root = hit?.shadowRoot) {
    const deeper = root.elementFromPoint(x, y);
    if (deeper?.getRootNode() !== root) break;
    hit = deeper;
  }
  return hit as E | null;
}

/** Yields the texts in a place, those of a nested shadow tree before what its host is given to show in it. */
export function* textsIn(place: Node): Generator<Text> {
  yield* textsOf((place as Partial<Element>).shadowRoot ?? place);
}

function* textsOf({ childNodes }: Node): Generator<Text> {
  for (const node of childNodes) {
    const { shadowRoot } = node as Partial<Element>;
    if (node.nodeType === Node.TEXT_NODE) yield node as Text;
    if (shadowRoot) yield* textsOf(shadowRoot);
    yield* textsOf(node);
  }
}

/** Returns the text of an element as it is read, with the text of nested shadow trees. */
export const words = (node: Element | ShadowRoot | null | undefined): string =>
  node ? textOf(node).replaceAll(/\s+/g, ' ').trim() : '';

const textOf = (node: Element | ShadowRoot): string =>
  [...textsIn(node)]
    .filter(({ parentNode }) => parentNode?.nodeName !== 'STYLE')
    .map(({ data }) => data)
    .join('');

export const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? words(control);

/** Returns the button with that name, or whose name begins with it. */
export function button(place: Place, name: string): HTMLButtonElement {
  const buttons = findAll<HTMLButtonElement>(place, 'button');
  const found = buttons.find((one) => nameOf(one) === name) ?? buttons.find((one) => nameOf(one).startsWith(name));
  if (!found) throw new Error(`There is no button "${name}" among ${buttons.map(nameOf).join(' | ')}`);
  return found;
}

/** Returns the last message in the live region of a board. */
export const said = (board: Element): string => words(the(board, '[role="status"]'));

/** Returns the messages about what is wrong that a board shows. */
export const notices = (board: Element): string[] => findAll(board, '.notice p').map(words);
