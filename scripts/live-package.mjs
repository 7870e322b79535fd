// Packs the server whole into build/live, as npm publishes it, and tries the file as on a bare machine: installs it into an empty folder,
// and starts it there. Run `npm run build` first. Needs the npm registry; `-- --no-try` only packs.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { freePort } from './webkit.mjs';

/** Files without which a package starts no lesson. */
const needed = [
  'LICENSE',
  'bin/abacade-live.mjs',
  'cdn/LICENSES.txt',
  'cdn/abacade-class.js',
  'cdn/abacade-lobby.js',
  'cdn/abacade-report.js',
  'deploy/Containerfile',
  'dist/main.js',
  'lti/pages/play.html',
  'pages/class.html',
  'pages/pupil.html',
  'pages/report.html',
];

/** Packs the server, with the scripts that complete the package, which the project's settings of npm switch off. Returns the file. */
function pack() {
  const folder = join(root, 'build/live');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = ['--json', '--ignore-scripts=false', '--pack-destination', folder];
  const told = execFileSync('npm', ['pack', ...options], { cwd: join(root, 'server'), encoding: 'utf8' });
  // The scripts may print as well.
  const [{ filename, size, files }] = JSON.parse(told.slice(told.indexOf('[')));
  const missing = needed.filter((name) => !files.some(({ path }) => path === name));
  if (missing.length > 0) throw new Error(`The package of the server lacks ${missing.join(', ')}.`);
  console.log(`build/live/${filename}: ${files.length} files, ${Math.round(size / 1000)} kB`);
  return join(folder, filename);
}

/** Starts the installed program. Resolves to what it has printed when it listens or has ended, and to a function that stops it. */
async function start(folder, ...args) {
  const program = join(folder, 'node_modules/.bin/abacade-live');
  const all = ['--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'data'), ...args];
  const child = spawn(program, all, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  const ended = once(child, 'exit');
  while (!text.includes('has started.') && child.exitCode === null) await new Promise((done) => setTimeout(done, 50));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { text, code: child.exitCode, key: /\/class#(\S+)/.exec(text)?.[1], stop };
}

function expect(is, what, text = '') {
  if (!is) throw new Error(`The packed server: ${what}.\n${text}`);
}

async function tryOut(file) {
  const folder = mkdtempSync(join(tmpdir(), 'abacade-live-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const options = ['--no-audit', '--no-fund', '--prefer-offline', '--omit=dev'];
    execFileSync('npm', ['install', ...options, file], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = join(folder, 'node_modules/abacade-live');
    const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

    const port = String(await freePort());
    const address = `http://127.0.0.1:${port}`;
    const first = await start(folder, '--port', port, '--url', 'https://school.example/abacade');
    expect(first.code === null, 'it does not start', first.text);
    expect(first.text.includes(`Version ${version} has started.`), 'it does not say its version', first.text);
    expect(
      first.text.includes('https://school.example/abacade/j'),
      'it does not print the address of --url',
      first.text,
    );
    const pages = [
      '/health',
      '/j',
      '/class',
      '/report',
      '/cdn/abacade-lobby.js',
      '/pages/report.js',
      '/abacade/health',
    ];
    for (const path of pages) {
      const { status } = await fetch(address + path);
      expect(status === 200, `it answers ${path} with ${status}`);
    }
    expect((await fetch(`${address}/metrics`)).status === 404, 'it answers /metrics, which was not asked for');
    await first.stop();

    const again = await start(folder);
    expect(again.key === first.key, 'its link is another one after a restart');
    await again.stop();
    await (await start(folder, '--revoke')).stop();
    const revoked = await start(folder, '--metrics');
    expect(revoked.key !== first.key, 'its link is the same after --revoke');
    await revoked.stop();

    writeFileSync(join(folder, 'data/secret'), 'half');
    const mended = await start(folder);
    expect(mended.key && mended.key !== revoked.key, 'a secret written by half is not made anew', mended.text);
    await mended.stop();

    rmSync(join(installed, 'cdn/abacade-lobby.js'));
    const broken = await start(folder);
    const isTold = broken.text.includes('abacade-lobby.js is missing');
    expect(broken.code === 1 && isTold, 'it does not say that its pages are missing', broken.text);
    console.log('It starts from an empty folder, serves its pages and its health, and says what is missing.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const file = pack();
  if (!process.argv.includes('--no-try')) await tryOut(file);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
