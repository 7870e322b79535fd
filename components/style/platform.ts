// Features that all supported browsers have, but that may be missing in the windows of element tests (jsdom, happy-dom).

/** Returns a resize observer; undefined if there is no support. */
export const sizeObserver = (tell: () => void): ResizeObserver | undefined =>
  globalThis.ResizeObserver && new ResizeObserver(tell);

/** Returns an intersection observer; undefined if there is no support. */
export const sightObserver = (
  tell: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined => globalThis.IntersectionObserver && new IntersectionObserver(tell, options);

/** Returns a media query list; undefined if there is no support. */
export const media = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/** Returns whether a media query matches; false if there is no support. */
export const isMedia = (query: string): boolean => media(query)?.matches === true;
