/**
 * Runs before the scripts of a page: defines `findAll(place, selector)`, which looks also into the shadow roots nested in an
 * element. The selector is one chain of simple selectors, such as `.stage .throw`, and may end in another root than it begins in.
 */
export function lookUp() {
  const outside = (one) => one.parentElement ?? one.getRootNode().host;
  const isIn = (one, chain) => {
    if (chain.length === 0) return true;
    for (let at = outside(one); at; at = outside(at)) if (matches(at, chain)) return true;
    return false;
  };
  const matches = (one, chain) => one.matches(chain.at(-1)) && isIn(one, chain.slice(0, -1));
  const elementsIn = (root) =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...elementsIn(one.shadowRoot)] : [one]));
  globalThis.findAll = (place, selector) => {
    const root = place.shadowRoot ?? place;
    if (![...root.querySelectorAll('*')].some((one) => one.shadowRoot)) return [...root.querySelectorAll(selector)];
    const chains = selector.split(',').map((chain) => chain.trim().split(/\s+/));
    return elementsIn(root).filter((one) => chains.some((chain) => matches(one, chain)));
  };
}
