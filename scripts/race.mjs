// Reckons the race of two in Sequence over all positions and prints the table of docs/strength.md, "Two climbers, reckoned". It takes minutes.
//   node scripts/race.mjs > table.md
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outfile = join(root, 'build/bench/race-sequence.mjs');
const entryPoints = [join(root, 'test/bench/race-sequence.ts')];
await build({ entryPoints, outfile, bundle: true, format: 'esm', target: 'es2022' });
const { bestPlayer, mostSteps, mutualOptimum, raceWinner, shares } = await import(outfile);

const [far, near] = [113, 60];
const against = shares(raceWinner, mostSteps, far);
const best = bestPlayer(mutualOptimum(near));
const limit = shares(best, mostSteps, near);
const reply = shares(raceWinner, best, near);
const percent = (share) => (share === undefined ? '' : `${(100 * share).toFixed(2)} %`);
const rows = [20, 30, 40, 60, 80, 113].map(
  (steps) => `| ${steps} | ${percent(against[steps])} | ${percent(limit[steps])} | ${percent(reply[steps])} |`,
);
const head =
  '| steps to the summit | level 3 against level 2 | the best player against level 2 | level 3 against the best player |';
const table = [head, '| ---: | ---: | ---: | ---: |', ...rows].join('\n');
console.log((await format(table, { parser: 'markdown' })).trimEnd());
