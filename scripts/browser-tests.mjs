// Runs the browser tests in all three engines, or in those that are named: `npm run browser -- --engine chromium`.
// `--files 'test/browser/pages.test.ts'` runs only these. Needs `npm run build` before: some tests load dist/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bundle/entries.mjs';

/** The slowest first: so the others fill the time beside it. */
const engines = ['webkit', 'firefox', 'chromium'];
const { values } = parseArgs({
  options: { engine: { type: 'string', multiple: true, default: engines }, files: { type: 'string', multiple: true } },
});
const unknown = values.engine.find((engine) => !engines.includes(engine));
if (unknown !== undefined) {
  console.error(`There is no engine "${unknown}": ${engines.join(', ')}.`);
  process.exit(2);
}

const runner = join(root, 'node_modules/@web/test-runner/dist/bin.js');
/** The longest that one engine may take, and then to end by itself. */
const limit = { run: 1_500_000, end: 10_000 };

let interrupted = false;

async function run(engine) {
  const report = join(root, `build/browser-${engine}.json`);
  rmSync(report, { force: true });
  const args = [
    runner,
    '--config',
    'web-test-runner.config.mjs',
    ...(values.files ?? []).flatMap((f) => ['--files', f]),
  ];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ENGINE: engine },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Engines run side by side; what each prints stays together.
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const stop = () => child.kill('SIGTERM'); // it ends its browser
  const interrupt = () => {
    stop();
    interrupted = true;
  };
  const timers = [setTimeout(stop, limit.run), setTimeout(() => child.kill('SIGKILL'), limit.run + limit.end)];
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  const [code] = await once(child, 'close');
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
  timers.forEach(clearTimeout);
  console.log(`\n${engine}\n${printed}`);
  try {
    return { code, ...JSON.parse(readFileSync(report, 'utf8')) };
  } catch {
    return { code, passed: 0, failed: 1 };
  }
}

let failed = false;
const waiting = [...values.engine];

/** One engine after another, until none waits. */
async function runWaiting() {
  for (let engine = waiting.shift(); engine && !interrupted; engine = waiting.shift()) {
    const start = performance.now();
    let result = await run(engine);
    if (result.code !== 0 && result.passed === 0 && !interrupted) {
      console.log(`\n${engine} did not come up; once more`);
      result = await run(engine);
    }
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${engine}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
    if (result.code !== 0 || result.failed > 0) failed = true;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
if (failed) process.exitCode = 1;
