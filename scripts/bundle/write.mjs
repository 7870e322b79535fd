// Runs Rollup: the one way in which scripts are written.
import { rollup } from 'rollup';

/** Writes a bundle by Rollup's options for the input and for the output. */
export async function writeBundle(input, output) {
  const bundle = await rollup(input);
  await bundle.write(output);
  await bundle.close();
}

/** Rollup's `onwarn` for bundles with packages of others, which have circles and speak of `this` and `eval`: refuses the rest. */
export function refuse({ message, code }) {
  if (!['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED', 'EVAL'].includes(code)) throw new Error(message);
}
