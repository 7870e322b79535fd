// Compiles the words of each language to TypeScript: src/words/generated/<tag>/<part>.ts, with the exports, the groups and the
// types of the English source.
import { digitsOf, grouped, identifier, isList, sharedOf } from '../messages/groups.mjs';
import { Emitter } from './emit.mjs';
import { lazyGroups, moduleOf } from './lazy-groups.mjs';
import { partNames, readLanguages, readSource, textsOf } from './read.mjs';

const made = '// Made by npm run words from words/. Do not edit.';

const isName = (text) => /^[A-Za-z_$][\w$]*$/.test(text);
const property = (name) => (isName(name) ? name : JSON.stringify(name));

const member = (name) => (isName(name) ? `.${name}` : `[${JSON.stringify(name)}]`);

/** Returns the code of a group as an object, or as an array if its keys count from 0. */
function written(group, path, types, depth = 0) {
  const pad = '  '.repeat(depth + 1);
  const cast = types?.[path] ? ` as ${types[path]}` : '';
  const lines = [...group].map(([key, value]) => {
    const inner = value instanceof Map ? written(value, `${path}.${key}`, types, depth + 1) : value;
    return `${pad}${isList(group) || key.startsWith('…') ? '' : `${property(key)}: `}${inner},`;
  });
  const [open, close] = isList(group) ? '[]' : '{}';
  return `${open}\n${lines.join('\n')}\n${'  '.repeat(depth)}${close}${cast}`;
}

/** Returns the code of the words that a part shares with others, by key, and the imports that it needs, by part. */
function shares(part, source) {
  const imports = new Map();
  const entries = sharedOf(source).map(({ key, other, path, isSpread }) => {
    if (other !== part) imports.set(other, new Set([...(imports.get(other) ?? []), identifier(path[0])]));
    return [key, `${isSpread ? '...' : ''}${identifier(path[0])}${path.slice(1).map(member).join('')}`];
  });
  return { imports, entries };
}

/** Returns a part with only the words that belong to one module. */
function only(module, source) {
  const keep = (given = {}) => Object.fromEntries(Object.entries(given).filter(([key]) => moduleOf(key) === module));
  const [messages, shared] = [keep(source.messages), keep(source.shared)];
  const keys = [...Object.keys(messages), ...Object.keys(shared)];
  return {
    ...source,
    messages,
    shared,
    types: keep(source.types),
    groups: source.groups?.filter((group) => moduleOf(group) === module),
    exports: source.exports.filter((name) => keys.some((key) => key.startsWith(`${name}.`))),
    notation: module === 'main' ? source.notation : undefined,
  };
}

/**
 * Returns the modules of one part in the first language: one with the words for each file of an element, and one with all
 * of them.
 */
function compileSplit(part, tag, source, texts) {
  const split = ['main', ...Object.keys(lazyGroups)].map((module) => ({ module, own: only(module, source) }));
  const paths = (module) => ({ other: (name) => `./${name}.${module}.js`, helpers: `../${tag}` });
  const imports = split.map(
    ({ module }) => `import * as ${identifier(module)} from '../${tag}-split/${part}.${module}.js';\n`,
  );
  const whole = source.exports.map((name) => {
    const from = split
      .filter(({ own }) => own.exports.includes(name))
      .map(({ module }) => `${identifier(module)}.${identifier(name)}`);
    const value = from.length > 1 ? `{ ${from.map((one) => `...${one}`).join(', ')} }` : from[0];
    return `export const ${identifier(name)} = ${value};\n`;
  });
  return [
    ...split.map(({ module, own }) => [
      `${tag}-split/${part}.${module}.ts`,
      compilePart(part, tag, own, texts, { paths: paths(module) }),
    ]),
    [`${tag}/${part}.ts`, `${made}\n${imports.join('')}\n${whole.join('')}`],
  ];
}

/**
 * Returns the module of a part in a language. `paths`: from it to other parts, and to the folder of `list.js`, `plural.js`
 * and `notation.js`.
 */
