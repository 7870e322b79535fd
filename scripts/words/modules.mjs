// Creates the modules of src/words/generated: the words of each language (<tag>/<part>.ts), and for each game, for the pages
// around a game, and for the builder, a module that provides the words in every language. The first language is imported, each
// other one is a module of its own that is fetched for readers of that language: others/<name>.ts has the functions that fetch
// them, which a bundle may replace.
import { compileAll } from './compile.mjs';
import { identifier } from '../messages/groups.mjs';
import { lazyGroups } from './lazy-groups.mjs';
import { partNames } from './read.mjs';

/** The parts that are not words of a game. */
const shared = [
  ...['activities', 'cards', 'common', 'course', 'examples', 'games', 'live', 'pages', 'pupils'],
  ...['builder', 'teacher', 'wordpress'],
];
/** The elements that are not games: their words are not split into lazy modules. */
const noGames = ['learning', 'lobby', 'lesson'];
const games = partNames().filter((name) => !shared.includes(name));

const typeOf = (name) => `${name[0].toUpperCase()}${identifier(name).slice(1)}Words`;
/** Converts a language tag to part of an identifier. */
const named = (name, tag) => `${name}${tag.replace(/\W/g, '_').toUpperCase()}`;

/** Returns the modules by their paths, for the languages of `readLanguages`. */
export function wordModules(languages) {
  const modules = compileAll(languages);
  const [first, ...others] = languages.map(({ tag }) => tag);
  const write = (name, lines) =>
    modules.set(`${name}.ts`, `// Made by scripts/generate-words.mjs. Do not edit.\n${lines.join('\n')}\n`);

  // Every element contains these, so they are short; the names of languages are only for pages that list them.
  const those = (is) =>
    JSON.stringify(
      languages
        .filter(is)
        .map(({ tag }) => tag)
        .join(' '),
    );
  write('languages', [
    `export const tags = ${those(() => true)};`,
    `export const drafts = ${those(({ status }) => status === 'draft')};`,
  ]);
  write('language-names', [
    `export const languageNames: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(languages.map(({ tag, name }) => [tag, name])))};`,
  ]);

  /** Writes the functions that fetch each other language from its own module. */
  const writeFetchers = (name, type) =>
    write(`others/${name}`, [
      `import type { ${[...new Set(['InEachLanguage', ...(type.startsWith('Language<') ? ['Language'] : [])])].join(', ')} } from '../../words.js';`,
      `import type { ${/\w+Words/.exec(type)[0]} } from '../../types.js';`,
      `export const others: InEachLanguage<${type}>['others'] = {`,
      ...others.map((tag) => `  ${JSON.stringify(tag)}: async () => (await import('../${name}.${tag}.js')).words,`),
      `};`,
    ]);

  /** Returns the imports of an element's words in one language, or of those words that belong to one of its files. */
  const imports = (name, common, game) => [
    `import { common } from './${common}.js';`,
    `import { ${identifier(name)} } from './${game}.js';`,
    `import type { ${typeOf(name)} } from '../types.js';`,
  ];
  const split = (part, module) => `${first}-split/${part}.${module}`;

  for (const name of games) {
    const isGame = !noGames.includes(name);
    const type = typeOf(name);
    const language = (tag) => `{ tag: ${JSON.stringify(tag)}, common, game: ${identifier(name)} }`;
    write(name, [
      ...imports(name, split('common', 'main'), isGame ? split(name, 'main') : `${first}/${name}`),
      `import type { Languages } from '../words.js';`,
      `import { others } from './others/${name}.js';`,
      `export const ${identifier(name)}Languages: Languages<${type}> = { first: ${language(first)}, others };`,
    ]);
    writeFetchers(name, `Language<${type}>`);
    for (const module of isGame ? Object.keys(lazyGroups) : []) {
      const own = module === 'study' ? 'StudyWords' : 'SetUpWords';
      write(`${name}-${module}`, [
        ...imports(name, split('common', module), split(name, module)),
        `import type { Lazy${own} } from '../words.js';`,
        `/** The words of the lazy module in the first language. */`,
        `export const words: Lazy${own}<${type}> = { common, game: ${identifier(name)} };`,
      ]);
    }
    for (const tag of others) {
      write(`${name}.${tag}`, [
        ...imports(name, `${tag}/common`, `${tag}/${name}`),
        `import type { FullLanguage } from '../words.js';`,
        `export const words: FullLanguage<${type}> = ${language(tag)};`,
      ]);
    }
  }

  write(
    'types',
    games.map((name) => `export type ${typeOf(name)} = typeof import('./${first}/${name}.js').${identifier(name)};`),
  );

  // The pages for teachers and boards across devices use no words of games.
  for (const name of ['live', 'activities', 'builder', 'examples', 'teacher', 'course', 'wordpress']) {
    const type = typeOf(name);
    write(name, [
      `import { ${name} } from './${first}/${name}.js';`,
      `import type { ${type} } from '../types.js';`,
      `import type { InEachLanguage } from '../words.js';`,
      `import { others } from './others/${name}.js';`,
      `export const ${name}Languages: InEachLanguage<${type}> = { first: ${name}, others };`,
    ]);
    writeFetchers(name, type);
    for (const tag of others) write(`${name}.${tag}`, [`export { ${name} as words } from './${tag}/${name}.js';`]);
  }

  // A game by others has its own words beside the common ones.
  writeFetchers('common', 'CommonWords');
  write('common', [
    `export { common as first } from './${split('common', 'main')}.js';`,
    `export { others } from './others/common.js';`,
  ]);
  for (const module of Object.keys(lazyGroups))
    write(`common-${module}`, [`export { common as words } from './${split('common', module)}.js';`]);
  for (const tag of [first, ...others])
    write(`common.${tag}`, [`export { common as words } from './${tag}/common.js';`]);

  // Pages around a game: their words are fetched, too, except for the one sentence that a snippet contains.
  const pageWords = (tag) => [
    `import { notices } from './${tag === first ? split('common', 'main') : `${tag}/common`}.js';`,
    `import { report } from './${tag}/pages.js';`,
    `import type { PageWords } from '../types.js';`,
  ];
  // Listed one by one, so that the bundler leaves out the others.
  const noticesOfPages = ['attribute', 'needs', 'noCore', 'noFile', 'retry'].map((name) => `${name}: notices.${name}`);
  const pageValue = `{ ...report, ${noticesOfPages.join(', ')} }`;
  write('pages', [...pageWords(first), `export const pageWords: PageWords = ${pageValue};`]);
  for (const tag of others) write(`pages.${tag}`, [...pageWords(tag), `export const words: PageWords = ${pageValue};`]);
  // A few words in all languages at once: the sentences of a snippet, and the header of every page of the site.
  for (const [name, part] of [
    ['embed', 'pages'],
    ['header', 'activities'],
  ])
    write(name, [
      ...languages.map(({ tag }) => `import { ${name} as ${named(name, tag)} } from './${tag}/${part}.js';`),
      `import type { ${typeOf(name)} } from '../types.js';`,
      `export const ${name}: Readonly<Record<string, ${typeOf(name)}>> = {`,
      ...languages.map(({ tag }) => `  ${JSON.stringify(tag)}: ${named(name, tag)},`),
      `};`,
    ]);

  return modules;
}
