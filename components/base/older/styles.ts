import type { CSSResultOrNative } from 'lit';
import { followContainers, withoutContainers } from './containers.js';
import { followHas, withoutHas } from './has.js';

/* The styles for browsers that lack what they are written with: see components/base/older-styles.ts. */

const knows = (condition: string): boolean => CSS.supports(condition);

const translate = (css: string): string => {
  const plain = knows('selector(:has(a))') ? css : withoutHas(css);
  return knows('(container-type: size)') ? plain : withoutContainers(plain);
};

/** What has been translated is shared by all elements of a page. */
const translated = new Map<string, string>();

function textOf(style: CSSResultOrNative): string {
  if (!('cssText' in style)) return '';
  const { cssText } = style;
  const text = translated.get(cssText) ?? translate(cssText);
  translated.set(cssText, text);
  return text;
}

/** What takes the sheet of a root when that has changed. */
const followed = new WeakMap<ShadowRoot, readonly ((sheet: CSSStyleSheet) => void)[]>();

const follow = (root: ShadowRoot): readonly ((sheet: CSSStyleSheet) => void)[] => [
  ...(knows('selector(:has(a))') ? [] : [followHas(root)]),
  ...(knows('(container-type: size)') ? [] : [followContainers(root)]),
];

const sheets = new WeakMap<ShadowRoot, HTMLStyleElement>();

/** Puts a text in place of the styles of a root. */
function put(root: ShadowRoot, text: string): CSSStyleSheet {
  if ('adoptedStyleSheets' in root) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets = [sheet];
    return sheet;
  }
  // Safari before 16.4 adopts none: there Lit has appended its own, which this follows.
  const element = sheets.get(root) ?? document.createElement('style');
  sheets.set(root, element);
  element.textContent = text;
  (root as ShadowRoot).append(element);
  return element.sheet!;
}

/** Gives a root all of its styles, as this browser knows them. */
export function adopt(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const sheet = put(root, styles.map(textOf).join('\n'));
  const following = followed.get(root) ?? follow(root);
  followed.set(root, following);
  for (const changed of following) changed(sheet);
}
