// Bundles a module of this folder, and imports it.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Returns what `test/live/NAME.ts` exports. */
export async function bundled(name) {
  const outfile = join(`build/live/${name}.mjs`);
  mkdirSync('build/live', { recursive: true });
  await build({
    entryPoints: [`test/live/${name}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  return import(pathToFileURL(resolve(outfile)).href);
}

/** Returns the value of `--NAME=value` on the command line, undefined if it is not there. */
export const argument = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
