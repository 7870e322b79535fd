import type { CSSResultOrNative } from 'lit';

/** The CSS features that the styles need; the oldest browsers listed in docs/hosts.md do not have them. */
const needed = ['selector(:has(a))', '(container-type: size)'];

let isOlder: boolean | undefined;

/**
 * Lays an element out by script if the browser has no `:has()` (Firefox before 121) or no container queries (Safari before
 * 16). Only those browsers fetch the script. Until it has loaded, and if it never does, the other styles apply.
 */
export function adoptForOlder(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  // The windows of element tests have no CSS object, or an undefined one.
  isOlder ??= needed.some((one) => globalThis.CSS?.supports(one) === false);
  if (isOlder)
    void import('./older/styles.js').then(
      ({ adopt }) => adopt(root, styles),
      () => undefined,
    );
}
