// Bundles the pages of test/frameworks as an author would: `abacade` resolves through its exports to dist/.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { root } from '../../scripts/bundle/entries.mjs';
import { fromSources, packages } from '../../scripts/bundle/plugins.mjs';

const { resolve } = createRequire(join(root, 'package.json'));
const ourselves = {
  name: 'ourselves',
  resolveId(source) {
    if (/^abacade(\/|$)/.test(source)) return resolve(source);
    // The build with the compiler, for templates in the page.
    return source === 'vue' ? resolve('vue/dist/vue.esm-bundler.js') : null;
  },
};

const entries = { react: 'react.tsx', vue: 'vue.ts' };
const made = new Map();

async function make(name) {
  const bundle = await rollup({
    input: join(root, 'test/frameworks', entries[name]),
    plugins: [
      ourselves,
      fromSources,
      packages('development', 'browser'),
      commonjs(),
      replace({
        preventAssignment: true,
        // In development, React mounts everything twice.
        'process.env.NODE_ENV': '"development"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      }),
    ],
    treeshake: false,
    onwarn() {},
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  await bundle.close();
  return output[0].code;
}

/** Returns the script for `/bundle/react.js` or `/bundle/vue.js`; undefined for any other path. */
export async function bundleOf(path) {
  const name = /^\/bundle\/(\w+)\.js$/.exec(path)?.[1];
  if (!name || !Object.hasOwn(entries, name)) return undefined;
  if (!made.has(name)) made.set(name, make(name));
  return made.get(name);
}
