// Takes the modules that tsc has written to build/es and makes dist/: modules for bundlers, and for pages without one a
// file per element in dist/cdn.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import resolve from '@rollup/plugin-node-resolve';
import { transform } from 'esbuild';
import { again } from './scripts/bundle/again.mjs';
import { alike, inThisOrder } from './scripts/bundle/alike.mjs';
import { cores, demandCores, root, tags } from './scripts/bundle/entries.mjs';
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

/** Terser would save 1.6 % more of what is gzipped, and take five times as long as all the rest of the build. */
const minify = () => ({
  name: 'minify',
  async renderChunk(code) {
    const { code: small } = await transform(code, { minify: true, target: 'es2022', legalComments: 'none' });
    return { code: `/*! Abacade ${version}, see LICENSES.txt */\n${small.trimEnd()}\n`, map: null };
  },
});

/** Naming a global does nothing, so what is named and not used may go (tslib's SuppressedError). */
const treeshake = { unknownGlobalSideEffects: false };

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
  treeshake,
  onwarn,
};

/**
 * What a first move does not need (the set-up form, the look back, other languages) is fetched from beside the script, so
 * that the first download stays small: `multiplay-grid.set-up.js`, `multiplay-grid.it.js`.
 */
const roomName = (name) => (chunk) => {
  const id = chunk.facadeModuleId ?? chunk.moduleIds.at(-1);
  const [, folder, file] = /([\w-]+)\/([\w-]+)\.js$/.exec(id);
  // A game's rooms stand in its own folder; all elements together tell them apart by it.
  const part = id.includes('/words/')
    ? name.endsWith(file) || chunk.isDynamicEntry
      ? folder
      : `words-${folder}-${file}`
    : id.includes('/bots/')
      ? 'bot'
      : file;
  return name === 'abacade'
    ? `abacade.${/\/(components|rules)\//.test(id) ? folder : file}.${part}.js`
    : `${name}.${part}.js`;
};

/** For pages. A module keeps its rooms beside it; a plain script has them in it, so that it also runs from a disk. */
const page = (input, file, format, extra = {}) => ({
  input,
  preserveEntrySignatures: 'allow-extension',
  output:
    format === 'es'
      ? { dir: 'dist/cdn', entryFileNames: file, chunkFileNames: roomName(file.replace(/\.js$/, '')), format }
      : { file: `dist/cdn/${file}`, format, inlineDynamicImports: true },
  plugins: [
    virtual(extra),
    twins({ beside: true }),
    resolve({ exportConditions: ['production'], ignoreSideEffectsForRoot: true }),
    templates(),
    ...(format === 'es' ? [again()] : []),
    minify(),
  ],
  treeshake,
  onwarn,
});

/** The scripts of a page around a game: those of packages are plain, for they also run from a disk. */
const around = { embed: 'es', frame: 'es', 'frame-height': 'es', scorm12: 'iife', scorm2004: 'iife', cmi5: 'iife' };

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
  treeshake,
  onwarn,
};

/** A plain script has no exports: it only registers. */
const registering = (...names) => names.map((tag) => `import ${JSON.stringify(define(tag))};`).join('\n');

/** All elements in one file. */
function all() {
  const order = alike(tags.map(define));
  const module = [
    ...order.map((file) => `import ${JSON.stringify(file)};`),
    registering(...tags),
    `export * from ${JSON.stringify(es('components/index.js'))};`,
  ];
  const config = page('all', 'abacade.js', 'es', { all: module.join('\n') });
  return { ...config, plugins: [inThisOrder(order), ...config.plugins] };
}

const bundles = [
  modules,
  ...tags.flatMap((tag) => [
    page(define(tag), `${tag}.js`, 'es'),
    page('script', `${tag}.iife.js`, 'iife', { script: registering(tag) }),
  ]),
  all(),
  ...Object.entries(around).map(([name, format]) => page(es(`pages/${name}.js`), `${name}.js`, format)),
  builder,
  ...cores.map((name) => page(twin(name), `twin-${name}.js`, 'es')),
];

/** All bundles, or one part of so many, for several processes at a time: `--configPart 0 --configParts 2`. */
export default ({ configPart = 0, configParts = 1 }) =>
  bundles.filter((_, i) => i % configParts === Number(configPart));
