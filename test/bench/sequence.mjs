// Lets the core of Sequence race against plain programs, and prints the ratios.
//   npm run -s core && node test/bench/sequence.mjs
// All of a race run in turn, so that a slow moment of the machine meets them all; the numbers are medians.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../build/bench/', import.meta.url));
const outfile = `${out}sequence-races.mjs`;
const warmUps = 20;
const rounds = 51;
const freshRounds = 15;

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

/** `run(i)` lets contestant i do its work once. */
function race(title, names, run, skipped, counted) {
  const times = names.map(() => []);
  for (let round = -skipped; round < counted; round++) {
    const sums = names.map((_, i) => {
      const begin = performance.now();
      const { checksum, ms = performance.now() - begin } = run(i);
      if (round >= 0) times[i].push(ms);
      return checksum;
    });
    if (new Set(sums).size > 1) throw new Error(`${title}: the checksums differ: ${sums.join(', ')}.`);
  }
  const ms = times.map(median);
  console.log(`\n${title}, median of ${counted}:\n\n| | ms | time, first = 1 |\n| --- | ---: | ---: |`);
  names.forEach((name, i) => console.log(`| ${name} | ${ms[i].toFixed(3)} | ${(ms[i] / ms[0]).toFixed(1)} |`));
}

const [, , fresh] = process.argv;
if (fresh === undefined) {
  mkdirSync(out, { recursive: true });
  await build({ entryPoints: [`${here}sequence-races.ts`], bundle: true, format: 'esm', target: 'es2022', outfile });
}
const races = await import(pathToFileURL(outfile).href);

if (fresh === undefined) {
  const warm = (title, contestants) =>
    race(
      title,
      contestants.map(({ name }) => name),
      (i) => contestants[i].run(),
      warmUps,
      rounds,
    );
  console.log(`Node ${process.versions.node}`);
  warm('All 2,985,984 rolls counted', races.survey());
  warm('A turn solved, all warm', races.solver());
  race(
    'The first hint of a fresh program',
    races.firstHint.map(({ name }) => name),
    (i) => JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), i], { encoding: 'utf8' })),
    1,
    freshRounds,
  );
} else {
  console.log(JSON.stringify(races.firstHint[fresh].run()));
}
