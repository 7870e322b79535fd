import type { CSSResultGroup } from 'lit';

/* Forced colours as a high-contrast theme has them, for a browser that forces none. */

/** A palette of a dark theme with high contrast. */
const palette: Readonly<Record<string, string>> = {
  Canvas: '#000',
  CanvasText: '#fff',
  LinkText: '#ff0',
  ButtonFace: '#000',
  ButtonText: '#fff',
  ButtonBorder: '#fff',
  Field: '#000',
  FieldText: '#fff',
  GrayText: '#3f3',
  Highlight: '#1aebff',
  HighlightText: '#000',
  Mark: '#ff0',
  MarkText: '#000',
};
const named = new RegExp(`\\b(${Object.keys(palette).join('|')})\\b`, 'g');

/** Returns the texts of styles in their order. */
export const textsOf = (styles: CSSResultGroup): string[] =>
  Array.isArray(styles) ? (styles as CSSResultGroup[]).flatMap(textsOf) : 'cssText' in styles ? [styles.cssText] : [];

/** Yields what the rules for forced colours contain. */
function* forcedIn(css: string): Generator<string> {
  const start = /@media\s*\(forced-colors:\s*active\)\s*\{/g;
  for (let found = start.exec(css); found; found = start.exec(css)) {
    let depth = 1;
    let end = start.lastIndex;
    for (; depth > 0 && end < css.length; end++) depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    yield css.slice(start.lastIndex, end - 1);
    start.lastIndex = end;
  }
}

/**
 * Returns styles with which an element looks as with forced colours: text, backgrounds and borders have those of the palette,
 * as a browser does it, and the rules for forced colours apply. Drawings keep their own colours, unless such a rule names others,
 * and so does what has `data-kept`, for it is not adjusted.
 */
export function asForced(styles: CSSResultGroup): string {
  const rules = textsOf(styles).flatMap((css) => [...forcedIn(css)]);
  const important = rules.join('\n').replace(/([\w-]+\s*:\s*[^:;{}]+)(?=[;}])/g, '$1 !important');
  const base = `
    :host, *:not(svg, svg *, [data-kept]) {
      color: CanvasText !important;
      background-color: Canvas !important;
      border-color: CanvasText !important;
      box-shadow: none !important;
    }
    [aria-disabled='true'] { color: GrayText !important; border-color: GrayText !important; }`;
  return `${base}\n${important}`.replace(named, (name) => palette[name]);
}
