import type { CSSResultOrNative } from 'lit';
import { followContainers, withoutContainers } from './containers.js';
import { followHas, withoutHas } from './has.js';

/* The styles for browsers that lack features the styles need: see components/style/older-styles.ts. */

const knows = (condition: string): boolean => CSS.supports(condition);

const translate = (css: string): string => {
  const plain = knows('selector(:has(a))') ? css : withoutHas(css);
  return knows('(container-type: size)') ? plain : withoutContainers(plain);
};

/** Translated style sheets, shared by all elements of a page. */
const translated = new Map<string, string>();

function textOf(style: CSSResultOrNative): string {
  if (!('cssText' in style)) return '';
  const { cssText } = style;
  const text = translated.get(cssText) ?? translate(cssText);
  translated.set(cssText, text);
  return text;
}

/** The functions to call with the new style sheet of a root, by root. */
const followed = new WeakMap<ShadowRoot, readonly ((sheet: CSSStyleSheet) => void)[]>();

const follow = (root: ShadowRoot): readonly ((sheet: CSSStyleSheet) => void)[] => [
  ...(knows('selector(:has(a))') ? [] : [followHas(root)]),
  ...(knows('(container-type: size)') ? [] : [followContainers(root)]),
];

const elements = new WeakMap<ShadowRoot, HTMLStyleElement>();
const links = new WeakMap<ShadowRoot, HTMLLinkElement>();

/**
 * Links a style sheet of the page once more and uses it as a container for other rules: a policy that forbids elements
 * their own styles still allows rules to be inserted. Undefined if the page links no style sheet of its own origin.
 */
function linked(root: ShadowRoot): HTMLLinkElement | undefined {
  const known = links.get(root);
  if (known) return known;
  const all = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const own = all.find(({ href }) => new URL(href).origin === location.origin);
  if (!own) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = own.href;
  links.set(root, link);
  root.append(link);
  return link;
}

function putInLinked(link: HTMLLinkElement | undefined, text: string, again: () => void): CSSStyleSheet | null {
  if (!link?.sheet) {
    if (link) link.onload = again;
    return null;
  }
  while (link.sheet.cssRules.length) link.sheet.deleteRule(0);
  link.sheet.insertRule(`@media all{${text}}`);
  return link.sheet;
}

/** Replaces the styles of a root by a text. Returns null if that is impossible, or not possible yet: then `again` is called. */
function put(root: ShadowRoot, text: string, again: () => void): CSSStyleSheet | null {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [sheet];
    return sheet;
  }
  // Safari before 16.4 has no adopted style sheets: Lit has appended its own style element there, and this one comes after
  // it.
  const element = elements.get(root) ?? document.createElement('style');
  elements.set(root, element);
  element.textContent = text;
  (root as ShadowRoot).append(element);
  return element.sheet ?? putInLinked(linked(root), text, again);
}

/** Gives a root all of its styles, translated for this browser. */
export function adopt(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const sheet = put(root, styles.map(textOf).join('\n'), () => adopt(root, styles));
  if (!sheet) return;
  const following = followed.get(root) ?? follow(root);
  followed.set(root, following);
  for (const changed of following) changed(sheet);
}
