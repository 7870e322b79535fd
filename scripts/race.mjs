// Reckons the race of two in Sequence over all positions and prints what docs/strength.md says of it, "Two climbers, computed exactly".
// It takes some two minutes of one core.
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

// The best player is reckoned for short ways only: for 113 steps it takes more than twice as long as all else.
const [far, near] = [113, 60];
const best = bestPlayer(mutualOptimum(near));
const ours = shares(raceWinner, mostSteps, far);
const columns = [
  ['level 3 against level 2', ours],
  ['the best player against level 2', shares(best, mostSteps, near)],
  ['level 3 against the best player', shares(raceWinner, best, near)],
];
const percent = (share, digits) => `${(100 * share).toFixed(digits)} %`;
const half = (share) => (share ? percent((share.first + share.second) / 2, 2) : '');
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  line(['steps to the summit', ...columns.map(([title]) => title)]),
  line(['---:', ...columns.map(() => '---:')]),
  ...[20, 30, 40, 60, 80, far].map((steps) => line([steps, ...columns.map(([, found]) => half(found[steps]))])),
].join('\n');
console.log(await format(table, { parser: 'markdown' }));
const { first, second } = ours[far];
console.log(
  `${far} steps: level 3 wins ${percent(first, 1)} of the games that it begins, ${percent(second, 1)} of the others.`,
);
