// Writes dist/, the demo's script to build/demo, and the server to server/dist: types and modules with tsc, bundles with Rolldown.
// TypeScript 7 compiles several times as fast as 6, which lint rules and scripts still need for its API.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { demandCores, root } from './entries.mjs';
import { writeH5PLibrary } from './h5p.mjs';
import { bundleServer } from './server.mjs';
import { bundleTranslate } from './translate.mjs';

const require = createRequire(import.meta.url);
/** Runs a package's command-line tool. */
async function run(pkg, bin, ...args) {
  const script = join(dirname(require.resolve(`${pkg}/package.json`)), bin);
  const [code] = await once(spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`${pkg} failed.`);
}

/** Returns the licence of Abacade and those of the packages in its scripts. */
const notices = (...packages) =>
  [['Abacade', 'LICENSE'], ...packages.map((name) => [name, `node_modules/${name}/LICENSE`])]
    .map(([name, file]) => `${name}\n\n${readFileSync(join(root, file), 'utf8').trim()}\n`)
    .join('\n\n');

for (const dir of ['dist', 'build/es', 'build/demo']) rmSync(join(root, dir), { recursive: true, force: true });
try {
  demandCores();
  // With more checkers, each checks for itself what they share.
  await run('typescript-7', 'bin/tsc', '-p', 'tsconfig.build.json', '--checkers', '1');
  // The demo is not part of the package.
  rmSync(join(root, 'dist/types/demo'), { recursive: true, force: true });
  const { writeBundles } = await import('./bundles.mjs'); // reads what tsc has written
  await writeBundles();
  await bundleTranslate();
  await bundleServer();
  await writeH5PLibrary();
  writeFileSync(join(root, 'dist/cdn/LICENSES.txt'), notices('lit', 'uqr'));
  // Only what packs games contains fflate, and only what shows QR codes contains uqr; no page with a game does.
  writeFileSync(
    join(root, 'build/demo/LICENSES.txt'),
    notices('lit', 'fflate', 'uqr', '@messageformat/parser', 'moo', 'gettext-parser'),
  );
  for (const name of ['fflate', 'uqr'])
    copyFileSync(join(root, `node_modules/${name}/LICENSE`), join(root, `dist/LICENSE-${name}.txt`));
  for (const name of ['frame.html', 'frame.css']) copyFileSync(join(root, 'pages', name), join(root, 'dist/cdn', name));
  copyFileSync(join(root, 'demo/icon.svg'), join(root, 'dist/cdn/icon.svg'));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
