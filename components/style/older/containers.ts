/*
 * Container queries for Safari before 16. Each query becomes a media query that a script switches on and off, and each
 * container unit becomes a multiple of `--in-inline` or `--in-block`, which the content of a container inherits.
 */
import { deepClosest, partMark } from '../deep.js';

interface Query {
  /** The name of the container; if empty, the container is the element itself. */
  readonly name: string;
  readonly condition: string;
}

/** The index of a query is the width in its media query minus this number; no screen is so wide. */
const first = 100_000;
const queries: Query[] = [];

/** The selectors of the containers, and their names, if any; the element itself is `:host`. Their indexes name their units. */
const containers: { readonly selector: string; readonly name: string }[] = [];

interface Size {
  readonly width: number;
  readonly height: number;
}

const lengths: Readonly<Record<string, string>> = {
  i: 'var(--in-inline,1vw)',
  w: 'var(--in-inline,1vw)',
  b: 'var(--in-block,1vh)',
  h: 'var(--in-block,1vh)',
  min: 'min(var(--in-inline,1vw),var(--in-block,1vh))',
  max: 'max(var(--in-inline,1vw),var(--in-block,1vh))',
};

/** Groups a list of selectors as one; a single selector needs no group. */
const group = (selector: string): string => (selector.includes(',') ? `:is(${selector})` : selector);

/** Returns a rule that declares a container: with size containment, and with units for its content. */
function contained(rule: string, selector: string, body: string): string {
  const [declaration, property, value] = /\bcontainer(-type)?\s*:\s*([^;}]+)/.exec(body)!;
  const [a, b] = value.split('/').map((part) => part.trim());
  const [name, type] = property ? ['', a] : [a, b];
  if (!type) return rule.replace(declaration, 'contain:none');
  // Containers can be nested: the units for the content of one must not be inherited from an outer one.
  const own = `--own${containers.push({ selector, name }) - 1}`;
  const contain = type === 'size' ? 'contain:size layout style' : 'contain:style';
  return `${rule.replace(declaration, contain)}${group(selector)}>*{--in-inline:var(${own}-inline,1vw);--in-block:var(${own}-block,1vh)}`;
}

/** Returns styles without container queries and their units. */
export const withoutContainers = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@container\s*([\w-]*)\s*([^{]+)\{/g, (_, name: string, condition: string) => {
      const query = { name, condition: condition.trim() };
      return `@media (min-width:${first + queries.push(query) - 1}px){`;
    })
    .replace(/([^{};]+)\{([^{}]*\bcontainer(?:-type)?\s*:[^{}]*)\}/g, (rule, selector: string, body: string) =>
      contained(rule, selector.trim(), body),
    )
    .replace(/(-?[\d.]+)cq(i|w|b|h|min|max)\b/g, (_, times: string, unit: string) => `calc(${times}*${lengths[unit]})`);

/** Returns true if a media feature such as `min-width: 480px` applies. */
function holds(feature: string, { width, height }: Size): boolean {
  const [, limit, what, value] = /^(min|max)-([\w-]+)\s*:\s*(.+)$/.exec(feature.trim()) ?? [];
  const [over, under = '1'] = (value ?? '').split('/');
  const than = parseFloat(over) / parseFloat(under);
  const is = what === 'aspect-ratio' ? width / height : what === 'height' ? height : width;
  return limit === 'min' ? is >= than : is <= than;
}

/** Returns true if a condition of features with `and`, `or` and parentheses is met; `and` binds tighter than `or`. */
function isMet(condition: string, size: Size): boolean {
  let text = condition;
  for (let before = ''; before !== text;) {
    before = text;
    text = text
      .replace(/\(\s*((?:min|max)-[^()]+)\)/g, (_, feature: string) => String(holds(feature, size)))
      .replace(/\(\s*((?:true|false)(?:\s+(?:and|or)\s+(?:true|false))*)\s*\)/g, (_, inner: string) =>
        String(either(inner)),
      );
  }
  return either(text);
}

const either = (text: string): boolean =>
  text.split(/\s+or\s+/).some((all) => all.split(/\s+and\s+/).every((one) => one.trim() === 'true'));

/** Yields the rules of a style sheet that are switched on and off, with their queries. */
function* switched(rules: CSSRuleList): Generator<readonly [CSSMediaRule, Query]> {
  for (const rule of rules) {
    if (!(rule instanceof CSSGroupingRule)) continue;
    const index = rule instanceof CSSMediaRule ? Number(/(\d{6})px/.exec(rule.media.mediaText)?.[1]) - first : NaN;
    if (queries[index]) yield [rule as CSSMediaRule, queries[index]];
    yield* switched(rule.cssRules);
  }
}

/**
 * Observes the sizes of the containers within a root, and of its host; for a private element, of the element around it.
 * Returns a function to call when its style sheet has changed.
 */
export function followContainers(root: ShadowRoot): (sheet: CSSStyleSheet) => void {
  const frame = root.host.hasAttribute(partMark) ? deepClosest(root.host, '.frame') : undefined;
  const { host } = (frame?.getRootNode() ?? root) as ShadowRoot;
  const sizes = new Map<Element, Size>();
  let own: CSSStyleRule | undefined;
  let media: (readonly [CSSMediaRule, Query])[] = [];

  const sizeOf = (name: string): Size | undefined => {
    if (!name) return sizes.get(host);
    for (const one of containers)
      for (const element of one.name === name ? root.querySelectorAll(one.selector) : [])
        if (sizes.get(element)?.width) return sizes.get(element);
    return undefined;
  };
  const judge = (): void => {
    for (const [rule, { name, condition }] of media) {
      const size = sizeOf(name);
      const text = size && isMet(condition, size) ? 'all' : 'not all';
      if (rule.media.mediaText !== text) rule.media.mediaText = text;
    }
  };
  const give = (element: Element, { width, height }: Size): void => {
    const isHost = element === host;
    const style = isHost ? own?.style : (element as HTMLElement).style;
    containers.forEach(({ selector }, i) => {
      if (isHost ? !selector.startsWith(':host') : !element.matches(selector)) return;
      style?.setProperty(`--own${i}-inline`, `${width / 100}px`);
      style?.setProperty(`--own${i}-block`, `${height / 100}px`);
    });
  };
  const watch = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      sizes.set(target, contentRect);
      give(target, contentRect);
    }
    judge();
  });
  const find = (): void => {
    const now = new Set<Element>([host]);
    for (const { selector } of containers)
      if (!selector.startsWith(':host')) for (const element of root.querySelectorAll(selector)) now.add(element);
    for (const element of sizes.keys()) {
      if (now.has(element)) continue;
      watch.unobserve(element);
      sizes.delete(element);
    }
    for (const element of now) {
      if (sizes.has(element)) continue;
      const { width, height } = element.getBoundingClientRect();
      sizes.set(element, { width, height });
      give(element, { width, height });
      watch.observe(element);
    }
  };
  new MutationObserver(() => {
    find();
    judge();
  }).observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
  return (sheet) => {
    own = sheet.cssRules[sheet.insertRule(':host{}', sheet.cssRules.length)] as CSSStyleRule;
    media = [...switched(sheet.cssRules)];
    for (const [element, size] of sizes) give(element, size);
    find();
    judge();
  };
}
