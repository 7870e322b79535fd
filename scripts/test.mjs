// `npm test`: builds and checks everything, continues after a failure, and ends with one line: `N passed, N failed`.
// `npm run check` (with --quick) finds most faults in a quarter of the time, without a build: docs/testing.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { root } from './bundle/entries.mjs';
import { every, secondsSince } from './progress.mjs';

const unitReport = 'build/unit.json';
const browserReport = 'build/browser.json';

const read = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** Counts the tests of a step and names those that failed. A file that could not run has no tests, but makes the step fail. */
const unitCounts = () => {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(unitReport) ?? {};
  const failures = testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ name: relative(root, file), message }];
    return failed.map(({ fullName, failureMessages: [first] }) => ({
      name: `${basename(file, '.test.ts')}: ${fullName}`,
      message: first,
    }));
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
};
const browserCounts = () => read(browserReport) ?? { passed: 0, failed: 1 };

const cores = availableParallelism();
const isQuick = process.argv.includes('--quick');

/**
 * Each step is a `script` of package.json, with `args`, that counts as one check, or as its tests if it has `counts`. It is
 * skipped if a step that it `needs` has failed, and comes after those that it names in `after`, whether or not they
 * succeed. Steps start in this order, as soon as the processors that they `use` are free: one, unless stated. A step
 * `ofWhole` is left out of the quick run. Browser tests take longest and wait more than they work, so they take none, and
 * everything else runs beside them.
 */
const everything = [
  { name: 'core', script: 'core' },
  // Tests that need Redis are skipped without it, and say so. Both steps install with apt, so they run one at a time.
  { name: 'redis', script: 'redis', counts: () => ({ passed: 0, failed: 0 }), uses: 0, ofWhole: true },
  { name: 'browsers', script: 'browsers', after: isQuick ? [] : ['redis'] },
  { name: 'build', script: 'bundle', needs: ['core'], ofWhole: true },
  { name: 'manifest', script: 'manifest:check', needs: ['core'] },
  {
    name: 'browser tests',
    script: 'browser',
    args: isQuick ? ['--quick'] : ['--more-after', unitReport],
    needs: [isQuick ? 'core' : 'build', 'browsers'],
    after: ['manifest'],
    counts: browserCounts,
    shows: true,
    uses: 0,
  },
  {
    name: 'unit tests',
    script: isQuick ? 'unit:quick' : 'unit',
    args: [
      `--maxWorkers=${Math.max(1, cores - 1)}`,
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    ],
    needs: ['core'],
    after: isQuick ? ['manifest'] : ['redis', 'manifest'],
    counts: unitCounts,
    uses: Math.max(1, cores - 1),
  },
  { name: 'lint', script: 'lint', needs: ['core'] },
  { name: 'types', script: 'types', needs: ['core'], after: ['manifest'] },
  { name: 'format', script: 'format:check' },
  { name: 'package', script: 'package:check', needs: ['build', 'browsers'], after: ['manifest'], ofWhole: true },
  { name: 'sizes', script: 'sizes:check', needs: ['build'], ofWhole: true },
];
const steps = everything.filter(({ ofWhole }) => !(isQuick && ofWhole));

for (const report of [unitReport, browserReport]) rmSync(join(root, report), { force: true });
mkdirSync(join(root, 'build'), { recursive: true });

/** The start times of running steps, by name. */
const atWork = new Map();
const progress = every(() => [...atWork].map(([name, start]) => `${name} (${secondsSince(start)} s)`).join(', '));

/** Results of steps, by name, in the order in which they ended. */
const results = new Map();

const { scripts } = read('package.json');
const env = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // TypeScript and tsgolint are short-lived Go programs, which would collect their garbage again and again.
  GOGC: '400',
};

/** The most lines that are repeated of a failed step. */
const mostLines = 40;

/**
 * Runs a script of package.json as npm would, without starting npm. Its output is printed when it ends, or immediately if
 * it `shows`. Returns its exit status and its last lines.
 */
async function run(name, script, args, shows) {
  const stdio = shows ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  if (shows) console.log(`\n=== ${name}`);
  const child = spawn([scripts[script], ...args].join(' '), { cwd: root, stdio, env, shell: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  const [status] = await once(child, 'close');
  if (!shows) console.log(`\n=== ${name}\n${printed}`);
  return { status, end: printed.trimEnd().split('\n').slice(-mostLines).join('\n') };
}

async function take({ name, script, args = [], needs = [], counts, shows }) {
  const failed = needs.find((need) => !results.get(need).isGood);
  if (failed) return { isGood: false, passed: 0, failed: 0, note: `left out: ${failed} failed` };
  const start = performance.now();
  atWork.set(name, start);
  const { status, end } = await run(name, script, args, shows);
  atWork.delete(name);
  const found = counts ? counts() : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const isGood = status === 0 && found.failed === 0;
  const note = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return { ...found, isGood, failed: isGood ? 0 : Math.max(found.failed, 1), note, end };
}

const waiting = [...steps];
/** Promises of running steps. */
const running = new Set();
let free = cores;

/** Starts the first step that can start; returns whether there was one. */
function startNext() {
  const at = waiting.findIndex(
    ({ needs = [], after = [], uses = 1 }) => uses <= free && [...needs, ...after].every((one) => results.has(one)),
  );
  if (at < 0) return false;
  const [step] = waiting.splice(at, 1);
  const { name, uses = 1 } = step;
  free -= uses;
  const work = take(step).then((result) => {
    results.set(name, result);
    free += uses;
    running.delete(work);
  });
  running.add(work);
  return true;
}

while (waiting.length > 0 || running.size > 0) {
  if (!startNext()) await Promise.race(running);
}

progress.stop();
console.log('\n=== summary');
const all = steps.map(({ name }) => ({ name, ...results.get(name) }));
for (const { name, isGood, passed, failed, note } of all) {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${note})`);
}
// Failures are listed again at the end, because often only the last lines of a long run are kept.
for (const { name, isGood, failures = [], end } of all) {
  for (const { name: test, message } of failures)
    console.log(`failed: ${test}\n        ${String(message).split('\n')[0]}`);
  if (!isGood && failures.length === 0 && end) console.log(`failed: ${name}\n${end}`);
}
const sum = (key) => all.reduce((total, result) => total + result[key], 0);
const isGood = all.every((result) => result.isGood);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = isGood ? 0 : 1;
