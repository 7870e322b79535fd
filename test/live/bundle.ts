import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** Bundles a program of this folder for Node and returns its file, which lies where Node finds the packages. */
export function bundle(name: string): string {
  const outfile = resolve(`build/live/${name}.mjs`);
  buildSync({
    entryPoints: [resolve(`test/live/${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}
