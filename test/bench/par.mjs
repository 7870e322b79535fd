// Measures par, the number of turns that a computer player of level 2 takes alone, and writes the table of docs/par.md.
//   npm run par                    everything, 1,000 games each
//   npm run par -- --games=200
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importSources } from '../../scripts/bundle/node.mjs';
import { format } from '../../scripts/format.mjs';

const page = fileURLToPath(new URL('../../docs/par.md', import.meta.url));
const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });

const { courses } = await importSources(fileURLToPath(new URL('par.ts', import.meta.url)));

const rows = [];
for (const { game, name, par, turns } of await courses()) {
  let sum = 0;
  const games = Number(values.games);
  for (let seed = 0; seed < games; seed++) sum += await turns(seed);
  const mean = sum / games;
  console.log(game, name, mean.toFixed(2), Math.round(mean) === par ? '' : `(par is ${par})`);
  rows.push(`| ${game} | ${name} | ${games} | ${mean.toFixed(2)} | ${Math.round(mean)} |`);
}
const table = ['| game | options | games | turns on average | par |', '| --- | --- | ---: | ---: | ---: |', ...rows];
const text = readFileSync(page, 'utf8').replace(
  /<!-- par -->[^]*<!-- \/ -->/,
  `<!-- par -->\n\n${table.join('\n')}\n\n<!-- / -->`,
);
writeFileSync(page, await format(page, text));
