// Bundles the browser tests with the code under test, once for all engines, so that a page loads a few dozen files
// instead of every module. Writes to build/browser-tests, with the same paths as in the project.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, tags } from './entries.mjs';
import { noStreams } from './translate.mjs';
import { pseudoWords } from './pseudo-words.mjs';

const ending = '.test.ts';

/** The names of all browser tests, without `.test.ts`. */
export const browserTests = readdirSync(join(root, 'test/browser'))
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .sort();

const folder = 'build/browser-tests';

/** Returns the path of a bundled test. */
export const bundled = (test) => `${folder}/test/browser/${test}.test.js`;

/** Bundles these tests, and the definition of each element for pages of their own (`components/<tag>/define.js`). */
export async function bundleTests(tests) {
  rmSync(join(root, folder), { recursive: true, force: true });
  const entry = (file) => ({ in: file, out: file.replace(/\.ts$/, '') });
  const entries = (some) => some.map((test) => entry(`test/browser/${test}${ending}`));
  const isPseudo = (test) => test.startsWith('pseudo-');
  await bundle([
    ...entries(tests.filter((test) => !isPseudo(test))),
    ...tags.map((tag) => entry(`components/${tag}/define.ts`)),
    // The builder's worker must be next to the file that starts it.
    { in: 'demo/builder/opening.ts', out: 'opening' },
  ]);
  // Only these have the languages that nobody speaks.
  if (tests.some(isPseudo)) await bundle(entries(tests.filter(isPseudo)), [pseudoWords]);
}

async function bundle(entryPoints, plugins = []) {
  await build({
    absWorkingDir: root,
    entryPoints,
    plugins,
    alias: noStreams,
    outdir: folder,
    bundle: true,
    splitting: true, // shared code is bundled once, and lazy modules stay lazy
    format: 'esm',
    target: 'es2022',
    conditions: ['development'], // Lit's development build, which prints warnings
    ignoreAnnotations: true, // `sideEffects` describes the package's files, not the sources
    external: ['/__web-*'],
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
