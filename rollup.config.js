// The bundles: every script of dist/, of the demo and of the server, built from the sources. `npm run build` writes all of
// them; scripts/bundle/plugins.mjs has the plugins, and scripts/bundle/parts.mjs defines which modules load when.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { cores, root, rulesAlone, tags, version } from './scripts/bundle/entries.mjs';
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

/** The words in src/words/generated that are fetched by language: `['plyt.de', 'plyt', 'de']`. */
const wordModules = readdirSync(at('src/words/generated'))
  .map((name) => /^(([a-z-]+)\.([\w-]+))\.ts$/.exec(name)?.slice(1))
  .filter((found) => found && !['common', 'live', 'activities', 'builder', 'course'].includes(found[1]));

/** The names of words in the names of their scripts, as published in version 0.2.0, if they have another name now. */
const publishedNames = { 'up-and-down': 'square' };
const fileOfWords = (name, tag = '') => `words-${publishedNames[name] ?? name}${tag && `.${tag}.js`}`;

/** The options of every bundle. Only modules that define elements, or that are programs, have side effects. */
const common = {
  treeshake: {
    moduleSideEffects: (id) =>
      !id.startsWith(root) ||
      id.includes('node_modules') ||
      /\/((define|trusted-types|demo\/(activities|builder|design|header|report|translate)\/[\w-]+|pages\/[\w-]+|server\/[\w-]+)\.ts|entry\.js)$/.test(
        id,
      ),
    // Templates and style sheets that a script does not use are left out of it.
    manualPureFunctions: ['css', 'cssOf', 'html', 'svg', 'themed', 'unsafeCSS'],
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
  },
  onwarn({ message }) {
    throw new Error(message);
  },
};

/**
 * The modules for bundlers: Lit stays external, code that entries share is in chunks, and a twin is a chunk that only a
 * dynamic import names.
 */
const modules = {
  ...common,
  input: {
    index: at('components/index.ts'),
    element: at('components/element/index.ts'),
    core: at('src/core/index.ts'),
    rules: at('src/rules/index.ts'),
    match: at('src/match/index.ts'),
    bots: at('src/bots/index.ts'),
    results: at('src/results/index.ts'),
    embed: at('src/embed/index.ts'),
    puzzles: at('src/puzzles/index.ts'),
    review: at('src/review/index.ts'),
    hints: at('src/hints/index.ts'),
    learning: at('src/learning/index.ts'),
    ...Object.fromEntries(rulesAlone.map((name) => [`rules/${name}`, at(`src/rules/entries/${name}.ts`)])),
    ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, define(tag)])),
  },
  external: /^(lit|@lit)(\/|$)/,
  plugins: [withVersion, fromSourcesSmall, packages('production')],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/**
 * Returns the plugins of a script for pages. `here` is the folder of the script and `later` that of the files that it
 * fetches later.
 */
const forPages = (here, later, ...more) => [
  withVersion,
  more,
  twinsIn(later),
  elementsIn(here),
  fromSourcesSmall,
  packages('production', 'browser'),
];

/**
 * Replacements in scripts for pages. Such a script is one file of a folder, which may be replaced while a page is open or
 * its script is in a cache.
 */
const beside = inPlace({
  'components/game/beside-script.ts': `export * from ${JSON.stringify(at('components/game/beside-script-there.ts'))};`,
});

/** Returns the bundle of an element for pages: its own file, with the lazy modules and twins in a folder of this version. */
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
 * Returns the bundle of one file for pages, with everything that it imports, so that it also runs from a disk. It has no
 * exports. A plain script is read in the encoding of its page, unless the script that loads it sets one.
 */
const script = (text, file, inAscii = true) => ({
  ...common,
  input: 'entry',
  plugins: [forPages(root, root, entry(text), plain), shorten(inAscii)],
  output: { file: `dist/cdn/${file}`, format: 'iife', inlineDynamicImports: true },
});

