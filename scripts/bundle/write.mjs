// Runs Rollup: all scripts are written by this module.
import { rollup } from 'rollup';

/** Writes a bundle by Rollup's options for the input and for the output. */
export async function writeBundle(input, output) {
  const bundle = await rollup(input);
  await bundle.write(output);
  await bundle.close();
}

/**
 * Rollup's `onwarn` for bundles with third-party packages, which have circular imports and use `this` and `eval`: throws on
 * any other warning.
 */
export function refuse({ message, code }) {
  if (!['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'EVAL'].includes(code)) throw new Error(message);
}
