// Plays the levels of computer players against each other. Results are stored in build/tournament, in parts; a part that is played
// again has the same result.
//   npm run tournament                                        all pairings of all games, takes hours
//   npm run tournament -- --game=sequence                     of one game
//   npm run tournament -- --game=multiplay --only="level 4 against level 3" --from=100 --games=100       a part of one
//   npm run tournament -- --table                             writes the stored results into the tables of docs/strength.md
//   npm run tournament -- --clear --game=plyt                 deletes the parts of a game
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { importSources } from '../../scripts/bundle/node.mjs';
import { format } from '../../scripts/format.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../build/tournament/', import.meta.url));
const page = fileURLToPath(new URL('../../docs/strength.md', import.meta.url));

const text = { type: 'string' };
const flag = { type: 'boolean' };
const options = { game: text, only: text, from: text, games: text, table: flag, clear: flag };
const { values: wanted } = parseArgs({ options });

function whole(name) {
  const value = wanted[name];
  if (value !== undefined && !/^\d+$/.test(value)) throw new Error(`--${name} is a whole number.`);
  return value === undefined ? undefined : Number(value);
}

const load = (name) =>
  importSources({
    text: `export { tournament } from './test/bench/${name}.tournament.js'; export * from './test/bench/tournament.js';`,
  });

/** Returns the beginning of the file names of a pairing's parts. */
const startOf = (name, { title }) => `${name}--${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--`;
const partsOf = (start) => readdirSync(out).filter((file) => file.startsWith(start) && file.endsWith('.json'));
const clear = (start) => partsOf(start).forEach((file) => rmSync(join(out, file)));

/** Returns every part once: a game in two overlapping parts would count twice. */
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

async function play(name, { tournament, rowOf }, pairings) {
  for (const pairing of pairings) {
    const start = startOf(name, pairing);
    const from = whole('from') ?? 0;
    const games = whole('games') ?? pairing.games;
    if (wanted.from === undefined) clear(start); // the whole pairing is played again
    const score = await tournament.play(pairing, from, games);
    writeFileSync(join(out, `${start}${from}-${games}.json`), JSON.stringify(score));
    console.log(rowOf(pairing, score));
  }
}

/** Writes the rows of the games that have results; the others remain. */
async function writeTable(name, { tournament, sum, headOf, rowOf }) {
  const whole = readFileSync(page, 'utf8');
  const mark = `<!-- ${name} -->\n`;
  const at = whole.indexOf(mark) + mark.length;
  if (at < mark.length) throw new Error(`docs/strength.md has no place for ${name}.`);
  const end = whole.indexOf('<!-- / -->', at);
  const before = whole.slice(at, end).split('\n');
  const rows = tournament.pairings.flatMap((pairing) => {
    const parts = kept(startOf(name, pairing));
    if (parts.length) return rowOf(pairing, sum(parts));
    return before.filter((row) => row.split('|')[1]?.trim() === pairing.title);
  });
  const table = await format('table.md', [headOf(tournament), ...rows].join('\n'));
  writeFileSync(page, `${whole.slice(0, at)}\n${table}\n${whole.slice(end)}`);
}

mkdirSync(out, { recursive: true });
const all = readdirSync(here).flatMap((file) => /^([\w-]+)\.tournament\.ts$/.exec(file)?.[1] ?? []);
if (wanted.game && !all.includes(wanted.game)) throw new Error(`--game is one of ${all.join(', ')}.`);
if (wanted.only && !wanted.game) throw new Error('--only goes with --game.');
for (const name of wanted.game ? [wanted.game] : all) {
  const loaded = await load(name);
  const { pairings } = loaded.tournament;
  const chosen = pairings.filter(({ title }) => !wanted.only || title === wanted.only);
  if (!chosen.length) throw new Error(`--only is one of "${pairings.map(({ title }) => title).join('", "')}".`);
  if (wanted.clear) chosen.forEach((pairing) => clear(startOf(name, pairing)));
  else if (wanted.table) await writeTable(name, loaded);
  else await play(name, loaded, chosen);
}
