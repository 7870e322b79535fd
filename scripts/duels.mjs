// Lets the levels of the computer players meet and prints the table of docs/strength-<game>.md.
//   node scripts/duels.mjs sequence > table.md
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const here = join(root, 'test/bench');
const all = readdirSync(here).flatMap((file) => /^tournament-([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) throw new Error(`There is no tournament of ${unknown.join(', ')}; there are ${all.join(', ')}.`);

for (const name of wanted.length ? wanted : all) {
  const outfile = join(root, 'build/bench', `tournament-${name}.mjs`);
  const contents = `export { tournament } from './tournament-${name}.js'; export { run, tableOf } from './duel.js';`;
  await build({ stdin: { contents, resolveDir: here }, bundle: true, format: 'esm', target: 'es2022', outfile });
  const { tournament, run, tableOf } = await import(outfile);
  const results = await run(tournament, ({ title, games, won }) => console.error(`${title}: ${won} of ${games}`));
  console.log((await format(`## ${tournament.title}\n\n${tableOf(results)}`, { parser: 'markdown' })).trimEnd());
}
