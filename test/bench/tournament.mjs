// Lets the levels of computer players meet, and prints the table of docs/strength.md.
//   npm run -s tournament                                          all pairs, 400 games each: an hour
//   npm run -s tournament -- --game=multiplay --players=2 --pair=4-3 --from=0 --games=100     a part
//   npm run -s tournament -- --table > docs/strength.md            the table of all parts played so far
// A part is kept in build/tournament, and is the same whenever it is played.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { format } from 'prettier';

const here = fileURLToPath(new URL('.', import.meta.url));
const out = fileURLToPath(new URL('../../build/tournament/', import.meta.url));
const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const whole = (name, usual) => {
  const value = Number(option(name) ?? usual);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number.`);
  return value;
};

mkdirSync(out, { recursive: true });
const names = readdirSync(here)
  .filter((file) => file.endsWith('.tournament.ts'))
  .map((file) => file.split('.')[0]);
const wanted = option('game');
if (wanted && !names.includes(wanted)) throw new Error(`--game must be one of ${names.join(', ')}.`);
const percent = (share) => `${(100 * share).toFixed(1)} %`;
const onlyTable = process.argv.includes('--table');
if (process.argv.includes('--clear')) rmSync(out, { recursive: true, force: true });

async function load(name) {
  const outfile = join(out, `${name}.mjs`);
  await build({
    entryPoints: [join(here, `${name}.tournament.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  return import(outfile);
}

/** The parts of a pair, added up. */
function kept(name, players, pair) {
  const start = `${name}-${players}-${pair}-`;
  const parts = readdirSync(out).filter((file) => file.startsWith(start) && file.endsWith('.json'));
  const sum = { games: 0, wins: 0, lead: 0, thoughts: 0, ms: 0 };
  for (const part of parts) {
    const score = JSON.parse(readFileSync(join(out, part), 'utf8'));
    for (const key of Object.keys(sum)) sum[key] += score[key];
  }
  return sum;
}

const levelName = (level) => (level === '0' ? 'any move' : `level ${level}`);

function row(players, pair, { games, wins, lead, thoughts, ms }, wilson) {
  const [one, others] = pair.split('-');
  const [low, high] = wilson(wins, games);
  const cells = [
    players,
    `${levelName(one)} against ${players > 2 ? `${players - 1} of ` : ''}${levelName(others)}`,
    games,
    percent(wins / games),
    `${percent(low)} to ${percent(high)}`,
    percent(1 / players),
    (lead / games).toFixed(1),
    (ms / thoughts).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

const page = [];
for (const name of wanted ? [wanted] : names) {
  const { contest, pairs, play, title, wilson } = await load(name);
  page.push(
    `## ${title}`,
    '| players | who | games | won | 95 % sure | equals would win | points ahead | ms a thought |\n| ---: | --- | ---: | ---: | --- | ---: | ---: | ---: |',
  );
  const rows = [];
  for (const [players, all] of Object.entries(pairs)) {
    if (!onlyTable && option('players') && option('players') !== players) continue;
    for (const pair of all) {
      if (!onlyTable && option('pair') && option('pair') !== pair) continue;
      const [one, others] = pair.split('-').map(Number);
      if (!onlyTable) {
        const from = whole('from', 0);
        const games = whole('games', 400);
        const score = await play(contest, { one, others, players: Number(players) }, from, games);
        writeFileSync(join(out, `${name}-${players}-${pair}-${from}-${games}.json`), JSON.stringify(score));
        rows.push(row(players, pair, score, wilson));
        console.error(rows.at(-1));
      } else {
        const score = kept(name, players, pair);
        if (score.games) rows.push(row(players, pair, score, wilson));
      }
    }
  }
  page[page.length - 1] += `\n${rows.join('\n')}`;
}
const head = `# How strong the levels are

Made by \`npm run -s tournament\` on ${new Date().toISOString().slice(0, 10)}. A player of one level meets others of the level below and sits on each seat
in turn, with the same deal and the same dice. A shared win counts as a share of one. The interval is Wilson's. Every game can be
played again: dice and whims come from seeds.`;
console.log((await format([head, ...page].join('\n\n'), { parser: 'markdown' })).trimEnd());
