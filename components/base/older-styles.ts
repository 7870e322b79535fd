import type { CSSResultOrNative } from 'lit';

/** The styles are written for browsers that have these; the oldest of those that docs/hosts.md names have not. */
const needed = ['selector(:has(a))', '(container-type: size)'];

let isOlder: boolean | undefined;

/**
 * Lays an element out by script where the browser has no `:has()` (Firefox before 121) or no container queries (Safari
 * before 16): what does so is fetched there alone. Until it is there, and if it never is, the rest of the styles hold.
 */
export function adoptForOlder(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  // The windows of element tests have no CSS, or one that is undefined.
  isOlder ??= needed.some((one) => globalThis.CSS?.supports(one) === false);
  if (isOlder)
    void import('./older/styles.js').then(
      ({ adopt }) => adopt(root, styles),
      () => undefined,
    );
}
