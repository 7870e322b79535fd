// Takes the modules that tsc has written to build/es and makes dist/: modules for bundlers, and for pages without one a
// file per element in dist/cdn.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { minify } from 'rolldown/utils';
import { again } from './again.mjs';
import { cores, root, tags } from './entries.mjs';
import { chunksOf } from './parts.mjs';
import { inlineRuntime } from './runtime.mjs';
import { templates } from './templates.mjs';

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

/** An element that fetches another one: for pages without a bundler that is the file beside it. */
const elementsBeside = {
  name: 'elements-beside',
  resolveId(source, importer, { kind }) {
    const tag = kind === 'dynamic-import' && /([\w-]+)\/define\.js$/.exec(source)?.[1];
    return tag ? { id: `./${tag}.js`, external: true } : null;
  },
};

/** An entry that is no file: the text of the module. */
const entry = (text) => ({
  name: 'entry',
  resolveId: (source) => (source === 'entry' ? source : null),
  load: (id) => (id === 'entry' ? text : null),
});

/** The names of the words in src/words/generated that are fetched by language, and the languages but the first. */
const wordModules = readdirSync(es('src/words/generated'), { withFileTypes: true })
  .map(({ name }) => /^([a-z]+)\.([\w-]+)\.js$/.exec(name))
  .filter((found) => found && !['across', 'builder'].includes(found[1]));
const plain = es('pages/plain-words.js');

/** Plain scripts do not play across devices: they are for packages and files, which have no server. */
const notAcross = {
  name: 'not-across',
  transform(code, id) {
    if (!/\/base\/game-element\.js$/.test(id)) return null;
    const failing = `Promise.reject(Error('live'))`;
    const changed = code.replace(/\bimport\(["'][./]*\/screens\/live\/live\.js["']\)/, failing);
    if (changed === code) throw new Error('game-element.ts fetches no boards across devices.');
    return { code: changed, map: null };
  },
};

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

const notice = `/*! Abacade ${version}, see LICENSES.txt */`;

/** In one file what is fetched later elsewhere is simply there: without this, each lazy module would be wrapped in a function. */
const notLazy = {
  name: 'not-lazy',
  transform(code) {
    const lazy = [];
    const changed = code.replaceAll(/\bimport\((["']\.[^"']+(?<!\.twin|\/define)\.js["'])\)/g, (_, file) => {
      lazy.push(file);
      return `Promise.resolve(lazy${lazy.length})`;
    });
    if (lazy.length === 0) return null;
    const imports = lazy.map((file, i) => `import * as lazy${i + 1} from ${file};`);
    return { code: `${imports.join('\n')}\n${changed}`, map: null };
  },
};

/** A plain script is read in the encoding of its page. All that is not ASCII is in texts, templates and regular expressions. */
const inAscii = {
  name: 'in-ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      file.code = file.code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    }
  },
};

/** Shortens a script as it is written, edits of other plugins and all. Rolldown's own option `minify` leaves 0.6 % more when gzipped. */
const shorten = {
  name: 'shorten',
  async renderChunk(code, { fileName }, { format }) {
    const { code: short, errors } = await minify(fileName, code, {
      // Only in what is said to be a module may names of the top level be shortened.
      module: format === 'es',
      compress: { target: 'es2022' },
    });
    if (errors.length > 0) throw new Error(`${fileName}: ${errors[0].message}`);
    return { code: short, map: null };
  },
};

/** What holds for every bundle. Only modules that define elements are there for more than what they export. */
const common = {
  treeshake: {
    moduleSideEffects: [
      { test: /\/(define|trusted-types|(demo\/builder|pages)\/[\w-]+)\.js$/, sideEffects: true },
      { test: /\/build\/es\//, sideEffects: false },
    ],
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
  },
  checks: { pluginTimings: false },
  onLog(level, { message }) {
    if (level === 'warn') throw new Error(message);
  },
};

/** For bundlers: Lit stays outside, what entries share is in chunks, a twin is a chunk that only a dynamic import names. */
const modules = {
  ...common,
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
  plugins: [twins({ beside: false }), templates()],
  output: { dir: 'dist', format: 'es', chunkFileNames: 'chunks/[name]-[hash].js' },
};

/** Input and plugins of a script for pages. */
const forPages = (input, ...plugins) => ({
  ...common,
  input,
  resolve: { conditionNames: ['production', 'import', 'default'] },
  plugins: [twins({ beside: true }), elementsBeside, templates(), ...plugins, shorten],
});

/** Output of a script for pages. */
const minified = { minify: false, postBanner: notice };

/** An element for pages: its own file, and the lazy modules beside it. */
const element = (tag) => ({
  ...forPages({ [tag]: define(tag) }, again(), inlineRuntime()),
  preserveEntrySignatures: false,
  output: {
    dir: 'dist/cdn',
    format: 'es',
    entryFileNames: `${tag}.js`,
    chunkFileNames: `${tag}.[name].js`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ debugName: 'parts', name: chunksOf(define(tag)) }],
    },
    ...minified,
  },
});

/** One file for pages, with all in it that it imports, so that it also runs from a disk. It has no exports. */
const script = (text, file, isAscii = true) => ({
  ...forPages('entry', entry(text), plainWords, notAcross, notLazy, ...(isAscii ? [inAscii] : [])),
  output: { file: `dist/cdn/${file}`, format: 'iife', codeSplitting: false, ...minified },
});

/** A script of a module, of which nothing is exported. */
const plainScript = (input, file) => script(`import ${JSON.stringify(input)};`, file);

/** A module for pages that fetches elements from beside it. */
const module = (input, file) => ({
  ...forPages(input, plainWords, again()),
  output: { file: `dist/cdn/${file}`, format: 'es', codeSplitting: false, ...minified },
});

/** The words of one name in one language, for plain scripts and pages: fetched as UTF-8. */
const words = ([file]) =>
  script(
    [
      `import { words } from ${JSON.stringify(es(`src/words/generated/${file}`))};`,
      `import { keepWords } from ${JSON.stringify(plain)};`,
      `keepWords(${JSON.stringify(`words-${file}`)}, words);`,
    ].join('\n'),
    `words-${file}`,
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

/** The builder of the demo, and its worker: it stands beside the package, and shows and packs the files of dist/cdn. */
const builder = {
  ...forPages({ builder: es('demo/builder/main.js'), opening: es('demo/builder/opening.js') }),
  plugins: [twins({ beside: false }), templates(), shorten],
  output: { dir: 'build/demo', format: 'es', chunkFileNames: '[name]-[hash].js', ...minified },
};

/** The script of the demo's page of the report: the made-up class. The element is that of dist/cdn. */
const reportPage = {
  ...forPages({ report: es('demo/report/main.js') }),
  output: { dir: 'build/demo', format: 'es', ...minified },
};

const bundles = [
  modules,
  ...tags.flatMap((tag) => [element(tag), plainScript(define(tag), `${tag}.iife.js`)]),
  ...wordModules.map(words),
  ...Object.entries(around).map(([name, [source, kind]]) => kind(es(`pages/${source}.js`), `${name}.js`)),
  builder,
  reportPage,
  ...cores.map((name) => module(twin(name), `twin-${name}.js`)),
];

/** Writes all of dist/ but the types, and the demo's scripts. Needs what tsc writes to build/es. */
export async function writeBundles() {
  for (const { output, ...input } of bundles) {
    const bundle = await rolldown({ cwd: root, ...input });
    await bundle.write(output);
    await bundle.close();
  }
}
