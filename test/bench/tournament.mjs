// Lets the levels of computer players meet. A part is kept in build/tournament, and is the same whenever it is played.
//   npm run tournament                                        all pairings of all games, an hour and more
//   npm run tournament -- --game=sequence                     of one game
//   npm run tournament -- --game=multiplay --only="level 4 against level 3" --from=100 --games=100       a part of one
//   npm run tournament -- --table                             writes the tables of docs/strength.md from all parts
//   npm run tournament -- --clear --game=plyt                 forgets the parts of a game
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../build/tournament/', import.meta.url));
const page = fileURLToPath(new URL('../../docs/strength.md', import.meta.url));
const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const has = (name) => process.argv.includes(`--${name}`);
const whole = (name) => {
  const value = option(name) === undefined ? undefined : Number(option(name));
  if (value !== undefined && !(Number.isInteger(value) && value >= 0)) throw new Error(`--${name} is a whole number.`);
  return value;
};

mkdirSync(out, { recursive: true });
const all = readdirSync(here).flatMap((file) => /^([\w-]+)\.tournament\.ts$/.exec(file)?.[1] ?? []);
const wanted = option('game');
if (wanted && !all.includes(wanted)) throw new Error(`--game is one of ${all.join(', ')}.`);
const names = wanted ? [wanted] : all;

async function load(name) {
  const outfile = join(out, `${name}.mjs`);
  const contents = `export { tournament } from './${name}.tournament.js'; export { sum, tableOf } from './tournament.js';`;
  const stdin = { contents, resolveDir: here };
  await build({ stdin, bundle: true, format: 'esm', target: 'es2022', platform: 'node', outfile, logLevel: 'error' });
  return import(outfile);
}

const fileOf = (name, { title }) => `${name}--${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--`;
const partsOf = (start) => readdirSync(out).filter((file) => file.startsWith(start) && file.endsWith('.json'));
const clear = (start) => partsOf(start).forEach((file) => rmSync(join(out, file)));

/** Every part once: a game that stands in two of them would count twice. */
function kept(start) {
  let next = 0;
  return partsOf(start)
    .map((file) => ({ file, from: Number(file.slice(start.length).split('-')[0]) }))
    .sort((a, b) => a.from - b.from)
    .map(({ file, from }) => {
      const score = JSON.parse(readFileSync(join(out, file), 'utf8'));
      if (from < next) throw new Error(`${file} plays games again that another part has played.`);
      next = from + score.games;
      return score;
    });
}

for (const name of names) {
  if (has('clear')) clear(`${name}--`);
  const { tournament, sum, tableOf } = await load(name);
  const only = option('only');
  const pairings = tournament.pairings.filter(({ title }) => !only || title === only);
  if (!pairings.length)
    throw new Error(`--only is one of "${tournament.pairings.map(({ title }) => title).join('", "')}".`);
  if (has('table')) {
    const played = tournament.pairings
      .map((pairing) => [pairing, sum(kept(fileOf(name, pairing)))])
      .filter(([, { games }]) => games > 0);
    if (!played.length) continue;
    const table = await format(tableOf(tournament, played), { parser: 'markdown' });
    const [before, after] = [`<!-- ${name} -->\n`, `<!-- / -->`];
    const text = readFileSync(page, 'utf8');
    const at = text.indexOf(before) + before.length;
    if (at < before.length) throw new Error(`docs/strength.md has no place for ${name}.`);
    writeFileSync(page, `${text.slice(0, at)}\n${table}\n${text.slice(text.indexOf(after, at))}`);
    continue;
  }
  for (const pairing of pairings) {
    const from = whole('from') ?? 0;
    const games = whole('games') ?? pairing.games;
    if (whole('from') === undefined) clear(fileOf(name, pairing)); // the whole pairing anew
    const score = await tournament.play(pairing, from, games);
    writeFileSync(join(out, `${fileOf(name, pairing)}${from}-${games}.json`), JSON.stringify(score));
    console.log(
      tableOf(tournament, [[pairing, score]])
        .split('\n')
        .at(-1),
    );
  }
}
