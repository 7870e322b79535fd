// Runs the browser tests, each in the engines that test/browser/engines.mjs has for it: `npm run browser`. With
// `-- --engine firefox` only in that one, with `--files test/browser/pages.test.ts` only these, in whatever engine is named.
// Needs `npm run build` before: some tests load dist/.
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

/** The longest that one part of an engine's tests may take, and then to end by itself. */
const limit = { run: 900_000, end: 10_000 };
/** A part is so short that none is long at work when the others are done. */
const filesInPart = 15;

/** What is to run in an engine: what is named runs wherever it is asked for. */
const testsOf = (engine) => {
  const tests = testsFor(engine, browserTests);
  if (!named) return tests;
  return values.engine.length < engines.length ? named : tests.filter((test) => named.includes(test));
};

/** An engine's tests in parts that run side by side, each with long and short files, and one that runs alone. */
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
/** What came of each file, told by the runner as it is done: `{ file, passed, failed, seconds }`. */
const done = new Map(parts.map((part) => [part, []]));
const allDone = () => [...done].flatMap(([{ engine }, files]) => files.map((file) => ({ engine, ...file })));
const sum = (files, key) => files.reduce((total, file) => total + file[key], 0);

/** @returns whether all went well. */
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
  // Parts run side by side; what each prints stays together.
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

  const isGood = code === 0 && files.length === tests.length && sum(files, 'failed') === 0;
  if (!isGood) console.log(`\n${name}\n${printed}`);
  return isGood;
}

let wrong = 0;

/** One part after another, until none waits. */
async function runAll(waiting) {
  for (let part = waiting.shift(); part && !interrupted; part = waiting.shift()) {
    let isGood = await run(part);
    if (!isGood && sum(done.get(part), 'passed') === 0 && !interrupted) {
      console.log(`\n${part.name} did not come up; once more`);
      isGood = await run(part);
    }
    // A part that ends ill without a test that failed is one failure.
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
// A page waits more than it works, so there is one more than the machine can do at once.
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
