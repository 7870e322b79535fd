// `npm test`: builds and checks everything, continues after a failure, and ends with one line: `N passed, N failed`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
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

/** Counts the tests of a step. A file that could not run has none, but makes the step fail. */
const unitCounts = () => {
  const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport) ?? {};
  return { passed: numPassedTests, failed: numFailedTests };
};
const browserCounts = () => read(browserReport) ?? { passed: 0, failed: 1 };

/**
 * Each step is an npm script that counts as one check, or as its tests if it has `counts`. It is skipped if a step that
 * it `needs` has failed. The steps of a stage run in parallel; those that use the whole machine have a stage of their
 * own.
 */
const stages = [
  [{ name: 'core', args: ['run', 'core'] }],
  [
    { name: 'build', args: ['run', 'build'], needs: ['core'] },
    { name: 'format', args: ['run', 'format:check'] },
    { name: 'types', args: ['run', 'types'], needs: ['core'] },
    { name: 'manifest', args: ['run', 'manifest:check'] },
    { name: 'lint', args: ['run', 'lint'] },
    { name: 'package', args: ['run', 'package:check'], needs: ['build'] },
    { name: 'sizes', args: ['run', 'sizes:check'], needs: ['build'] },
    { name: 'browsers', args: ['run', 'browsers'] },
  ],
  [
    {
      name: 'unit tests',
      args: ['run', 'unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      needs: ['core'],
      counts: unitCounts,
    },
  ],
  [{ name: 'browser tests', args: ['run', 'browser'], needs: ['build', 'browsers'], counts: browserCounts }],
];

for (const report of [unitReport, browserReport]) rmSync(join(root, report), { force: true });
mkdirSync(join(root, 'build'), { recursive: true });

/** The start times of running steps, by name. */
const atWork = new Map();
const progress = every(() => [...atWork].map(([name, start]) => `${name} (${secondsSince(start)} s)`).join(', '));

/** Promises of the results of steps, by name, in the order in which they started. */
const results = new Map();

/** Runs a command. Its output is printed immediately if it runs alone, otherwise at its end. */
async function run(name, args, isAlone) {
  const stdio = isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  if (isAlone) console.log(`\n=== ${name}`);
  const child = spawn('npm', ['--silent', ...args], { cwd: root, stdio });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (printed += text));
  const [status] = await once(child, 'close');
  if (!isAlone) console.log(`\n=== ${name}\n${printed}`);
  return status;
}

async function take({ name, args, needs = [], counts }, isAlone) {
  for (const need of needs) {
    if (!(await results.get(need)).isGood) {
      return { isGood: false, passed: 0, failed: 0, note: `left out: ${need} failed` };
    }
  }
  const start = performance.now();
  atWork.set(name, start);
  const status = await run(name, args, isAlone);
  atWork.delete(name);
  const { passed, failed } = counts ? counts() : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const isGood = status === 0 && failed === 0;
  const note = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return { isGood, passed, failed: isGood ? 0 : Math.max(failed, 1), note };
}

/** Runs one step after another until none of the stage is left. */
async function runWaiting(waiting, isAlone) {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = take(step, isAlone);
    results.set(step.name, result);
    await result;
  }
}

for (const stage of stages) {
  const waiting = [...stage];
  const isAlone = stage.length === 1;
  await Promise.all(Array.from({ length: availableParallelism() }, () => runWaiting(waiting, isAlone)));
}

progress.stop();
console.log('\n=== summary');
const all = await Promise.all([...results].map(async ([name, result]) => ({ name, ...(await result) })));
for (const { name, isGood, passed, failed, note } of all) {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${note})`);
}
const sum = (key) => all.reduce((total, result) => total + result[key], 0);
const isGood = all.every((result) => result.isGood);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = isGood ? 0 : 1;