/**
 * Replacements in plain scripts: they contain only the first language, while each other one is a script in the same folder;
 * and they have no play across devices.
 */
const plain = inPlace({
  'components/game/fetch-live.ts': `export * from ${JSON.stringify(at('components/game/no-live.ts'))};`,
  ...Object.fromEntries(
    [...new Set(wordModules.map(([, name]) => name))]
      .filter((name) => name !== 'pages')
      .map((name) => [
        `src/words/generated/others/${name}.ts`,
        `import { plainLanguages } from ${JSON.stringify(at('pages/plain-words.ts'))};
        export const others = plainLanguages('${fileOfWords(name)}');`,
      ]),
  ),
});

/** Returns the bundle of a plain script from a module, without exports. */
const plainScript = (input, file) => script(`import ${JSON.stringify(input)};`, file);

/** Returns the bundle of a module for pages that fetches elements from its own folder. */
const module = (input, file) => ({
  ...common,
  input,
  plugins: [forPages(dirname(input), join(dirname(input), version), plain), again, shorten()],
  output: { file: `dist/cdn/${file}`, format: 'es', inlineDynamicImports: true },
});

/** Returns the bundle of the words of one name in one language, for plain scripts and pages, which fetch it as UTF-8. */
const words = ([module, name, tag]) => {
  const file = fileOfWords(name, tag);
  return script(
    `import { words } from ${JSON.stringify(at(`src/words/generated/${module}.ts`))};
    import { keepWords } from ${JSON.stringify(at('pages/plain-words.ts'))};
    keepWords('${file}', words);`,
    file,
    false,
  );
};

/** The scripts of a page around a game. Those of packages are plain, because they also run from a disk. */
const around = {
  abacade: ['autoload', module],
  frame: ['frame', module],
  'frame-height': ['frame-height', module],
  scorm12: ['scorm12', plainScript],
  scorm2004: ['scorm2004', plainScript],
  cmi5: ['cmi5', plainScript],
  h5p: ['h5p', plainScript],
};

/** Returns the bundle of a script of the demo, which shows and packs the files of dist/cdn in the same site. */
const demo = (input, ...more) => ({
  ...common,
  input,
  plugins: [withVersion, fromSourcesSmall, more, packages('production', 'browser'), shorten()],
  output: { dir: 'build/demo', format: 'es', chunkFileNames: '[name]-[hash].js' },
});

/** The server for games across devices, for Node: its program and the thread of the computer players. */
const server = {
  ...common,
  input: { main: at('server/main.ts'), 'bot-worker': at('server/bot-worker.ts') },
  external: [/^node:/, /^[a-z]/],
  plugins: [withVersion, fromSources],
  output: { dir: 'server/dist', format: 'es', chunkFileNames: '[name].js' },
};

/** The scripts of pages that a platform opens, of its server: a link in a course, and the activities for one. The elements are in dist/cdn. */
const ofCourses = {
  ...demo({ play: at('pages/course.ts'), choose: at('demo/activities/choose.ts') }),
  output: { dir: 'server/dist/lti', format: 'es', chunkFileNames: '[name]-[hash].js' },
};

/** The published version, which an element requests if a file cannot be fetched. */
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
  // Plain scripts need the twins in their own folder, too, because packages have no folders.
  ...cores.flatMap((name) => ['', `${version}/`].map((folder) => module(twin(name), `${folder}twin-${name}.js`))),
  demo({ activities: at('demo/activities/main.ts'), opening: at('demo/builder/opening.ts') }),
  demo({ header: at('demo/header/main.ts') }),
  demo({ report: at('demo/report/main.ts') }),
  demo({ examples: at('demo/examples/main.ts') }),
  demo({ design: at('demo/design/main.ts') }),
  demo({ 'translate/try-translation': at('demo/translate/try-translation.ts') }, alias(noStreams), commonjs(), json()),
  server,
  ofCourses,
];
