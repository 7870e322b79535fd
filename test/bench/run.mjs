// Runs races of the cores against plain programs, and prints the table of docs/speed.md.
//   npm run -s bench > docs/speed.md                       in Node, and native C if there is a compiler
//   npm run -s bench -- --chromium=/usr/bin/chromium       and in a browser
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { bundleForNode } from '../../scripts/bundle/node.mjs';
import { format } from '../../scripts/format.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../build/bench/', import.meta.url));
const rounds = 41;
const freshRounds = 15;
const chromium = process.argv.find((arg) => arg.startsWith('--chromium='))?.slice('--chromium='.length);

/** `--only=multiplay-search`: only the races whose file names begin with this. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length) ?? '';

mkdirSync(out, { recursive: true });

/** Imports a WebAssembly module as its bytes. */
const wasmBytes = {
  name: 'wasm-bytes',
  load: (id) => (id.endsWith('.wasm') ? `export default Uint8Array.from([${readFileSync(id).join()}]);` : null),
};

/** Bundles a race into one file, for Node and pages alike. */
async function bundle(name) {
  const file = join(out, `${name}.mjs`);
  const text = `export * from './test/bench/${name}'; export { measure } from './test/bench/measure.js';`;
  await bundleForNode({ text }, { file }, { alone: true, plugins: [wasmBytes] });
  return file;
}

/** Compiles the contestant in C; none without a compiler. */
function compiled({ name, file, args }) {
  const program = join(out, file.replace(/\W/g, '-'));
  for (const compiler of [process.env.CC, 'cc', 'gcc', 'clang']) {
    try {
      if (!compiler) continue;
      execFileSync(compiler, ['-O3', join(here, file), '-o', program], { stdio: 'ignore' });
      const run = () => {
        const [, checksum, ms] = execFileSync(program, args, { encoding: 'utf8' }).trim().split(' ').map(Number);
        return { checksum, ms };
      };
      return [{ name, run }];
    } catch {
      continue;
    }
  }
  console.error(`No C compiler: ${file} is left out.`);
  return [];
}

/** Runs all contestants in turn in a page, or only the nth, in a new page. */
async function inPage(browser, file, nth) {
  const page = await browser.newPage();
  const times = await page.evaluate(
    async (url, count, nth) => {
      const { race, measure } = await import(url);
      const all = await race.contestants();
      return nth === undefined ? measure(all, race.rounds ?? count) : measure([all[nth]], 1, 0);
    },
    `data:text/javascript;base64,${readFileSync(file).toString('base64')}`,
    rounds,
    nth,
  );
  await page.close();
  return times;
}

/** Runs the nth contestant once, in a new process. */
const inProgram = (file, nth) => {
  const program = `import(${JSON.stringify(pathToFileURL(file).href)}).then(async ({ race, measure }) =>
    console.log(JSON.stringify(await measure([(await race.contestants())[${nth}]], 1, 0))))`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
};

/** Returns the medians of first runs, each in a new process, in turn. */
async function measureFresh(contestants, runFirst) {
  const times = contestants.map(() => []);
  for (let round = 0; round < freshRounds; round++) {
    for (const [i, all] of times.entries()) all.push((await runFirst(i))[0].ms);
  }
  return contestants.map(({ name }, i) => ({ name, ms: times[i].sort((a, b) => a - b)[freshRounds >> 1] }));
}

/** Returns the time of most pieces of work, and the longest. */
function surveyed(rows) {
  const lines = rows.map(({ name, times }) => {
    const sorted = [...times].sort((a, b) => a - b);
    const under = (share) => sorted[Math.ceil(share * sorted.length) - 1].toFixed(1);
    return `| ${name} | ${under(0.5)} | ${under(0.9)} | ${under(1)} |`;
  });
  return ['| | half under | nine of ten under | all under |', '| --- | ---: | ---: | ---: |', ...lines].join('\n');
}

function table({ work, unit }, times) {
  const perSecond = (ms) => {
    const rate = (work / ms) * 1000;
    return rate.toLocaleString('en', rate < 100 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 });
  };
  const rows = times.map(({ name, ms }) => `| ${name} | ${perSecond(ms)} | ${(ms / times[0].ms).toFixed(1)} |`);
  return [`| | ${unit} per second | time, first = 1 |`, '| --- | ---: | ---: |', ...rows].join('\n');
}

const browser = chromium && (await puppeteer.launch({ executablePath: chromium, args: ['--no-sandbox'] }));
const command = `npm run -s bench${chromium ? ' -- --chromium=<path>' : ''}`;
const page = [
  `# Speed

Made by \`${command}\` on ${new Date().toISOString().slice(0, 10)}, 2 cores.
Each number of a race is the median of ${rounds} rounds (fewer where it says so) in which all ran in turn, and all came to
the same checksum; of first runs in fresh programs ${freshRounds}.
Only the ratios of one table mean something.`,
];
for (const name of readdirSync(here).filter((file) => file.endsWith('.bench.ts') && file.startsWith(only))) {
  const file = await bundle(name);
  const { race, measure, survey } = await import(file);
  const contestants = await race.contestants();
  if (race.native) contestants.push(...compiled(race.native));
  page.push(`## ${race.title}${race.rounds ? `, ${race.rounds} rounds` : ''}`);
  const node = race.fresh
    ? await measureFresh(contestants, (i) => inProgram(file, i))
    : await measure(contestants, race.rounds ?? rounds);
  page.push(`Node ${process.versions.node}:`, table(race, node));
  if (browser) {
    const inBrowser = race.fresh
      ? await measureFresh(contestants, (i) => inPage(browser, file, i))
      : await inPage(browser, file);
    page.push(`${await browser.version()}:`, table(race, inBrowser));
  }
  if (survey) page.push(`### ${survey.title}`, `Node ${process.versions.node}:`, surveyed(await survey.rows()));
}
await browser?.close();
console.log((await format('bench.md', page.join('\n\n'))).trimEnd());
