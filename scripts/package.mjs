// Packs the package as npm would publish it, checks it with publint and attw, checks the recipes for frameworks against its
// types, and uses it as its users do: in Node, in simulated DOMs of tests, and in a page built by Vite.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, tags } from './bundle/entries.mjs';
import { faultsOfSyntax } from './lint/floor-scripts.mjs';
import { checkConsumer } from './package/consumer.mjs';
import { packaged } from './package/shipped.mjs';

const folder = join(root, 'build/package');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const run = (program, stdout, args) =>
  execFileSync(program, args, { cwd: root, stdio: ['ignore', stdout, 'inherit'], encoding: 'utf8' });
const tool = (path, stdout, ...args) => run(process.execPath, stdout, [join(root, 'node_modules', path), ...args]);

const [{ filename, size, entryCount, files }] = JSON.parse(
  run('npm', 'pipe', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]),
);
console.log(`${filename}: ${entryCount} files, ${Math.round(size / 1000)} kB`);
const file = join(folder, filename);

/** The packages whose code is included, and the files with their notices. */
const notices = {
  LICENSE: ['Abacade'],
  'dist/cdn/LICENSES.txt': ['Abacade', 'Google LLC', 'Anthony Fu'],
  'dist/THIRD-PARTY-LICENSES.txt': packaged(),
};
for (const [path, holders] of Object.entries(notices)) {
  const isPacked = files.some((one) => one.path === path);
  const missing = holders.filter((name) => !isPacked || !readFileSync(join(root, path), 'utf8').includes(name));
  if (missing.length > 0) {
    console.error(`${path} in the package does not name ${missing.join(' and ')}.`);
    process.exitCode = 1;
  }
}

/** Files for people who work on the project, which would only make the package larger. */
const inside = files.filter(({ path }) => /^docs\/(decisions|notes|pictures)\//.test(path));
if (inside.length > 0) {
  console.error(`The package has ${inside.map(({ path }) => path).join(', ')}.`);
  process.exitCode = 1;
}

/** The minifier may also produce syntax that the oldest browsers cannot parse. */
for (const { path } of files.filter(({ path }) => /^dist\/.*\.js$/.test(path)))
  for (const { feature, lacks } of faultsOfSyntax(path, readFileSync(join(root, path), 'utf8'))) {
    console.error(`${path}: ${feature}: ${lacks.join(', ')}`);
    process.exitCode = 1;
  }

const { publishConfig } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (publishConfig?.provenance !== true) {
  console.error('package.json does not have npm attest where the package was built (publishConfig.provenance).');
  process.exitCode = 1;
}

try {
  tool('publint/src/cli.js', 'inherit', file, '--strict');
  // attw does not support patterns in exports, so the elements are listed.
  const named = ['--include-entrypoints', ...tags];
  tool('@arethetypeswrong/cli/dist/index.js', 'pipe', file, '--profile', 'esm-only', '--no-color', ...named);
  tool('typescript-7/bin/tsc', 'inherit', '-p', 'test/frameworks');
  console.log('Types resolve for every entry point and in the recipes.');
  await checkConsumer(file);
} catch (error) {
  console.error('status' in error ? (error.stdout ?? '') : error.message); // a tool has already printed the reason
  process.exitCode = 1;
}
