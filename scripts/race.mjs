// Reckons the race of two in Sequence over all positions and prints what docs/strength.md says of it, "Two climbers, reckoned".
// It takes some five minutes of one core.
//   node scripts/race.mjs > table.md
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outfile = join(root, 'build/bench/sequence-reckoned.mjs');
const entryPoints = [join(root, 'test/bench/sequence-reckoned.ts')];
await build({ entryPoints, outfile, bundle: true, format: 'esm', target: 'es2022' });
const { bestPlayer, mostSteps, mutualOptimum, raceWinner, shares } = await import(outfile);

const far = 113;
const best = bestPlayer(mutualOptimum(far));
const columns = [
  ['level 3 against level 2', shares(raceWinner, mostSteps, far)],
  ['the best player against level 2', shares(best, mostSteps, far)],
  ['level 3 against the best player', shares(raceWinner, best, far)],
];
const percent = (share, digits) => `${(100 * share).toFixed(digits)} %`;
const half = ({ first, second }) => percent((first + second) / 2, 2);
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  line(['steps to the summit', ...columns.map(([title]) => title)]),
  line(['---:', ...columns.map(() => '---:')]),
  ...[20, 30, 40, 60, 80, far].map((steps) => line([steps, ...columns.map(([, found]) => half(found[steps]))])),
].join('\n');
console.log(await format(table, { parser: 'markdown' }));
for (const [title, found] of columns) {
  const { first, second } = found[far];
  console.log(`${far} steps, ${title}: ${percent(first, 1)} of the games begun, ${percent(second, 1)} of the others.`);
}
