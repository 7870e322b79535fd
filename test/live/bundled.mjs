// Bundles a module of this folder, and imports it.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from '../../scripts/bundle/node.mjs';

/** Returns what `test/live/NAME.ts` exports. */
export async function bundled(name) {
  const file = resolve(`build/live/${name}.mjs`);
  await bundleForNode(resolve(`test/live/${name}.ts`), { file });
  return import(pathToFileURL(file).href);
}

/** Returns the value of `--NAME=value` on the command line, undefined if it is not there. */
export const argument = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
