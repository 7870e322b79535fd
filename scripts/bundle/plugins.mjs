// The plugins that build scripts from the sources, for pages, for bundlers, for tests and for Node. All bundles share the
// transformed modules, because most modules are in many bundles.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import swcPlugin from '@rollup/plugin-swc';
import { minify } from '@swc/core';
import { minifyTemplateLiterals } from 'rollup-plugin-minify-template-literals';
import { root, version } from './entries.mjs';
import { shortenPrivateNames } from './private-names.mjs';

/** Resolves imports of `./one.js` in the sources to `./one.ts`, which becomes `./one.js` only when it is compiled. */
export const typescriptPaths = {
  name: 'typescript-paths',
  resolveId(source, importer) {
    if (!importer || !/^\.{1,2}\/.*\.js$/.test(source)) return null;
    const path = resolve(dirname(importer), source);
    for (const file of [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')]) if (existsSync(file)) return file;
    return null;
  },
};

/** Resolves imports of the package, as the examples have them, to the sources. */
export const ownEntries = {
  name: 'own-entries',
  resolveId(source) {
    const name = /^abacade\/(\w+)$/.exec(source)?.[1];
    const files = ['src', 'components'].map((folder) => join(root, folder, String(name), 'index.ts'));
    return (name && files.find((file) => existsSync(file))) ?? null;
  },
};

const hash = (...texts) =>
  texts.reduce((sum, text) => sum.update(text).update('\0'), createHash('sha256')).digest('hex');

/** Identifies the versions and options of the plugins, so that the results of others are not used. */
const plugins = hash(
  ...['package-lock.json', 'scripts/bundle/plugins.mjs'].map((name) => readFileSync(join(root, name))),
);
const cache = join(root, 'node_modules/.cache/abacade');

/** Caches the result of a plugin for a module, for other bundles with the same module and for the next run. */
const once = (plugin) => {
  const made = new Map();
  return {
    ...plugin,
    async transform(code, id) {
      const key = hash(plugins, plugin.name, id, code);
      if (made.has(key)) return made.get(key);
      const file = join(cache, key);
      let result;
      try {
        result = JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        // There is no cached result, or another process is still writing it.
        result = (await plugin.transform.call(this, code, id)) ?? null;
        mkdirSync(cache, { recursive: true });
        writeFileSync(file, JSON.stringify(result));
      }
      made.set(key, result);
      return result;
    },
  };
};

/** Compiles TypeScript to the JavaScript of the oldest browsers, module by module; types are only checked by `npm run types`. */
const typescript = once(
  swcPlugin({
    include: /\.tsx?$/,
    swc: {
      jsc: {
        target: 'es2022',
        loose: false,
        parser: { syntax: 'typescript', tsx: false, decorators: false },
        transform: {
          legacyDecorator: false,
          decoratorMetadata: false,
          useDefineForClassFields: true,
          verbatimModuleSyntax: true,
          react: { runtime: 'automatic' },
        },
      },
    },
  }),
);

/**
 * Returns whether a css`` template can be minified. Declarations without a rule are not a style sheet, and the minifier
 * cannot parse an expression within `:is(…)`.
 */
const isStyleSheet = ({ tag, parts }) =>
  tag === 'css' && parts.some(({ text }) => text.includes('{')) && !parts.some(({ text }) => text.endsWith(':is('));

/** Minifies html`` and css`` templates, which minifiers of JavaScript leave alone. */
export const templates = once(
  minifyTemplateLiterals({
    include: [join(root, '{components,pages,demo}/**/*.ts')],
    exclude: [join(root, 'components/style/css-of.ts')],
    failOnError: true,
    options: {
      shouldMinifyCSS: isStyleSheet,
      // A space may separate two words, a shape in svg`` needs its slash, and an attribute may be present without a value.
      minifyOptions: {
        conservativeCollapse: true,
        decodeEntities: false,
        keepClosingSlash: true,
        removeEmptyAttributes: false,
        minifyCSS: { level: { 1: { all: false, selectorsSortingMethod: 'none' } } },
      },
    },
  }),
);

/** The first plugins of every bundle. */
export const fromSources = [typescriptPaths, typescript];
export const fromSourcesSmall = [...fromSources, templates];

/**
 * Finds packages; `conditions` chooses among their builds. `sideEffects` in package.json describes the package's files,
 * not the sources.
 */
export const packages = (...conditions) =>
  nodeResolve({
    exportConditions: conditions,
    ignoreSideEffectsForRoot: true,
    browser: conditions.includes('browser'),
  });

/** Replaces modules by texts or by other modules: `{ 'src/version.ts': 'export …' }`. */
export const inPlace = (modules) => {
  const texts = new Map(Object.entries(modules).map(([file, text]) => [join(root, file), text]));
  return {
    name: 'in-place',
    load: (id) => texts.get(id) ?? null,
  };
};

/** Writes the version in place of the placeholder in the sources. */
export const withVersion = inPlace({ 'src/version.ts': `export const version = ${JSON.stringify(version)};` });

/** For the alias plugin: replacements of packages that are not available in a page. */
export const noStreams = {
  entries: ['encoding', 'node:stream', 'node:util'].map((find) => ({
    find,
    replacement: join(root, 'demo/translate/no-streams.ts'),
  })),
};

/** Provides an entry that is not a file, from the text of its module. */
export const entry = (text) => ({
  name: 'entry',
  resolveId: (source) => (source === 'entry' ? join(root, 'entry.js') : null),
  load: (id) => (id === join(root, 'entry.js') ? text : null),
});

/** Keeps the JavaScript twins in files of their own, in a folder. */
export const twinsIn = (folder) => ({
  name: 'twins',
  resolveId(source, importer) {
    const name = importer && /([\w-]+)\.twin\.js$/.exec(source)?.[1];
    return name ? { id: join(folder, `twin-${name}.js`), external: 'relative' } : null;
  },
});

/** Makes an import of another element refer to that element's own file, in a folder. */
export const elementsIn = (folder) => ({
  name: 'elements',
  resolveDynamicImport(source) {
    const tag = typeof source === 'string' && /([\w-]+)\/define\.js$/.exec(source)?.[1];
    return tag ? { id: join(folder, `${tag}.js`), external: 'relative' } : null;
  },
});

/** Syntax that Safari before 16.4 cannot parse: a script that contains it does not run at all. Packages may contain it, too. */
const unparsable = /\bstatic\s*\{|\(\?<[=!]/;

/**
 * Minifies a finished script and adds the notice at its beginning; `inAscii` for a script that is read in any encoding.
 * Throws if it has syntax that the oldest browsers cannot parse.
 */
export const shorten = (inAscii = false) => ({
  name: 'shorten',
  async renderChunk(code, { name }, { format }) {
    const { code: minified } = await minify(code, {
      // Top-level names may be shortened only in a module.
      module: format === 'es',
      ecma: 2022,
      compress: { passes: 3 }, // a later pass shortens what the one before has joined
      mangle: { keep_private_props: true },
      format: { ascii_only: inAscii, comments: false },
    });
    const [found] = unparsable.exec(minified) ?? [];
    if (found) throw new Error(`The script "${name}" has ${found}, which the oldest browsers cannot parse.`);
    const short = shortenPrivateNames(minified);
    return { code: `/*! Abacade ${version}, see LICENSES.txt */\n${short}`, map: null };
  },
});

/**
 * Chromium and Firefox remember for the lifetime of a page that importing a URL has failed (a 503; in Firefox also a
 * lost connection), and do not request it again. Scripts for pages therefore retry a failed import with another URL,
 * such as `multiplay-grid.set-up.js?1`. The imports of that file itself are unchanged.
 */
export const again = {
  name: 'again',
  renderDynamicImport: () => ({ left: 'importAgain(', right: ', import.meta.url)' }),
  // The minifier removes it from files that import nothing later.
  outputOptions: (options) => ({ ...options, intro: importAgain }),
};

/** All scripts of a page share the list of failed URLs, so that no file is loaded twice. */
const importAgain = `
const importAgain = (file, base) => {
  const failures = (globalThis[Symbol.for('abacade.failures')] ??= {});
  const { href } = new URL(file, base);
  return import(href + (failures[href] ? '?' + failures[href] : '')).catch((error) => {
    failures[href] = (failures[href] ?? 0) + 1;
    throw error;
  });
};`;
