import { isMedia, media } from './platform.js';

/** How a page looks: dark text on light, or light on dark. */
export type Scheme = 'light' | 'dark';

/** Returns whether a computed colour is light or dark; undefined if what is behind it shines through. */
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

/** What a document says that it can be, as `light dark`; `normal` where it says nothing. */
function schemesOf(page: Document): string {
  const said = getComputedStyle(page.documentElement).colorScheme;
  return said === 'normal' ? (page.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? said) : said;
}

const isSystemDark = (): boolean => isMedia('(prefers-color-scheme: dark)');

/** Whether a document without a background is light or dark: as it says it can be, and as the reader's system is. */
function schemeOfCanvas(page: Document): Scheme {
  const can = schemesOf(page);
  if (!can.includes('dark')) return 'light';
  return can.includes('light') && !isSystemDark() ? 'light' : 'dark';
}

/** Whether the reader's browser darkens a page that is drawn for light. Its computed colours stay what they were. */
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
 * Returns whether an element stands on light or dark: the background nearest behind it, outside of frames of the same site
 * too. What embeds a frame of another site cannot be seen; most sites are light.
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
 * Calls back with `schemeAround` now, and again when it may have changed: with the reader's system, or by what a switch of
 * the page sets on its root or body. Returns a function that ends this.
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
  // A switch may change a background over time.
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
