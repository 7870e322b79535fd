// What is built: every script of dist/, of the demo and of the server, each from the sources, by these entries.
// `npm run build` makes all of them; scripts/bundle/plugins.mjs has the plugins, scripts/bundle/parts.mjs what loads when.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { cores, root, tags, version } from './scripts/bundle/entries.mjs';
import { chunksOf } from './scripts/bundle/parts.mjs';
import {
  again,
  elementsIn,
  entry,
  fromSources,
  fromSourcesSmall,
  inPlace,
  noStreams,
  packages,
  shorten,
  twinsIn,
  withVersion,
} from './scripts/bundle/plugins.mjs';

const at = (path) => join(root, path);
const define = (tag) => at(`components/${tag}/define.ts`);
const twin = (name) => at(`src/core/generated/${name}.twin.js`);

/** The words in src/words/generated that are fetched by language: `['plyt.de', 'plyt']`. */
const wordModules = readdirSync(at('src/words/generated'))
  .map((name) => /^(([a-z]+)\.[\w-]+)\.ts$/.exec(name)?.slice(1))
  .filter((found) => found && !['across', 'builder'].includes(found[1]));

/** The options of every bundle: only modules that define elements, or are programs, are there for more than their exports. */
const common = {
  treeshake: {
    moduleSideEffects: (id) =>
      !id.startsWith(root) ||
      id.includes('node_modules') ||
      /\/((define|trusted-types|demo\/(builder|report|translate)\/[\w-]+|pages\/[\w-]+|server\/[\w-]+)\.ts|entry\.js)$/.test(
        id,
      ),
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
  },
  onwarn({ message }) {
    throw new Error(message);
  },
};

/** For bundlers: Lit stays outside, what entries share is in chunks, a twin is a chunk that only a dynamic import names. */
const modules = {
  ...common,
  input: {
    index: at('components/index.ts'),
    core: at('src/core/index.ts'),
    rules: at('src/rules/index.ts'),
    embed: at('src/embed/index.ts'),
    puzzles: at('src/puzzles/index.ts'),
    review: at('src/review/index.ts'),
    hints: at('src/hints/index.ts'),
    learning: at('src/learning/index.ts'),
    ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, define(tag)])),
  },
  external: /^(lit|@lit)(\/|$)/,
  plugins: [withVersion, fromSourcesSmall, packages('production')],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/** The plugins of a script for pages, where `here` is the folder of the script and `later` that of what it fetches later. */
const forPages = (here, later, ...more) => [
  withVersion,
  more,
  twinsIn(later),
  elementsIn(here),
  fromSourcesSmall,
  packages('production', 'browser'),
];

/** A script for pages is one file of a folder, which may be replaced while a page is open or its script in a cache. */
const beside = inPlace(
  Object.fromEntries(
    ['published', 'fetch-lobby'].map((name) => [
      `components/base/${name}.ts`,
      `export * from ${JSON.stringify(at(`components/base/${name}-there.ts`))};`,
    ]),
  ),
);

/** An element for pages: its own file, and the lazy modules and twins in a folder of this version. */
const element = (tag) => ({
  ...common,
  input: { [tag]: define(tag) },
  preserveEntrySignatures: false,
  plugins: [forPages(dirname(define(tag)), join(dirname(define(tag)), version), beside), again, shorten()],
  output: {
    dir: 'dist/cdn',
    format: 'es',
    chunkFileNames: `${version}/${tag}.[name].js`,
    manualChunks: chunksOf(tag, define(tag)),
    onlyExplicitManualChunks: true,
    hoistTransitiveImports: false,
  },
});

/**
 * One file for pages, with all in it that it imports, so that it also runs from a disk. It has no exports. A plain script is
 * read in the encoding of its page, unless what loads it names one.
 */
const script = (text, file, inAscii = true) => ({
  ...common,
  input: 'entry',
  plugins: [forPages(root, root, entry(text), plain), shorten(inAscii)],
  output: { file: `dist/cdn/${file}`, format: 'iife', inlineDynamicImports: true },
});

/** Plain scripts hold the first language alone, each other one is a script beside them; and they play on one device. */
const plain = inPlace({
  'components/base/fetch-live.ts': `export * from ${JSON.stringify(at('components/base/no-live.ts'))};`,
  ...Object.fromEntries(
    [...new Set(wordModules.map(([, name]) => name))]
      .filter((name) => name !== 'pages')
      .map((name) => [
        `src/words/generated/others/${name}.ts`,
        `import { plainLanguages } from ${JSON.stringify(at('pages/plain-words.ts'))};
        export const others = plainLanguages('words-${name}');`,
      ]),
  ),
});

/** A script of a module, of which nothing is exported. */
const plainScript = (input, file) => script(`import ${JSON.stringify(input)};`, file);

/** A module for pages that fetches elements from beside it. */
const module = (input, file) => ({
  ...common,
  input,
  plugins: [forPages(dirname(input), join(dirname(input), version), plain), again, shorten()],
  output: { file: `dist/cdn/${file}`, format: 'es', inlineDynamicImports: true },
});

/** The words of one name in one language, for plain scripts and pages: fetched as UTF-8. */
const words = ([file]) =>
  script(
    `import { words } from ${JSON.stringify(at(`src/words/generated/${file}.ts`))};
    import { keepWords } from ${JSON.stringify(at('pages/plain-words.ts'))};
    keepWords('words-${file}.js', words);`,
    `words-${file}.js`,
    false,
  );

/** The scripts of a page around a game: those of packages are plain, for they also run from a disk. */
const around = {
  abacade: ['autoload', module],
  frame: ['frame', module],
  'frame-height': ['frame-height', module],
  scorm12: ['scorm12', plainScript],
  scorm2004: ['scorm2004', plainScript],
  cmi5: ['cmi5', plainScript],
  h5p: ['h5p', plainScript],
};

/** The scripts of the demo: they stand beside the package, and show and pack the files of dist/cdn. */
const demo = (input, ...more) => ({
  ...common,
  input,
  plugins: [withVersion, fromSourcesSmall, more, packages('production', 'browser'), shorten()],
  output: { dir: 'build/demo', format: 'es', chunkFileNames: '[name]-[hash].js' },
});

/** The server of games across devices, for Node: its program and the thread of the computer players. */
const server = {
  ...common,
  input: { main: at('server/main.ts'), 'bot-worker': at('server/bot-worker.ts') },
  external: [/^node:/, /^[a-z]/],
  plugins: [withVersion, fromSources],
  output: { dir: 'server/dist', format: 'es', chunkFileNames: '[name].js' },
};

/** The published version, for which an element asks when a file cannot be had. */
const published = {
  ...common,
  input: at('src/version.ts'),
  plugins: [withVersion, shorten()],
  output: { file: 'dist/cdn/version.js', format: 'es' },
};

export default [
  modules,
  published,
  ...tags.flatMap((tag) => [element(tag), plainScript(define(tag), `${tag}.iife.js`)]),
  ...wordModules.map(words),
  ...Object.entries(around).map(([name, [source, kind]]) => kind(at(`pages/${source}.ts`), `${name}.js`)),
  // Plain scripts have the twins beside them, for packages have no folders.
  ...cores.flatMap((name) => ['', `${version}/`].map((folder) => module(twin(name), `${folder}twin-${name}.js`))),
  demo({ builder: at('demo/builder/main.ts'), opening: at('demo/builder/opening.ts') }),
  demo({ report: at('demo/report/main.ts') }),
  demo({ 'translate/try-translation': at('demo/translate/try-translation.ts') }, alias(noStreams), commonjs(), json()),
  server,
];
