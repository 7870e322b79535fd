// Takes the modules that tsc has written to build/es and makes dist/: modules for bundlers, and for pages without one a
// file per element in dist/cdn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import { minify as shorten } from 'rolldown/utils';
import { again } from './scripts/bundle/again.mjs';
import { cores, demandCores, root, tags } from './scripts/bundle/entries.mjs';
import { chunksOf } from './scripts/bundle/parts.mjs';
import { templates } from './scripts/bundle/templates.mjs';

demandCores();

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const es = (path) => join(root, 'build/es', path);
const define = (tag) => es(`components/${tag}/define.js`);
const twin = (name) => join(root, 'src/core/generated', `${name}.twin.js`);

/** tsc leaves the JavaScript twins where they were made. For pages they are files of their own, beside the script. */
const twins = ({ beside }) => ({
  name: 'twins',
  resolveId(source, importer) {
    const name = importer && /([\w-]+)\.twin\.js$/.exec(source)?.[1];
    if (!name) return null;
    return beside ? { id: `./twin-${name}.js`, external: true } : twin(name);
  },
});

/** Entries that are no file: a name and the text of the module. */
const virtual = (modules) => ({
  name: 'virtual',
  resolveId: (source) => (Object.hasOwn(modules, source) ? source : null),
  load: (id) => modules[id] ?? null,
});

/** The names of the words in src/words/generated that are fetched by language, and the languages but the first. */
const wordModules = readdirSync(es('src/words/generated'), { withFileTypes: true })
  .map(({ name }) => /^([a-z]+)\.([\w-]+)\.js$/.exec(name))
  .filter((found) => found && found[1] !== 'builder');
const plain = es('pages/plain-words.js');

/** Plain scripts hold the first language alone: each other one is a script beside them. */
const plainWords = {
  name: 'plain-words',
  transform(code, id) {
    if (id === plain) return { code: code.replace('{version}', version), map: null };
    if (!/src\/words\/generated\/[a-z]+\.js$/.test(id)) return null;
    const changed = code.replace(
      /others: \{(?:\s*["'\w-]+: async \(\) => \(await import\(["']\.\/([a-z]+)\.[^)]*\)\)\.words,?)+\s*\}/,
      (_, name) => `others: plainLanguages("words-${name}")`,
    );
    if (changed === code) return null;
    return { code: `import { plainLanguages } from ${JSON.stringify(plain)};\n${changed}`, map: null };
  },
};

/** What vitest brings too: as fast as esbuild, and 2 % smaller when gzipped. */
const minify = () => ({
  name: 'minify',
  async renderChunk(code, { fileName }, { format, file = '' }) {
    const { code: small, errors } = await shorten(fileName, code, {
      // Only in what is said to be a module may names of the top level be shortened.
      module: format === 'es',
      compress: { target: 'es2022' },
    });
    if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`);
    // A module is always read as UTF-8, and so is what `plainWords` fetches; a plain script is read as its page is.
    const isUnicode = format === 'es' || /\/words-/.test(file);
    return { code: `/*! Abacade ${version}, see LICENSES.txt */\n${isUnicode ? small : inAscii(small)}\n`, map: null };
  },
});

/** All that is not ASCII is in texts, templates and regular expressions, where an escape says the same. */
const inAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const onwarn = (warning) => {
  throw new Error(warning.message);
};

/** For bundlers: Lit stays outside, what entries share is in chunks, a twin is a chunk that only a dynamic import names. */
const modules = {
  input: {
    index: es('components/index.js'),
    core: es('src/core/index.js'),
    rules: es('src/rules/index.js'),
    embed: es('src/embed/index.js'),
    puzzles: es('src/puzzles/index.js'),
    review: es('src/review/index.js'),
    hints: es('src/hints/index.js'),
    learning: es('src/learning/index.js'),
    ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, define(tag)])),
  },
  external: /^(lit|@lit)(\/|$)/,
  output: {
    dir: 'dist',
    format: 'es',
    chunkFileNames: 'chunks/[name]-[hash].js',
    minifyInternalExports: false,
    hoistTransitiveImports: false,
  },
  plugins: [twins({ beside: false }), resolve({ ignoreSideEffectsForRoot: true }), templates()],
  onwarn,
};

/** Plugins and settings of a script for pages. */
const forPages = (more = [], extra = {}) => ({
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    virtual(extra),
    twins({ beside: true }),
    resolve({ exportConditions: ['production'], ignoreSideEffectsForRoot: true }),
    templates(),
    ...more,
    minify(),
  ],
  onwarn,
});

/** An element for pages: its own file, and the lazy modules beside it. */
const element = (tag) => ({
  input: define(tag),
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: `${tag}.js`,
    chunkFileNames: ({ name }) => `${tag}.${name}.js`,
    manualChunks: chunksOf(define(tag)),
  },
  ...forPages([again()]),
});

/** One file for pages, with all in it that it imports, so that it also runs from a disk. */
const script = (input, file, extra) => ({
  input,
  output: { file: `dist/cdn/${file}`, format: 'iife', inlineDynamicImports: true },
  ...forPages([plainWords], extra),
});

/** A module for pages that fetches elements from beside it. */
const module = (input, file) => ({
  input,
  output: { file: `dist/cdn/${file}`, format: 'es' },
  ...forPages([plainWords, again()]),
});

/** The words of one name in one language, for plain scripts and pages. */
const words = ([file]) =>
  script('words', `words-${file}`, {
    words: [
      `import { words } from ${JSON.stringify(es(`src/words/generated/${file}`))};`,
      `import { keepWords } from ${JSON.stringify(plain)};`,
      `keepWords(${JSON.stringify(`words-${file}`)}, words);`,
    ].join('\n'),
  });

/** The scripts of a page around a game: those of packages are plain, for they also run from a disk. */
const around = {
  abacade: ['autoload', module],
  frame: ['frame', module],
  'frame-height': ['frame-height', module],
  scorm12: ['scorm12', script],
  scorm2004: ['scorm2004', script],
  cmi5: ['cmi5', script],
};

/** The builder of the demo, and its worker: it stands beside the package, and shows and packs the files of dist/cdn. */
const builder = {
  input: { builder: es('demo/builder/main.js'), opening: es('demo/builder/opening.js') },
  output: { dir: 'build/demo', format: 'es', chunkFileNames: '[name]-[hash].js' },
  plugins: [
    twins({ beside: false }),
    resolve({ exportConditions: ['production'], ignoreSideEffectsForRoot: true }),
    templates(),
    minify(),
  ],
  onwarn,
};

/** The script of the demo's page of the report: the made-up class. The element is that of dist/cdn. */
const reportPage = {
  input: { report: es('demo/report/main.js') },
  output: { dir: 'build/demo', format: 'es' },
  plugins: [resolve({ ignoreSideEffectsForRoot: true }), minify()],
  onwarn,
};

/** A plain script has no exports: it only registers. */
const registering = (tag) => `import ${JSON.stringify(define(tag))};`;

const bundles = [
  modules,
  ...tags.flatMap((tag) => [element(tag), script('script', `${tag}.iife.js`, { script: registering(tag) })]),
  ...wordModules.map(words),
  ...Object.entries(around).map(([name, [source, kind]]) => kind(es(`pages/${source}.js`), `${name}.js`)),
  builder,
  reportPage,
  ...cores.map((name) => module(twin(name), `twin-${name}.js`)),
];

/** All bundles, or one part of so many, for several processes at a time: `--configPart 0 --configParts 2`. */
export default ({ configPart = 0, configParts = 1 }) =>
  bundles.filter((_, i) => i % configParts === Number(configPart));
