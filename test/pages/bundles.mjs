// Bundles the pages of test/frameworks by Vite, as an author would: `abacade` resolves through its exports to dist/.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/bundle/entries.mjs';

const { resolve } = createRequire(join(root, 'package.json'));
const ourselves = {
  name: 'ourselves',
  enforce: 'pre',
  resolveId(source) {
    if (/^abacade(\/|$)/.test(source)) return resolve(source);
    // The build with the compiler, for templates in the page.
    return source === 'vue' ? resolve('vue/dist/vue.esm-browser.js') : null;
  },
};

const entries = { react: 'react.tsx', vue: 'vue.ts' };
const made = new Map();

async function make(name) {
  const { output } = await build({
    configFile: false,
    root: join(root, 'test/frameworks'),
    // In development, React mounts everything twice.
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['development', 'browser', 'module'] },
    plugins: [ourselves],
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        input: join(root, 'test/frameworks', entries[name]),
        preserveEntrySignatures: 'strict',
        treeshake: false,
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  return output[0].code;
}

/** Returns the script for `/bundle/react.js` or `/bundle/vue.js`; undefined for any other path. */
export async function bundleOf(path) {
  const name = /^\/bundle\/(\w+)\.js$/.exec(path)?.[1];
  if (!name || !Object.hasOwn(entries, name)) return undefined;
  if (!made.has(name)) made.set(name, make(name));
  return made.get(name);
}
