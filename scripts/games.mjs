// Writes, for each layer, the list of what it has of each game in the registry, src/games.ts. They are static imports, so that
// a program contains no more than what it uses. The lists are kept in git; with --check, it fails if one is out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, tags as elements } from './bundle/entries.mjs';
import { importSources } from './bundle/node.mjs';
import { format } from './format.mjs';
import { identifier } from './messages/groups.mjs';

const { gameFiles, gameNames, filesOf, offers, tags } = await importSources(join(root, 'src/games.ts'));

const pascal = (name) => identifier(`-${name}`);
const listOf = (titles) => titles.join(' and ');
const quoted = (name) => JSON.stringify(name);
const file = (title, ...lines) => `/** ${title} Written by \`npm run games\`. */\n${lines.join('\n')}\n`;

/** Returns a list by the names of games: `import { plytBot } from './plyt.js'; … export const bots = { plyt: plytBot, … };`. */
function byName(title, variable, exportOf) {
  const imports = new Map();
  for (const name of gameNames) {
    const from = `./${filesOf(name)}.js`;
    imports.set(from, new Set([...(imports.get(from) ?? []), exportOf(name)]));
  }
  return file(
    title,
    ...[...imports].sort().map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`),
    '',
    `export const ${variable} = {`,
    ...gameNames.map((name) => `  ${quoted(name)}: ${exportOf(name)},`),
    '} as const;',
  );
}

/** Returns the types that the rules of a game publish. */
function typesOf(name) {
  const index = readFileSync(join(root, `src/rules/${name}/index.ts`), 'utf8');
  const game = [pascal(name), `${pascal(name)}Game`].filter((type) => new RegExp(`\\btype ${type}\\b`).test(index));
  const types = ['Event', 'Move', 'Options', 'State'].map((end) => pascal(name) + end);
  return [...types, ...game].sort();
}

const rules = file(
  'The rules of all games, by their names in code.',
  ...gameFiles().map(
    (name) =>
      `import { ${gameNames
        .filter((game) => filesOf(game) === name)
        .map(identifier)
        .sort()
        .join(', ')} } from './${name}/index.js';`,
  ),
  '',
  `export const games = { ${gameNames.map(identifier).join(', ')} } as const;`,
  '',
  ...gameFiles().map((name) => `export type { ${typesOf(name).join(', ')} } from './${name}/index.js';`),
);

/** The name of the file of a game alone, by its entry: `abacade/rules/plyt`. */
const entries = Object.fromEntries(
  gameFiles().map((name) => {
    const all = gameNames.filter((game) => filesOf(game) === name);
    return [
      `src/rules/entries/${name}.ts`,
      file(
        `The rules of ${listOf(all.map((game) => offers[game].title))} alone: the entry \`abacade/rules/${name}\`.`,
        "export * from '../game.js';",
        "export type { Declaration, Option, OptionAttributes, OptionsOf } from '../options.js';",
        `export { ${all.map(identifier).sort().join(', ')} } from '../${name}/index.js';`,
        `export type { ${typesOf(name).join(', ')} } from '../${name}/index.js';`,
      ),
    ];
  }),
);

const stateAndMove = (name) => ['State', 'Move'].map((end) => pascal(filesOf(name)) + end);
const bots = file(
  'The computer players of all games.',
  "import type { Bot } from '../rules/game.js';",
  `import type { ${[...new Set(gameNames.flatMap(stateAndMove))].sort().join(', ')} } from '../rules/games.js';`,
  ...gameFiles().map((name) => `import { ${identifier(name)}Bot } from './${name}.js';`),
  '',
  'export const bots: {',
  ...gameNames.map((name) => `  readonly ${quoted(name)}: Bot<${stateAndMove(name).join(', ')}>;`),
  '} = {',
  ...gameNames.map((name) => `  ${quoted(name)}: ${identifier(filesOf(name))}Bot,`),
  '};',
);

const words = file(
  'The words of all games, by the name of their files: in each language, and those of the form in the first one.',
  "import type { Languages, LazySetUpWords } from './words.js';",
  '',
  '/** The functions that fetch the words of a game. */',
  'export interface WordsOfGame {',
  '  languages(): Promise<Languages<unknown>>;',
  '  setUp(): Promise<LazySetUpWords<unknown>>;',
  '}',
  '',
  'export const wordsOfGames: Readonly<Record<string, WordsOfGame>> = {',
  ...gameFiles().map(
    (name) => `${quoted(name)}: {
      languages: async () => (await import('./generated/${name}.js')).${identifier(name)}Languages,
      setUp: async () => (await import('./generated/${name}-set-up.js')).words,
    },`,
  ),
  '};',
);

const defines = file(
  'The functions that fetch and define the elements of the games, by tag.',
  'export const gameElements: Readonly<Record<string, () => Promise<unknown>>> = {',
  ...tags.map((tag) => `${quoted(tag)}: () => import('../${tag}/define.js'),`),
  '};',
);

const setUps = file(
  'The functions that fetch the forms before the games, by the tags of their elements.',
  'export const setUps = {',
  ...tags.map((tag) => `${quoted(tag)}: () => import('../../components/${tag}/set-up.js'),`),
  '} as const;',
);

const classes = file(
  'The classes of all elements.',
  ...elements.map((tag) => `export { ${pascal(tag)} } from './${tag}/${tag}.js';`),
);

const lists = {
  'src/rules/games.ts': rules,
  ...entries,
  'src/words/games.ts': words,
  'src/bots/games.ts': bots,
  'src/hints/games.ts': byName('The hints for all games.', 'hinters', (name) => `${identifier(filesOf(name))}Hinter`),
  'src/review/games.ts': byName('The reviews of all games.', 'reviewers', (name) => `${identifier(name)}Reviewer`),
  'src/puzzles/games.ts': byName('The puzzles of all games.', 'puzzlers', (name) => `${identifier(name)}Puzzler`),
  'components/lesson/elements.ts': defines,
  'components/classes.ts': classes,
  'demo/builder/set-ups.ts': setUps,
};

for (const [name, text] of Object.entries(lists)) {
  const target = join(root, name);
  const formatted = await format(name, text);
  if (!process.argv.includes('--check')) {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, formatted);
  } else if (!existsSync(target) || readFileSync(target, 'utf8') !== formatted) {
    console.error(`${name} is out of date. Run \`npm run games\` and commit the result.`);
    process.exitCode = 1;
  }
}
