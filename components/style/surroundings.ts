import { isMedia, media } from './platform.js';

/** The colour scheme of a page: dark text on light, or light on dark. */
export type Scheme = 'light' | 'dark';

/** Returns whether a computed colour is light or dark; undefined if it is transparent. */
export function schemeOf(colour: string): Scheme | undefined {
  const [, format = '', values = ''] = /^([\w-]+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(colour) ?? [];
  const [a = 0, b = 0, c = 0, alpha = 1] = (values.match(/-?[\d.]+(?:e[-+]?\d+)?/g) ?? []).map(Number);
  if (!format || alpha < 0.5) return undefined;
  // The first value of `lab`, `lch`, `oklab` and `oklch` is the lightness; all other formats are red, green and blue.
  const isLightness = /^(ok)?l/.test(format);
  const most = isLightness ? (format.startsWith('ok') ? 1 : 100) : format.startsWith('rgb') ? 255 : 1;
  return (isLightness ? a : 0.3 * a + 0.59 * b + 0.11 * c) < most / 2 ? 'dark' : 'light';
}

const frameOf = (view: Window): Element | null => {
  try {
    return view.frameElement;
  } catch {
    return null; // a frame of another site
  }
};

/** Returns the colour schemes that a document declares, such as `light dark`; `normal` if it declares none. */
function schemesOf(page: Document): string {
  const said = getComputedStyle(page.documentElement).colorScheme;
  return said === 'normal' ? (page.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? said) : said;
}

const isSystemDark = (): boolean => isMedia('(prefers-color-scheme: dark)');

/** Returns the scheme of a document without a background: from the schemes it declares and the user's system setting. */
function schemeOfCanvas(page: Document): Scheme {
  const can = schemesOf(page);
  if (!can.includes('dark')) return 'light';
  return can.includes('light') && !isSystemDark() ? 'light' : 'dark';
}

/** Returns whether the browser darkens a page that is designed for light. Its computed colours do not change. */
function isDarkened(page: Document): boolean {
  if (!isSystemDark() || /dark|only/.test(schemesOf(page))) return false;
  const probe = page.createElement('i');
  probe.style.cssText = 'background: Canvas; display: none';
  page.documentElement.append(probe);
  const scheme = schemeOf(getComputedStyle(probe).backgroundColor);
  probe.remove();
  return scheme === 'dark';
}

/**
 * Returns the scheme of the background behind an element: the nearest one, also outside of frames of the same site. The
 * page around a frame of another site is inaccessible; light is assumed, because most sites are light.
 */
export function schemeAround(element: Element): Scheme {
  let page = element.ownerDocument;
  if (isDarkened(page)) return 'dark';
  let next: Element | null = element;
  while (next) {
    const inner: Element = next;
    next = inner.assignedSlot ?? inner.parentElement ?? (inner.getRootNode() as Partial<ShadowRoot>).host ?? null;
    if (!next) {
      const view = page.defaultView;
      if (!view || view.parent === view) return schemeOfCanvas(page);
      next = frameOf(view);
      if (!next) return 'light';
      page = next.ownerDocument;
    }
    const scheme = schemeOf(getComputedStyle(next).backgroundColor);
    if (scheme) return scheme;
  }
  return 'light';
}

/**
 * Calls back with the result of `schemeAround` now and whenever it changes: with the user's system setting, or when a theme
 * switch of the page changes the attributes of its root or body. Returns a function that stops this.
 */
export function followScheme(element: Element, tell: (scheme: Scheme) => void): () => void {
  let told: Scheme | undefined;
  const look = (): void => {
    const scheme = schemeAround(element);
    if (scheme !== told) tell((told = scheme));
  };
  const system = media('(prefers-color-scheme: dark)');
  const page = new MutationObserver(look);
  system?.addEventListener('change', look);
  const roots = [document.documentElement, document.body];
  // A theme switch may fade the background.
  const ended = ({ target }: Event): void => {
    if (roots.includes(target as HTMLElement)) look();
  };
  document.addEventListener('transitionend', ended);
  for (const root of roots) page.observe(root, { attributes: true });
  look();
  return () => {
    system?.removeEventListener('change', look);
    document.removeEventListener('transitionend', ended);
    page.disconnect();
  };
}