export function compilePart(
  part,
  tag,
  source,
  texts,
  { paths = { other: (name) => `./${name}.js`, helpers: '.' }, digits = 'latn' } = {},
) {
  const isSource = tag === 'en';
  const emitter = new Emitter(tag, digits !== 'latn');
  const { imports, entries } = shares(part, source);
  const messages = source.notation ? [[`${source.notation}.notation`, 'notation']] : [];
  for (const [key, message] of Object.entries(source.messages)) {
    // The rules have the English texts of their refusals themselves.
    if (isSource && message.rules) continue;
    try {
      messages.push([key, emitter.message(texts.get(key), message, isSource)]);
    } catch (error) {
      throw new Error(`${part}: ${key} in ${tag}: ${error.message}`, { cause: error });
    }
  }
  const isOf =
    (name) =>
    ([key]) =>
      key.startsWith(`${name}.`);
  const tables = source.exports.map((name) => {
    const root = new Map();
    for (const group of source.groups ?? []) if (group.startsWith(`${name}.`)) messages.push([`${group}.`, undefined]);
    const own = [...entries.filter(isOf(name)), ...messages.filter(isOf(name))];
    const group = grouped(own).get(name) ?? root;
    const typed = isSource ? '' : `: Words<'${identifier(name)}'>`;
    return `export const ${identifier(name)}${typed} = ${prune(written(group, name, isSource ? source.types : undefined))};`;
  });
  const lines = [made];
  for (const [other, names] of imports)
    lines.push(`import { ${[...names].sort().join(', ')} } from '${paths.other(other)}';`);
  if (!isSource)
    lines.push(
      `type Words<K extends keyof typeof import('../en/${part}.js')> = (typeof import('../en/${part}.js'))[K];`,
    );
  if (isSource && Object.values(source.types ?? {}).some((type) => type.includes('Refusals')))
    lines.push(`import type { Refusals } from '../../say.js';`);
  if (source.notation) lines.push(`import { notation } from '${paths.helpers}/notation.js';`);
  const helpers = [...emitter.helpers].sort();
  if (helpers.includes('amount')) lines.push(`import { amount } from '../../amount.js';`);
  if (helpers.includes('figure')) lines.push(`import { figure } from '${paths.helpers}/figure.js';`);
  if (helpers.includes('form')) lines.push(`import { form } from '${paths.helpers}/plural.js';`);
  if (helpers.includes('list')) lines.push(`import { list } from '${paths.helpers}/list.js';`);
  const choices = [...emitter.choices].map(([code, name]) => `const ${name} = ${code};`);
  return `${lines.join('\n')}\n\n${[...choices, ...tables].join('\n\n')}\n`;
}

/** Removes the empty entries of groups that have no message in this language. */
const prune = (text) => text.replace(/\n *"": undefined,/g, '');

/** Returns whether games use the words of a part; otherwise only pages around them do. */
const inGames = (part) =>
  ![
    ...['activities', 'examples', 'games', 'pages', 'builder', 'teacher', 'learning'],
    ...['live', 'pupils', 'lobby', 'lesson', 'course', 'wordpress'],
  ].includes(part);

/** Returns the code of the notation, with the differences of its regions: `{ "MA DZ TN": { … } }`. */
function notationCode(notation, regions = {}) {
  const each = Object.entries(regions).flatMap(([names, change]) => names.split(' ').map((name) => [name, change]));
  const own = JSON.stringify(notation);
  return each.length ? `{ ...${own}, regional: regional(${JSON.stringify(Object.fromEntries(each))}) }` : own;
}

/** Returns the module that writes numbers in the digits of a language. */
function figureModule(tag, { digits }) {
  const { all, point } = digitsOf(tag, digits);
  return `${made}\nconst digits = '${all}';\n\n/** A number in the digits of the language. */\nexport const figure = (n: number): string =>\n  String(n)\n    .replace(/\\d/g, (digit) => digits[Number(digit)])\n    .replace('.', '${point}')\n    .replace('-', '\\u061c\\u2212');\n`;
}

/** Returns the English texts, each changed by a function. */
const changed = ({ messages }, change) =>
  new Map(Object.entries(messages).map(([key, { text }]) => [key, change(text)]));

/** Returns all modules of the languages in words/: their text by path under src/words/generated. */
export function compileAll(languages = readLanguages()) {
  const modules = new Map();
  const parts = partNames().map((part) => ({ part, source: readSource(part) }));
  for (const { tag, lists = tag, notation, regions, change } of languages) {
    for (const { part, source } of parts) {
      const texts = change ? changed(source, change) : textsOf(part, tag, source);
      const isSplit = tag === languages[0].tag && inGames(part);
      const compiled = isSplit
        ? compileSplit(part, tag, source, texts)
        : [[`${tag}/${part}.ts`, compilePart(part, tag, source, texts, notation)]];
      for (const [path, text] of compiled) modules.set(path, text);
    }
    modules.set(
      `${tag}/notation.ts`,
      `${made}\nimport type { Notation } from '../../notation.js';\n${regions ? `import { regional } from '../../regional.js';\n` : ''}\nexport const notation: Notation = ${notationCode(notation, regions)};\n`,
    );
    if (notation.digits) modules.set(`${tag}/figure.ts`, figureModule(tag, notation));
    modules.set(
      `${tag}/plural.ts`,
      `${made}\nlet rules: Intl.PluralRules | undefined;\n\n/** The plural form of a number. */\nexport const form = (n: number): string => (rules ??= new Intl.PluralRules('${tag}')).select(n);\n`,
    );
    modules.set(
      `${tag}/list.ts`,
      `${made}\n/** A list in a sentence: with "and", or with "or". */\nexport const list = (items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>\n  new Intl.ListFormat('${lists}', { type }).format(items);\n`,
    );
  }
  return modules;
}
