// Bundles scripts for pages that are not shipped: tests, pictures and `npm run dev`. They are built from the same modules by
// the same plugins as dist/cdn, but are not minified as a whole.
import alias from '@rollup/plugin-alias';
import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { fromSourcesSmall, noStreams, packages, withVersion } from './plugins.mjs';
import { refuse, writeBundle } from './write.mjs';

/**
 * Returns Rollup's options for scripts of pages.
 * @param condition 'development' for Lit's development build, which prints warnings
 */
export const forPages = (input, { condition = 'development', plugins = [], ...more } = {}) => ({
  input,
  // Unused code does no harm here, and finding it takes long.
  treeshake: false,
  plugins: [
    plugins,
    withVersion,
    fromSourcesSmall,
    alias(noStreams),
    packages(condition, 'browser'),
    commonjs(),
    json(),
  ],
  onwarn: refuse,
  ...more,
});

/** Bundles scripts for pages. */
export const bundleForPages = (input, output, options) =>
  writeBundle(forPages(input, options), { format: 'es', ...output });
