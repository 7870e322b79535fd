/*
 * `:has()` for Firefox before 121: the attribute `data-has` of an element lists the `:has()` conditions it meets, and the
 * translated styles test that attribute.
 */

const attribute = 'data-has';

/** The `:has()` conditions in the styles: relative selectors without commas, each named by its index. */
const wanted: { readonly of: string; readonly sign: string; readonly selector: string }[] = [];

/** Returns the index of the parenthesis that closes the one at `start`. */
function closing(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  return text.length;
}

/** Returns the compound selector that `:has()` belongs to; `*` if there is none. */
function subject(before: string): string {
  const outside = before.replace(/:not\($/, '');
  let depth = 0;
  let start = outside.length;
  for (; start > 0; start--) {
    const char = outside[start - 1];
    if (char === ')') depth++;
    else if (char === '(' && depth-- === 0) break;
    else if (depth === 0 && /[\s>+~,{}]/.test(char)) break;
  }
  return outside.slice(start) || '*';
}

/** Splits a list of selectors at the commas outside parentheses. */
function split(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of list) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

/**
 * Returns the number of classes, attributes and pseudo-classes that count for the specificity of a selector; `:is()` and
 * `:not()` count their most specific argument.
 */
function weigh(selector: string): number {
  const open = /:(?:is|not)\(/.exec(selector);
  if (!open) return (selector.match(/[.[:]/g) ?? []).length;
  const from = open.index + open[0].length;
  const end = closing(selector, from - 1);
  const inner = Math.max(...split(selector.slice(from, end)).map(weigh));
  return weigh(selector.slice(0, open.index)) + inner + weigh(selector.slice(end + 1));
}

function nameOf(of: string, relative: string): number {
  const [, sign, selector] = /^([>+~]?)\s*(.*)$/s.exec(relative)!;
  const known = wanted.findIndex((one) => one.of === of && one.sign === sign && one.selector === selector);
  return known < 0 ? wanted.push({ of, sign, selector }) - 1 : known;
}

/** Replaces `:has()` by an attribute selector that this browser supports, with the same specificity. */
function instead(of: string, list: string): string {
  const parts = split(list);
  const any = `:where(${parts.map((part) => `[${attribute}~="${nameOf(of, part)}"]`).join()})`;
  // A `:not()` that always matches adds its specificity.
  return any + (':not(._)'.repeat(Math.max(...parts.map(weigh))) || ':not(_)');
}

/** Returns styles without `:has()`. */
export function withoutHas(css: string): string {
  let text = css;
  for (let at = text.indexOf(':has('); at >= 0; at = text.indexOf(':has(')) {
    const end = closing(text, at + 4);
    text = text.slice(0, at) + instead(subject(text.slice(0, at)), text.slice(at + 5, end)) + text.slice(end + 1);
  }
  return text;
}

/** Returns true if an element meets a `:has()` condition. */
function has(element: Element, sign: string, selector: string): boolean {
  if (sign === '' || sign === '>') return element.querySelector(`:scope ${sign} ${selector}`) !== null;
  let next = element.nextElementSibling;
  while (next && sign === '~' && !next.matches(selector)) next = next.nextElementSibling;
  return next?.matches(selector) === true;
}

/** Writes to all elements within a root the conditions they meet. */
function mark(root: ShadowRoot): void {
  const names = new Map<Element, string>();
  for (const element of root.querySelectorAll(`[${attribute}]`)) names.set(element, '');
  wanted.forEach(({ of, sign, selector }, name) => {
    for (const element of root.querySelectorAll(of))
      if (has(element, sign, selector)) names.set(element, `${names.get(element) ?? ''} ${name}`.trim());
  });
  for (const [element, text] of names)
    if ((element.getAttribute(attribute) ?? '') !== text) element.setAttribute(attribute, text);
}

/**
 * Updates the attributes before the browser paints, whenever the content changes. Returns a function that updates them at
 * once.
 */
export function followHas(root: ShadowRoot): () => void {
  const again = (): void => mark(root);
  new MutationObserver((changes) => {
    if (changes.some(({ attributeName }) => attributeName !== attribute)) again();
  }).observe(root, { childList: true, subtree: true, attributes: true });
  // A focus change triggers no mutation observer.
  for (const event of ['focusin', 'focusout']) root.addEventListener(event, () => queueMicrotask(again));
  return again;
}
