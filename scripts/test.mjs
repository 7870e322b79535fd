// `npm test`: builds and checks everything, goes on after a failure, and ends with one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';

const unitReport = 'build/unit.json';
const browserReports = ['chromium', 'firefox', 'webkit'].map((engine) => `build/browser-${engine}.json`);

const read = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
};

/** The tests of a step that has tests in it. A file that could not run has none, but it fails the step. */
const unitCounts = () => {
  const { numPassedTests = 0, numFailedTests = 0 } = read(unitReport) ?? {};
  return { passed: numPassedTests, failed: numFailedTests };
};
const browserCounts = () =>
  browserReports
    .map((file) => read(file) ?? { passed: 0, failed: 1 })
    .reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }));

/**
 * Each step is a command of npm that counts as one check, or as its tests where it has `counts`. It is left out when a
 * step that it `needs` has failed.
 */
const steps = [
  { name: 'core', args: ['run', 'core'] },
  { name: 'lint', args: ['run', 'lint'] },
  { name: 'format', args: ['run', 'format:check'] },
  { name: 'types', args: ['run', 'types'], needs: ['core'] },
  {
    name: 'unit tests',
    args: ['run', 'unit', '--', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    needs: ['core'],
    counts: unitCounts,
  },
  { name: 'build', args: ['run', 'build'], needs: ['core'] },
  { name: 'manifest', args: ['run', 'manifest:check'] },
  { name: 'package', args: ['run', 'package:check'], needs: ['build'] },
  { name: 'sizes', args: ['run', 'sizes:check'], needs: ['build'] },
  { name: 'browsers', args: ['run', 'browsers'] },
  { name: 'browser tests', args: ['run', 'browser'], needs: ['build', 'browsers'], counts: browserCounts },
];

for (const report of [unitReport, ...browserReports]) rmSync(join(root, report), { force: true });
mkdirSync(join(root, 'build'), { recursive: true });

const results = new Map();
for (const { name, args, needs = [], counts } of steps) {
  const lacking = needs.find((need) => !results.get(need).isGood);
  if (lacking) {
    results.set(name, { isGood: false, passed: 0, failed: 0, note: `left out: ${lacking} failed` });
    continue;
  }
  console.log(`\n=== ${name}`);
  const start = performance.now();
  const { status } = spawnSync('npm', ['--silent', ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const { passed, failed } = counts ? counts() : { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  const isGood = status === 0 && failed === 0;
  results.set(name, {
    isGood,
    passed,
    failed: isGood ? 0 : Math.max(failed, 1),
    note: `${((performance.now() - start) / 1000).toFixed(1)} s`,
  });
}

console.log('\n=== summary');
for (const [name, { isGood, passed, failed, note }] of results) {
  console.log(`${isGood ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed (${note})`);
}
const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
const isGood = [...results.values()].every((result) => result.isGood);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = isGood ? 0 : 1;
