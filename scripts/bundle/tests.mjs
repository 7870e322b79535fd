// Bundles the browser tests with the code under test, once for all engines, so that a page loads a few dozen files
// instead of every module. Writes to build/browser-tests, with the same paths as in the project.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, tags } from './entries.mjs';
import { bundleForPages } from './pages.mjs';
import { ownEntries } from './plugins.mjs';
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
  const entries = (some) =>
    Object.fromEntries(some.map((test) => [`test/bundled/${test}`, join(root, `test/browser/${test}${ending}`)]));
  const isPseudo = (test) => test.startsWith('pseudo-');
  await bundle({
    ...entries(tests.filter((test) => !isPseudo(test))),
    ...Object.fromEntries(tags.map((tag) => [`components/${tag}/define`, join(root, `components/${tag}/define.ts`)])),
    // The builder's worker must be next to the file that starts it.
    opening: join(root, 'demo/builder/opening.ts'),
  });
  // Only these tests need the pseudo-languages.
  if (tests.some(isPseudo)) await bundle(entries(tests.filter(isPseudo)), pseudoWords());
  // The runner adds a query to the URL of a test. The file without a query contains what lazy modules share with the test.
  mkdirSync(join(root, folder, 'test/browser'), { recursive: true });
  for (const test of tests) writeFileSync(join(root, bundled(test)), `import '../bundled/${test}.js';\n`);
}

const bundle = (input, plugins) =>
  bundleForPages(
    input,
    { dir: join(root, folder), chunkFileNames: 'chunks/[name]-[hash].js', sourcemap: true },
    { plugins: [ownEntries, plugins], condition: 'production', external: /^\/__web-/ },
  );
