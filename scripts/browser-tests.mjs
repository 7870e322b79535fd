// Runs the browser tests, each in the engines listed in test/browser/engines.mjs: `npm run browser`. With `-- --engine firefox`
// only in that engine; with `--files test/browser/pages.test.ts` only these files. With `-- --quick` only the quick ones of
// test/browser/engines.mjs, in Chromium. With `-- --more-after build/unit.json` one more part runs at a time once that file
// exists: `npm test` writes it when the unit tests release their processor. With `-- --slow-modules 500` each module comes up to
// 500 ms late, so that they come in another order; with `-- --slow-processor 4` Chromium takes four times as long: a test that
// fails only then does not wait for what it expects. Run `npm run build` first: some tests load dist/.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { engines, quick, secondsOf, testsFor } from '../test/browser/engines.mjs';
import { root } from './bundle/entries.mjs';
import { browserTests, bundled, bundleTests } from './bundle/tests.mjs';
import { every, secondsSince } from './progress.mjs';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: engines },
    files: { type: 'string', multiple: true },
    'more-after': { type: 'string' },
    quick: { type: 'boolean', default: false },
    'slow-modules': { type: 'string', default: '0' },
    'slow-processor': { type: 'string', default: '1' },
  },
});
const slow = { modules: Number(values['slow-modules']), processor: Number(values['slow-processor']) };
if (values.quick) Object.assign(values, { engine: ['chromium'], files: quick });
const named = values.files?.map((file) => basename(file).replace(/\.test\.ts$/, ''));
const unknown = [
  ...values.engine.filter((engine) => !engines.includes(engine)).map((engine) => `engine "${engine}"`),
  ...(named ?? []).filter((test) => !browserTests.includes(test)).map((test) => `test "${test}"`),
];
if (!(slow.modules >= 0 && slow.modules <= 5000)) unknown.push('such delay of modules: 0 to 5000 ms');
if (!(slow.processor >= 1 && slow.processor <= 20)) unknown.push('such processor: 1 to 20 times slower');
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}.`);
  process.exit(2);
}

const sum = (list, key) => list.reduce((total, one) => total + one[key], 0);

/** Maximum time for one part of an engine's tests, and for its shutdown after that, in milliseconds. */
const limit = { run: 2_400_000 * slow.processor, end: 10_000 };
/** Number of engines that run at a time: one more than there are processors, because pages wait more than they work. */
const lanes = availableParallelism() + 1;
/** Number of further engines once the unit tests release their processor. With two, all become slower. */
const more = values['more-after'] ? 1 : 0;
/**
 * The minimum work for starting an engine, in seconds. A start takes about four seconds of a processor in Firefox, one in
 * the others.
 */
const worthStarting = { webkit: 40, firefox: 70, chromium: 25 };

/** Returns the files to run in an engine. Files named on the command line run in any engine that is requested. */
const testsOf = (engine) => {
  const tests = testsFor(engine, browserTests);
  if (!named) return tests;
  return values.engine.length < engines.length ? named : tests.filter((test) => named.includes(test));
};

/** The tests that are in no part yet, by engine, the longest first. */
const waiting = new Map(
  engines
    .filter((engine) => values.engine.includes(engine))
    .map((engine) => [engine, testsOf(engine).toSorted((a, b) => secondsOf(engine, b) - secondsOf(engine, a))]),
);
const total = [...waiting.values()].flat().length;
const secondsLeft = (engine) => waiting.get(engine).reduce((all, test) => all + secondsOf(engine, test), 0);

/** The factor by which a part may exceed its share if it is the rest of its engine's tests, which saves a start. */
const stretch = 1.25;

/**
 * Takes the next part: all tests of an engine if that is not too much, otherwise some of the engine with the most work
 * left; undefined if nothing is left. Parts become shorter, so that all end at about the same time.
 */
function nextPart() {
  const left = [...waiting.keys()]
    .map((engine) => ({ engine, seconds: secondsLeft(engine) }))
    .filter(({ seconds }) => seconds > 0)
    .sort((a, b) => b.seconds - a.seconds);
  if (left.length === 0) return undefined;
  const shareOf = (engine) => Math.max(worthStarting[engine], (0.9 * sum(left, 'seconds')) / (lanes + more));
  const whole = left.find(({ engine, seconds }) => seconds <= stretch * shareOf(engine));
  if (whole) return { engine: whole.engine, tests: waiting.get(whole.engine).splice(0) };
  const [{ engine }] = left;
  const share = shareOf(engine);
  const tests = [];
  const rest = [];
  let taken = 0;
  for (const test of waiting.get(engine)) {
    const takes = secondsOf(engine, test);
    const fits = tests.length === 0 || taken + takes <= share;
    (fits ? tests : rest).push(test);
    if (fits) taken += takes;
  }
  waiting.set(engine, rest);
  return { engine, tests };
}

let interrupted = false;
/** The results of each part's files, reported by the runner: `{ file, passed, failed, failures, seconds }`. */
const done = new Map();
const allDone = () => [...done].flatMap(([{ engine }, files]) => files.map((file) => ({ engine, ...file })));

/** Runs a part. @returns Whether everything passed. */
async function run(part) {
  const { engine, tests } = part;
  const files = [];
  done.set(part, files);
  const child = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@web/test-runner/dist/bin.js'),
      ...['--config', 'web-test-runner.config.mjs'],
      ...tests.flatMap((test) => ['--files', bundled(test)]),
    ],
    {
      cwd: root,
      env: { ...process.env, ENGINE: engine, SLOW_MODULES: `${slow.modules}`, SLOW_PROCESSOR: `${slow.processor}` },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  child.on('message', (file) => files.push(file));
  // Parts run in parallel; the output of each is collected and printed together.
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
  if (!isGood) console.log(`\n${engine}: ${tests.join(', ')}\n${printed}`);
  return isGood;
}

/** The runner's message for the file in which an engine has died. */
const hasDied = /the browser disconnected/;

/** Takes the result of the file in which an engine has died out of a part. Returns that file and those after it, which have none. */
function lostIn(part) {
  const files = done.get(part);
  const kept = files.filter(({ failures }) => !failures.some(({ message }) => hasDied.test(message)));
  if (kept.length === files.length) return [];
  done.set(part, kept);
  return part.tests.filter((test) => !kept.some(({ file }) => file === test));
}

/** Parts that failed without a failed test: an engine that did not start, or a file without a result. */
const broken = [];

/** Runs one part after another until none is left. */
async function runAll() {
  for (let part = nextPart(); part && !interrupted; part = nextPart()) {
    let isGood = await run(part);
    if (!isGood && sum(done.get(part), 'passed') === 0 && !interrupted) {
      console.log(`\n${part.engine} did not start; retrying`);
      isGood = await run(part);
    }
    const lost = isGood || interrupted ? [] : lostIn(part);
    if (lost.length > 0) {
      // An engine may die by a fault of its own; if it does so again, the file in which it did fails.
      console.log(`\n${part.engine} died; running what is left of this part in a new one`);
      part = { engine: part.engine, tests: lost };
      isGood = await run(part);
    }
    if (!isGood && sum(done.get(part), 'failed') === 0) broken.push(part);
  }
}

/** Runs one more part at a time, as soon as a processor is free. */
async function runMore() {
  while (!existsSync(join(root, values['more-after']))) {
    if (interrupted || [...waiting.values()].every((tests) => tests.length === 0)) return;
    await wait(1000);
  }
  await runAll();
}

const start = performance.now();
await bundleTests(named ?? browserTests);
const progress = every(() => {
  const files = allDone();
  return `${files.length} of ${total} files, ${sum(files, 'passed')} passed, ${sum(files, 'failed')} failed`;
});
await Promise.all([...Array.from({ length: lanes }, runAll), ...Array.from({ length: more }, runMore)]);
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
const failures = [
  ...files.flatMap(({ engine, file, failures }) =>
    failures.map(({ name, message }) => ({ name: `${engine}, ${file}: ${name}`, message })),
  ),
  ...broken.map(({ engine, tests }) => ({ name: `${engine}: ${tests.join(', ')}`, message: 'did not run to the end' })),
];
const counts = { passed: sum(files, 'passed'), failed: failures.length };
mkdirSync(join(root, 'build'), { recursive: true });
writeFileSync(join(root, 'build/browser.json'), JSON.stringify({ ...counts, failures }));
console.log(`${counts.passed} passed, ${counts.failed} failed (${secondsSince(start)} s)`);
if (counts.failed > 0 || interrupted) process.exitCode = 1;
