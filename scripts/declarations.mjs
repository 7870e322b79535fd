// Describes the options of each element for the manifest, from the declarations in src/rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './bundle/entries.mjs';
import { importSources } from './bundle/node.mjs';

/** Returns the doc comments in an `options.ts` by option: those of the first object named `declaration…`. */
export function docsIn(text) {
  const docs = {};
  const collect = (node) => {
    if (!ts.isObjectLiteralExpression(node)) return ts.forEachChild(node, collect);
    for (const property of node.properties) {
      const [comment] = ts.getJSDocCommentsAndTags(property);
      if (comment) docs[property.name.getText()] = ts.getTextOfJSDocComment(comment.comment).replace(/\s+/g, ' ');
    }
    return true;
  };
  const find = (node) => {
    const isDeclaration = ts.isVariableDeclaration(node) && /^declaration/.test(node.name.getText());
    return isDeclaration ? collect(node.initializer) : ts.forEachChild(node, find);
  };
  find(ts.createSourceFile('options.ts', text, ts.ScriptTarget.Latest, true));
  return docs;
}

const quoted = (value) => (typeof value === 'string' ? `'${value}'` : String(value));

// If an option may depend on the learner, `fit` is a value, too.
const valuesOf = ({ choices, withoutLearner }) => (withoutLearner === undefined ? choices : [...choices, 'fit']);

/** For each kind of option, a function that returns the type of the property. */
const types = {
  whole: () => 'number | string',
  choice: (option) => valuesOf(option).map(quoted).join(' | '),
  'yes-or-no': () => "boolean | '' | 'true' | 'false'",
  line: () => 'string',
  numbers: () => 'number | string | readonly number[]',
  counts: () => 'boolean | string | Readonly<Record<string, number>>',
  squares: () => 'string | readonly number[]',
  bonus: () => "number | 'variable' | 'none'",
  'fixed-dice': () => 'number | string | readonly number[] | readonly (readonly number[])[]',
  'per-player': ({ of }) => `${typeOf(of)} | string | readonly (${typeOf(of)})[]`,
};

function typeOf(option) {
  const type = types[option.kind];
  if (!type) throw new Error(`No type is defined for options of the kind "${option.kind}".`);
  return type(option);
}

/** For each kind of option, a function that describes the possible values. */
const ranges = {
  whole: ({ min, max, step, unit = '' }, before) => {
    const range = `${min} to ${typeof max === 'function' ? max(before) : max} ${unit}`.trim();
    return step === 2 ? `odd, ${range}` : range;
  },
  choice: (option) =>
    valuesOf(option)
      .map((one) => `\`${one}\``)
      .join(', '),
  'yes-or-no': () => '`true`, `false`',
  numbers: ({ min, max }) => `numbers from ${min} to ${max}, separated by spaces or commas`,
  counts: ({ most }) => `\`on\`, \`off\`, or counts by sort, 0 to ${most}: \`yourself-up: 2, another-back: 0\``,
  'per-player': ({ of }, before) => `${ranges[of.kind]?.(of, before) ?? ''}; for all, or a list`.replace(/^; /, ''),
};

function shown(option, value, written) {
  if (option.kind !== 'counts') return written(value);
  const [one, ...others] = Object.values(value);
  return others.every((count) => count === one) ? (one ? 'on' : 'off') : written(value);
}

/** Returns an option's entry in the manifest: attribute, type, default, and one sentence with range and rule. */
export function described(name, option, doc, defaults, { kebab, written }) {
  const usual = option.fromSecondGame === undefined ? shown(option, defaults[name], written) : 'fit';
  const range = ranges[option.kind]?.(option, defaults);
  const follows = typeof option.default === 'function' ? ', as follows from the usual other options' : '';
  const facts = [range, `default \`${usual}\`${follows}`].filter(Boolean).join('; ');
  return {
    name,
    attribute: kebab(name),
    type: { text: `${typeOf(option)} | undefined` },
    default: usual,
    description: `${doc} ${facts[0].toUpperCase()}${facts.slice(1)} (${option.rule}).`,
  };
}

const optionsFile = (game) => `src/rules/${game}/options.ts`;

/** Returns, for each tag, the options of its game in order. An element with several games has those of the first. */
export async function optionsByTag() {
  const folders = readdirSync(join(root, 'src/rules')).filter((name) => existsSync(join(root, optionsFile(name))));
  const { games, kebab, written, declared, declarations } = await importSources({
    text: `export { games } from './src/games.js';
      export { declared, kebab, written } from './src/rules/options.js';
      ${folders.map((name, i) => `import * as of${i} from './src/rules/${name}/options.js';`).join('\n')}
      export const declarations = { ${folders.map((name, i) => `'${name}': of${i}`).join()} };`,
  });
  const tags = new Map();
  for (const [game, { tag }] of Object.entries(games)) if (!tags.has(tag)) tags.set(tag, game);
  const byTag = {};
  for (const [tag, game] of tags) {
    const file = optionsFile(game);
    const { declaration } = declarations[game] ?? {};
    if (!declaration) throw new Error(`${file} is missing: the options of ${tag}.`);
    const { defaults } = declared(game, declaration);
    const docs = docsIn(readFileSync(join(root, file), 'utf8'));
    byTag[tag] = Object.entries(declaration).map(([name, option]) => {
      if (!docs[name]) throw new Error(`${file} has no doc comment for ${name}.`);
      return described(name, option, docs[name], defaults, { kebab, written });
    });
  }
  return byTag;
}
