// Bundles the pages of test/frameworks as an author would: `abacade` resolves through its exports to dist/.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../scripts/bundle/entries.mjs';

const { resolve } = createRequire(join(root, 'package.json'));
const ourselves = {
  name: 'ourselves',
  setup({ onResolve }) {
    onResolve({ filter: /^abacade(\/|$)/ }, ({ path }) => ({ path: resolve(path) }));
    // The build with the compiler, for templates in the page.
    onResolve({ filter: /^vue$/ }, () => ({ path: resolve('vue/dist/vue.esm-bundler.js') }));
  },
};

const entries = { react: 'react.tsx', vue: 'vue.ts' };
const made = new Map();

async function make(name) {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'test/frameworks', entries[name])],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [ourselves],
    // In development, React mounts everything twice.
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    logLevel: 'error',
  });
  return outputFiles[0].text;
}

/** Returns the script for `/bundle/react.js` or `/bundle/vue.js`; undefined for any other path. */
export async function bundleOf(path) {
  const name = /^\/bundle\/(\w+)\.js$/.exec(path)?.[1];
  if (!name || !Object.hasOwn(entries, name)) return undefined;
  if (!made.has(name)) made.set(name, make(name));
  return made.get(name);
}
