// What every browser of the floor has, and the windows of other people's element tests (jsdom, happy-dom) may lack.

/** Returns an observer of sizes; undefined where sizes are not observed. */
export const sizeObserver = (tell: () => void): ResizeObserver | undefined =>
  globalThis.ResizeObserver && new ResizeObserver(tell);

/** Returns an observer of what is in sight; undefined where that is not observed. */
export const sightObserver = (
  tell: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined => globalThis.IntersectionObserver && new IntersectionObserver(tell, options);

/** Returns what the reader's system answers to a media query; undefined where it cannot be asked. */
export const media = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query);

/** Returns whether a media query holds; it does not where it cannot be asked. */
export const isMedia = (query: string): boolean => media(query)?.matches === true;
