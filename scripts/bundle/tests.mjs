// Bundles the browser tests with the code under test, once for all engines: a page asks for some dozen files, not for each
// of the modules. They go to build/browser-tests, where paths are as in the project.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root, tags } from './entries.mjs';

const ending = '.test.ts';

/** The names of all browser tests, without `.test.ts`. */
export const browserTests = readdirSync(join(root, 'test/browser'))
  .filter((name) => name.endsWith(ending))
  .map((name) => name.slice(0, -ending.length))
  .sort();

const folder = 'build/browser-tests';

/** Where a test stands once it is bundled. */
export const bundled = (test) => `${folder}/test/browser/${test}.test.js`;

/** Bundles these tests, and the definition of each element for pages of their own (`components/<tag>/define.js`). */
export async function bundleTests(tests) {
  rmSync(join(root, folder), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [
      ...[
        ...tests.map((test) => `test/browser/${test}${ending}`),
        ...tags.map((tag) => `components/${tag}/define.ts`),
      ].map((file) => ({ in: file, out: file.replace(/\.ts$/, '') })),
      // The worker of the builder stands beside the file that starts it.
      { in: 'demo/builder/opening.ts', out: 'opening' },
    ],
    outdir: folder,
    bundle: true,
    splitting: true, // what tests share is there once; what loads later still does
    format: 'esm',
    target: 'es2022',
    conditions: ['development'], // Lit warns of what is wrong
    ignoreAnnotations: true, // `sideEffects` is about the files of the package, not about its sources
    external: ['/__web-*'],
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}
