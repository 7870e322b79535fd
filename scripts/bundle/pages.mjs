// Bundles scripts for pages that are not shipped: tests, pictures and `npm run dev`. They are made of the same modules by the
// same plugins as dist/cdn, but not shortened as a whole.
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { rollup } from 'rollup';
import { fromSourcesSmall, inPlace, noStreams, packages, withVersion } from './plugins.mjs';

/**
 * Returns Rollup's options for scripts of pages.
 * @param condition 'development' for Lit's development build, which prints warnings
 */
export const forPages = (input, { condition = 'development', plugins = [], ...more } = {}) => ({
  input,
  // What is not used does no harm here, and finding it takes long.
  treeshake: false,
  plugins: [
    plugins,
    inPlace(withVersion),
    fromSourcesSmall,
    alias(noStreams),
    packages(condition, 'browser'),
    commonjs(),
    json(),
  ],
  onwarn({ message, code }) {
    // Packages of the tests have circles.
    if (!['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'EVAL'].includes(code)) throw new Error(message);
  },
  ...more,
});

/** Bundles scripts for pages. */
export async function bundleForPages(input, output, options) {
  const bundle = await rollup(forPages(input, options));
  await bundle.write({ format: 'es', ...output });
  await bundle.close();
}
