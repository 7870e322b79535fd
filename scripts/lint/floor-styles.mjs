// Finds features in styles that some browsers of the floor lack. A declaration may follow another one of the same property, or
// one with the prefix of an engine: browsers take the last one that they support.
import { data, lacking } from './floor-data.mjs';

const { properties, selectors, types, 'at-rules': atRules } = data.css;

/** Features that browsers may ignore without any other effect. */
const harmless = new Set([
  ...[
    '-webkit-tap-highlight-color',
    'backdrop-filter',
    'content-visibility',
    'cursor',
    'font-family',
    'forced-color-adjust',
  ],
  ...[
    'contain-intrinsic-block-size',
    'contain-intrinsic-inline-size',
    'overscroll-behavior',
    'resize',
    'text-wrap',
    'zoom',
  ],
  ...['@media forced-colors', '@page', ':state'],
  // If it is not supported, the rule before it applies, or elements are not sticky.
  'overflow: clip',
]);

/** The features that components/style/older/ adds by script, for the elements that adopt it. */
export const byScript = [':has', '@container', 'container', 'container-type', 'unit cq'];

/** All features of CSS types, by their last name: `color-mix`. */
const named = new Map();
(function add(tree) {
  for (const [name, feature] of Object.entries(tree)) {
    if (name === '__compat') continue;
    named.set(name, [...(named.get(name) ?? []), feature]);
    add(feature);
  }
})(types);

const viewport = { s: 'small', d: 'dynamic', l: 'large' };

/** Returns the feature of a unit of length. */
function unitOf(unit) {
  const { length } = types;
  if (unit.startsWith('cq')) return length.container_query_length_units;
  return length[unit] ?? length[`viewport_percentage_units_${viewport[unit[0]]}`];
}

/** Yields the templates and texts of styles in a script, each with its position. */
export function* stylesIn(script) {
  const found = /\b(?:css|sheet =|cssText \+?=)\s*(`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')/g;
  for (const { 0: all, 1: text, index } of script.matchAll(found))
    yield { text: text.slice(1, -1), at: index + all.length - text.length + 1 };
}

function* declarationsIn(text) {
  // Placeholders of templates stand for values.
  const body = text.replace(/\$\{[^}]*\}/g, (hole) => '0'.repeat(hole.length));
  for (const block of body.matchAll(/[^{}]+/g)) {
    const before = new Set();
    for (const { 1: property, 2: value, index } of block[0].matchAll(/(?:^|;)\s*([a-z-]+)\s*:\s*([^;]+)(?=;|$)/g)) {
      yield { property, value, at: block.index + index, before };
      before.add(property.replace(/^-webkit-/, ''));
    }
  }
}

/**
 * Returns the features that a browser of the floor lacks, each as `{ feature, lacks, at }`; `at` is the index in the text.
 * @param allowed the features that a script provides in older browsers
 */
export function faultsInStyles(css, allowed = []) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const faults = [];
  const note = (feature, lacks, at) => {
    if (
      lacks.length &&
      !harmless.has(feature) &&
      !allowed.some(
        (one) =>
          feature.split(':')[0] === one || feature === one || (one.startsWith('unit') && feature.startsWith(one)),
      )
    )
      faults.push({ feature, lacks: [...new Set(lacks)], at });
  };
  for (const { 1: name, index } of text.matchAll(/@([\w-]+)/g)) note(`@${name}`, lacking(atRules[name]), index);
  for (const { 0: query, index } of text.matchAll(/@media[^{]*/g)) {
    for (const [, name] of query.matchAll(/\(([\w-]+)/g))
      note(`@media ${name}`, lacking(atRules.media[name.replace(/^(min|max)-/, '')]), index);
    if (/[<>]/.test(query)) note('@media <', ['safari 16.4'], index);
  }
  for (const { 0: name, index } of text.matchAll(/::?[a-z-]+/g))
    note(name, lacking(selectors[name.replace(/^:+/, '')]), index);
  for (const { index } of text.matchAll(/[{};]\s*&/g)) note('nesting', lacking(selectors.nesting), index);
  for (const { property, value, at, before } of declarationsIn(text)) {
    const known = properties[property];
    if (!known || harmless.has(property)) continue;
    const isSecond = before.has(property);
    if (!isSecond) note(property, lacking(known), at);
    for (const [word] of isSecond ? [] : value.matchAll(/[\w-]+/g))
      if (word !== '__compat' && Object.hasOwn(known, word)) note(`${property}: ${word}`, lacking(known[word]), at);
    for (const [, name] of isSecond ? [] : value.matchAll(/([a-z-]+)\(/g))
      note(`${name}()`, (named.get(name) ?? []).flatMap(lacking), at);
  }
  for (const { 1: unit, index } of text.matchAll(/\d(cq\w+|[sdl]v(?:h|w|i|b|min|max)|r?lh|r?cap|r?ic)\b/g))
    note(`unit ${unit}`, lacking(unitOf(unit)), index);
  return faults;
}
