// `npm run frameworks`: builds one page each in Vite, SvelteKit, Next and Angular with the packed package, and plays a move on
// it in Chromium. Installs them from the npm registry into a temporary folder, about 700 MB and three minutes in all, so it is
// not a part of `npm test`. `-- vite next` runs only these. Run `npm run build` and `npm run package:check` first.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { play, playFolder } from './package/play.mjs';
import { freePort } from './webkit.mjs';

/** The output of each framework in its folder: `pages` to serve as static files, or the command of a server that takes a `port`. */
const frameworks = {
  vite: { pages: 'dist' },
  sveltekit: { server: () => ['build/index.js'] },
  next: { server: (port) => ['node_modules/next/dist/bin/next', 'start', '-p', port] },
  angular: { pages: 'out/browser' },
};

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tarball = join(root, `build/package/${name}-${version}.tgz`);
if (!existsSync(tarball)) throw new Error('The package is not packed. Run `npm run package:check` first.');

/** Waits until a server answers. */
async function answered(address) {
  for (let tries = 0; tries < 300; tries++) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} does not answer.`);
}

/** Starts the server of an app, plays a move on it, and stops it. */
async function playServer(framework, folder, command) {
  const port = String(await freePort());
  const child = spawn(process.execPath, command(port), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
  });
  try {
    const address = `http://127.0.0.1:${port}/`;
    await answered(address);
    // A page rendered by a server must contain the element.
    const text = await (await fetch(address)).text();
    if (!text.includes('<multiplay-grid')) throw new Error(`${framework} has rendered no element on the server.`);
    await play(framework, address);
  } finally {
    child.kill();
  }
}

async function tryFramework(framework) {
  const folder = mkdtempSync(join(tmpdir(), `abacade-${framework}-`));
  const run = (program, ...args) =>
    execFileSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' },
    });
  try {
    cpSync(join(root, 'test/package/apps', framework), folder, { recursive: true });
    run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error', tarball);
    run('npm', 'run', '--silent', 'build');
    const { pages, server } = frameworks[framework];
    await (pages ? playFolder(framework, join(folder, pages)) : playServer(framework, folder, server));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((one) => !Object.hasOwn(frameworks, one));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', no ')}.`);
let failed = 0;
for (const framework of wanted.length > 0 ? wanted : Object.keys(frameworks)) {
  const start = performance.now();
  try {
    await tryFramework(framework);
    console.log(`ok   ${framework} (${((performance.now() - start) / 1000).toFixed(0)} s)`);
  } catch (error) {
    failed++;
    console.error(`FAIL ${framework}: ${error.message}`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
