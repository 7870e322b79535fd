// Creates a folder with the packed package as npm would install it, for checks from the point of view of its users.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { budgets } from '../bundle/budgets.mjs';
import { gameTags, root, tags } from '../bundle/entries.mjs';
import { checkGuide } from './guide.mjs';

/** Packages that the checks use and that are not dependencies of the package. */
const tools = ['vite', 'vitest', 'jsdom', 'happy-dom'];

/**
 * Creates a folder outside the project, with test/package in it, where only the dependencies that the package declares can
 * be resolved. Needs no registry: its dependencies are links to those of the project. Returns the folder, and a function
 * that removes it.
 */
export function consumer(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'abacade-'));
  const installed = join(folder, 'node_modules/abacade');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), ...tools]) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  cpSync(join(root, 'test/package'), folder, { recursive: true });
  cpSync(join(root, 'examples'), join(folder, 'examples'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Bundles each element as its users do, with everything that it fetches later.
 * @throws Error that names a game with modules of another one, or more code than the budget
 */
async function checkAlone(folder) {
  const wrong = [];
  for (const tag of gameTags) {
    const bundle = await rollup({
      input: join(folder, 'node_modules/abacade/dist/elements', `${tag}.js`),
      plugins: [nodeResolve()],
      treeshake: false,
      onwarn() {},
    });
    const others = tags.filter((other) => other !== tag && !['abacade-warm-up', 'abacade-known'].includes(other));
    const found = others.filter((other) => bundle.watchFiles.some((file) => file.endsWith(`/elements/${other}.js`)));
    const { output } = await bundle.generate({ format: 'es' });
    await bundle.close();
    const kB = output.reduce((sum, { code }) => sum + Buffer.byteLength(code), 0) / 1000;
    console.log(`${tag} in a bundle, with what it fetches later: ${output.length} files, ${kB.toFixed(0)} kB`);
    if (found.length) wrong.push(`${tag} has modules of ${found.join(', ')}.`);
    if (kB > budgets.bundle) wrong.push(`${tag} in a bundle is larger than ${budgets.bundle} kB.`);
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
}

/** Imports each entry in Node, runs the examples, tests the elements in simulated DOMs, and plays a move on a page built by Vite. */
export async function checkConsumer(tarball) {
  const { folder, remove } = consumer(tarball);
  const run = (...args) =>
    execFileSync(process.execPath, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    run('entries.mjs');
    run('examples.mjs');
    await checkAlone(folder);
    const { checkOwnGame } = await import('./own-game.mjs');
    await checkOwnGame(folder);
    run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot');
    run('node_modules/vite/bin/vite.js', 'build', 'apps/vite', '--logLevel', 'warn');
    const { openPages, playFolder } = await import('./play.mjs');
    await openPages(folder, ['best-of-day.html?players=bot:1,bot:1&speed=instant&end-at=24&target=1', 'themed.html']);
    await checkGuide(folder);
    await playFolder('Vite', join(folder, 'apps/vite/dist'));
  } finally {
    remove();
  }
}
