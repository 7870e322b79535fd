// Writes dist/ (with --scripts without declarations, which pages do not need), the demo's scripts to build/demo, and the server
// to server/dist: declarations with tsc, scripts with Rollup. TypeScript 7 compiles several times as fast as 6, which lint
// rules and scripts still need for its API.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { demandCores, root } from './entries.mjs';
import { writeH5PLibrary } from './h5p.mjs';
import { licencesOf } from '../package/shipped.mjs';

const require = createRequire(import.meta.url);
/** Runs a package's command-line tool. */
async function run(pkg, bin, ...args) {
  const script = join(dirname(require.resolve(`${pkg}/package.json`)), bin);
  const [code] = await once(spawn(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' }), 'close');
  if (code !== 0) throw new Error(`${pkg} failed.`);
}

/**
 * Rollup allocates many short-lived objects. By default, a fourth of its time goes into garbage collection, on threads that
 * others need.
 */
const largeHeap = ['--max-semi-space-size=128', '--single-threaded-gc'];

/** Writes the scripts of rollup.config.js on all processors, because Rollup uses only one. */
async function writeScripts() {
  let next = 0;
  const write = async () => {
    const child = fork(join(root, 'scripts/bundle/scripts.mjs'), { stdio: 'inherit', execArgv: largeHeap });
    child.on('message', () => child.send(next++));
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error('Rollup failed.');
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, write));
}

process.chdir(root);
for (const dir of ['dist', 'build/demo', 'server/dist']) rmSync(dir, { recursive: true, force: true });
try {
  demandCores();
  await Promise.all([
    // With more checkers, each would check the shared files again.
    !process.argv.includes('--scripts') &&
      run('typescript-7', 'bin/tsc', '-p', 'tsconfig.build.json', '--checkers', '1'),
    writeScripts(),
  ]);
  await writeH5PLibrary();
  writeFileSync('dist/cdn/LICENSES.txt', licencesOf(['abacade', 'lit', 'uqr']));
  // Only scripts that make packages contain fflate, and only those that show QR codes contain uqr; no page with a game contains
  // either.
  writeFileSync(
    'build/demo/LICENSES.txt',
    licencesOf(['abacade', 'lit', 'fflate', 'uqr', '@messageformat/parser', 'moo', 'gettext-parser']),
  );
  writeFileSync('server/dist/lti/LICENSES.txt', licencesOf(['abacade', 'lit', 'fflate', 'uqr']));
  for (const name of ['frame.html', 'frame.css']) copyFileSync(`pages/${name}`, `dist/cdn/${name}`);
  copyFileSync('demo/icon.svg', 'dist/cdn/icon.svg');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
