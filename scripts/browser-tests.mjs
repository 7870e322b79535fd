// Runs the browser tests, each in the engines listed in test/browser/engines.mjs: `npm run browser`. With
// `-- --engine firefox` only in that engine; with `--files test/browser/pages.test.ts` only these files.
// Run `npm run build` first: some tests load dist/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { alone, engines, testsFor } from '../test/browser/engines.mjs';
import { root } from './bundle/entries.mjs';
import { browserTests, bundled, bundleTests } from './bundle/tests.mjs';
import { every, secondsSince } from './progress.mjs';

const { values } = parseArgs({
  options: { engine: { type: 'string', multiple: true, default: engines }, files: { type: 'string', multiple: true } },
});
const named = values.files?.map((file) => basename(file).replace(/\.test\.ts$/, ''));
const unknown = [
  ...values.engine.filter((engine) => !engines.includes(engine)).map((engine) => `engine "${engine}"`),
  ...(named ?? []).filter((test) => !browserTests.includes(test)).map((test) => `test "${test}"`),
];
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}.`);
  process.exit(2);
}

/** How long one part of an engine's tests may run, and how long it then has to end by itself. */
const limit = { run: 900_000, end: 10_000 };
/** Parts are short, so that all end at about the same time. */
const filesInPart = 15;

/** Returns the files to run in an engine. Files named on the command line run in any engine that is requested. */
const testsOf = (engine) => {
  const tests = testsFor(engine, browserTests);
  if (!named) return tests;
  return values.engine.length < engines.length ? named : tests.filter((test) => named.includes(test));
};

/**
 * Divides an engine's tests into parts that run in parallel, each with long and short files, and one that runs alone.
 */
function partsOf(engine) {
  const isAlone = (test) => engine === 'chromium' && alone.includes(test);
  const beside = testsOf(engine).filter((test) => !isAlone(test));
  const count = Math.ceil(beside.length / filesInPart);
  return [
    ...Array.from({ length: count }, (_, i) => ({
      engine,
      name: `${engine} ${i + 1}`,
      tests: beside.filter((_, at) => at % count === i),
    })),
    { engine, name: `${engine} alone`, tests: testsOf(engine).filter(isAlone), isAlone: true },
  ].filter(({ tests }) => tests.length > 0);
}

const parts = engines.filter((engine) => values.engine.includes(engine)).flatMap(partsOf);
let interrupted = false;
/** The result of each file, reported by the runner: `{ file, passed, failed, seconds }`. */
const done = new Map(parts.map((part) => [part, []]));
const allDone = () => [...done].flatMap(([{ engine }, files]) => files.map((file) => ({ engine, ...file })));
const sum = (files, key) => files.reduce((total, file) => total + file[key], 0);

/** @returns Whether everything passed. */
async function run(part) {
  const { engine, name, tests } = part;
  const files = [];
  done.set(part, files);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@web/test-runner/dist/bin.js'),
      ...['--config', 'web-test-runner.config.mjs'],
      ...tests.flatMap((test) => ['--files', bundled(test)]),
    ],
    { cwd: root, env: { ...process.env, ENGINE: engine }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  child.on('message', (file) => files.push(file));
  // Parts run in parallel; the output of each is printed together.
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const stop = () => child.kill('SIGTERM'); // the runner then closes its browser
  const interrupt = () => {
    stop();
    interrupted = true;
  };
  const timers = [setTimeout(stop, limit.run), setTimeout(() => child.kill('SIGKILL'), limit.run + limit.end)];
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, interrupt);
  const [code] = await once(child, 'close');
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, interrupt);
  timers.forEach(clearTimeout);

  const isGood = code === 0 && files.length === tests.length && sum(files, 'failed') === 0;
  if (!isGood) console.log(`\n${name}\n${printed}`);
  return isGood;
}

let wrong = 0;

/** Runs one part after another until none is left. */
async function runAll(waiting) {
  for (let part = waiting.shift(); part && !interrupted; part = waiting.shift()) {
    let isGood = await run(part);
    if (!isGood && sum(done.get(part), 'passed') === 0 && !interrupted) {
      console.log(`\n${part.name} did not start; retrying`);
      isGood = await run(part);
    }
    // A part that fails without a failed test counts as one failure.
    if (!isGood && sum(done.get(part), 'failed') === 0) wrong++;
  }
}

const start = performance.now();
await bundleTests(named ?? browserTests);
const total = sum(
  parts.map(({ tests }) => tests),
  'length',
);
const progress = every(() => {
  const files = allDone();
  return `${files.length} of ${total} files, ${sum(files, 'passed')} passed, ${sum(files, 'failed')} failed`;
});
// Pages wait more than they work, so one more runs than there are processors.
const waiting = parts.filter(({ isAlone }) => !isAlone);
await Promise.all(Array.from({ length: availableParallelism() + 1 }, () => runAll(waiting)));
await runAll(parts.filter(({ isAlone }) => isAlone));
progress.stop();

const files = allDone();
const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, 8);
console.log(
  `slowest: ${slowest.map(({ engine, file, seconds }) => `${file} ${seconds.toFixed(0)} s (${engine})`).join(', ')}`,
);
for (const engine of values.engine) {
  const own = files.filter((file) => file.engine === engine);
  console.log(
    `${engine}: ${sum(own, 'passed')} passed, ${sum(own, 'failed')} failed (${sum(own, 'seconds').toFixed(0)} s)`,
  );
}
const counts = { passed: sum(files, 'passed'), failed: sum(files, 'failed') + wrong };
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/browser.json'), JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed (${secondsSince(start)} s)`);
if (counts.failed > 0 || interrupted) process.exitCode = 1;
