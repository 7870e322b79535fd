// Removes from this browser, before any other script runs, the features that one of the oldest browsers in docs/hosts.md lacks; the
// script's `data-as` names that browser. Dates are those of MDN's browser compatibility data. A script cannot change the supported syntax
// of scripts (scripts/lint/floor.mjs and test/browser/floor.test.ts check it) nor the layout.
const floors = {
  // Chrome and Edge 109
  chrome: {
    without: ['copies', 'groups', 'sets', 'iterators', 'popover', 'promises', 'canParse', 'signals'],
    styles: ['color-mix(', 'subgrid', ':popover-open', ':state(', 'text-wrap:', 'print-color-adjust:'],
  },
  // Firefox 115
  firefox: {
    without: ['groups', 'sets', 'iterators', 'popover', 'promises', 'signals', 'segmenter', 'states', 'aria', 'zoom'],
    styles: [':has(', ':popover-open', ':state(', 'text-wrap:', 'zoom:', '@starting-style'],
  },
  // Older than all of them
  'too-old': { without: [], styles: ['svh'] },
  // Safari 15.6
  safari: {
    without: [
      ...['copies', 'groups', 'sets', 'iterators', 'popover', 'promises', 'canParse', 'signals'],
      ...['internals', 'sheets', 'visibility', 'activation', 'idle', 'compression'],
    ],
    styles: [
      ...['@container', 'container:', 'container-type:', 'cqi', 'cqb', 'cqw', 'cqh', 'cqmin', 'cqmax'],
      ...['color-mix(', 'subgrid', ':popover-open', ':state(', 'text-wrap:', 'overflow: clip', 'overflow:clip'],
    ],
  },
};

const { without, styles } = floors[document.currentScript.dataset.as];

const takeFrom = (object, ...names) => names.forEach((name) => delete object?.[name]);
const lists = [Array, Object.getPrototypeOf(Int8Array)].map(({ prototype }) => prototype);
const takings = {
  copies: () => lists.forEach((list) => takeFrom(list, 'with', 'toReversed', 'toSorted', 'toSpliced')),
  groups: () => [Object, Map].forEach((one) => takeFrom(one, 'groupBy')),
  sets: () =>
    takeFrom(
      Set.prototype,
      ...['union', 'intersection', 'difference', 'symmetricDifference'],
      ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
    ),
  iterators() {
    const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const names = Object.getOwnPropertyNames(iterator).filter((name) => name !== 'constructor');
    takeFrom(iterator, ...names);
    takeFrom(globalThis, 'Iterator');
    takeFrom(Array, 'fromAsync');
  },
  popover: () => takeFrom(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'),
  promises: () => takeFrom(Promise, 'withResolvers', 'try'),
  canParse: () => takeFrom(URL, 'canParse', 'parse'),
  signals: () => takeFrom(AbortSignal, 'any'),
  segmenter: () => takeFrom(Intl, 'Segmenter'),
  states: () => takeFrom(globalThis.ElementInternals?.prototype, 'states'),
  aria: () =>
    takeFrom(
      Element.prototype,
      ...Object.getOwnPropertyNames(Element.prototype).filter((name) => /^(aria[A-Z]|role$)/.test(name)),
    ),
  zoom: () => undefined,
  internals: () => takeFrom(HTMLElement.prototype, 'attachInternals'),
  sheets() {
    takeFrom(Document.prototype, 'adoptedStyleSheets');
    takeFrom(ShadowRoot.prototype, 'adoptedStyleSheets');
    takeFrom(CSSStyleSheet.prototype, 'replace', 'replaceSync');
  },
  visibility: () => takeFrom(Element.prototype, 'checkVisibility'),
  activation: () => takeFrom(Navigator.prototype, 'userActivation'),
  idle: () => takeFrom(globalThis, 'requestIdleCallback', 'cancelIdleCallback'),
  compression: () => takeFrom(globalThis, 'CompressionStream', 'DecompressionStream'),
};
const { replaceSync } = CSSStyleSheet.prototype;
const { supports } = CSS;
for (const name of without) takings[name]();

/** Renames what this browser must not support to names that no browser knows: the rule or the declaration is dropped. */
const unknown = styles.map((style) => [style, style.replace(/[a-z]/, 'x')]);
const older = (text) => unknown.reduce((all, [from, to]) => all.replaceAll(from, to), String(text));

if (CSSStyleSheet.prototype.replaceSync)
  CSSStyleSheet.prototype.replaceSync = function (text) {
    return replaceSync.call(this, older(text));
  };
const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
Object.defineProperty(HTMLStyleElement.prototype, 'textContent', {
  get,
  set(text) {
    set.call(this, older(text));
  },
});
CSS.supports = (...given) => supports.call(CSS, older(given.length === 2 ? `(${given.join(': ')})` : given[0]));
for (const [object, names] of [
  [Element.prototype, ['matches', 'closest', 'querySelector', 'querySelectorAll']],
  [DocumentFragment.prototype, ['querySelector', 'querySelectorAll']],
  [Document.prototype, ['querySelector', 'querySelectorAll']],
])
  for (const name of names) {
    const real = object[name];
    object[name] = function (selector) {
      return real.call(this, older(selector));
    };
  }
