// Computes the race of two players in Sequence over all positions, and prints the section "Two climbers, computed
// exactly" of docs/strength.md. Takes about two minutes.
//   node scripts/race.mjs > table.md
import { join } from 'node:path';
import { root } from './bundle/entries.mjs';
import { importSources } from './bundle/node.mjs';
import { format } from './format.mjs';

const { bestPlayer, mostSteps, mutualOptimum, raceWinner, shares } = await importSources(
  join(root, 'test/bench/sequence-reckoned.ts'),
);

// The best player is computed for short distances only: 113 steps take more than twice as long as everything else.
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
console.log(await format('race.md', table));
const { first, second } = ours[far];
console.log(
  `${far} steps: level 3 wins ${percent(first, 1)} of the games that it begins, ${percent(second, 1)} of the others.`,
);
