// Plays games from the files in dist/, to the end if there are enough clicks, and prints the longest tasks of the
// page's main thread while loading and playing, and how they spent their time. Run `npm run build` first.
//   npm run -s long-tasks                                  all games, three runs each
//   npm run -s long-tasks -- --only=pytagora-board --runs=1 --functions
// It measures the thread's processor time and multiplies it by six for a slow device. A busy machine increases that,
// too, by half or more, so compare only measurements made at the same time.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { programs } from './browsers.mjs';
import { root } from './bundle/entries.mjs';
import { answer } from './files.mjs';
import { games, next, prepare } from './long-tasks/play.mjs';
import { lookUp } from './look-up.mjs';
import { categories, profiler, tasksIn } from './long-tasks/trace.mjs';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    against: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    clicks: { type: 'string', default: '120' },
    functions: { type: 'boolean', default: false },
    folder: { type: 'string', default: root },
  },
});
const slowness = 6;
/** Milliseconds between taps, because controls that appear under a finger ignore taps for a moment. */
const between = 330;
const { games: rules, ready } = await import(`${given.folder}/dist/rules.js`).then(async (module) => ({
  ...module,
  ready: (await import(`${given.folder}/dist/core.js`)).ready,
}));
await ready();

const pageOf = (tag, players) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${tag}</title>
<style>body { margin: 0 } ${tag} { block-size: 100vh }</style>
<${tag} players="${players}" persist="long-tasks"></${tag}>
<script type="module" src="/dist/cdn/${tag}.js"></script></html>`;

const server = createServer((request, response) => {
  const send = ({ status = 200, headers, body }) => response.writeHead(status, headers).end(body);
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname === '/page') {
    const body = pageOf(searchParams.get('tag'), searchParams.get('players'));
    send({ headers: { 'content-type': 'text/html' }, body });
  } else void answer(given.folder, request.url).then(send);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Records a trace of the page while `work` runs. */
async function traced(page, work) {
  const client = await page.createCDPSession();
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    traceConfig: {
      includedCategories: [...categories, ...(given.functions ? [profiler] : [])],
      excludedCategories: ['*'],
      traceBufferSizeInKb: 400_000,
    },
    transferMode: 'ReportEvents',
  });
  await work();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  const { dataLossOccurred } = await complete;
  if (dataLossOccurred) console.error('The trace was too long, so part of it is lost.');
  await client.detach();
  return events;
}

/** Returns a move of Pytagora with the cells of its new pieces: the longest of those with the most points. */
function planned(text) {
  const game = rules.pytagora;
  const read = game.read(text);
  if (!read.ok) throw new Error(read.message);
  const { value: state } = read;
  const moves = [...game.moves(state)];
  const lays = moves.filter(({ type }) => type === 'lay').sort((a, b) => b.text.length - a.text.length);
  const move = lays[0] ?? moves.find(({ type }) => type === 'exchange') ?? moves[0];
  if (move.type !== 'lay') return move;
  const before = new Set(
    state.equations.flatMap((one) =>
      [...one.text].map((_, i) => `${one.x + (one.down ? 0 : i)} ${one.y + (one.down ? i : 0)}`),
    ),
  );
  const cells = [...move.text].map((glyph, i) => ({
    glyph,
    x: move.x + (move.down ? 0 : i),
    y: move.y + (move.down ? i : 0),
  }));
  return { ...move, cells: cells.filter(({ x, y }) => !before.has(`${x} ${y}`)) };
}

/** Plays until the game is over, or for a number of clicks. */
async function play(page, tag) {
  let plan;
  let ply;
  let clicks = 0;
  for (let waits = 0; clicks < Number(given.clicks) && waits < 400;) {
    const now = await page.evaluate((of) => globalThis.document.querySelector(of).match?.ply, tag);
    if (now !== ply) plan = undefined;
    ply = now;
    const step = await page.evaluate(next, tag, plan, clicks);
    if (step === 'done') return;
    if (step === 'wait') {
      waits++;
      await rest(40);
      continue;
    }
    waits = 0;
    if (step === 'plan')
      plan = planned(await page.evaluate((of) => globalThis.document.querySelector(of).toText(), tag));
    else if (step === 'play') {
      const { cells, ...move } = plan;
      await page.evaluate((of, to) => globalThis.document.querySelector(of).play(to), tag, move);
    } else {
      clicks++;
      await page.mouse.click(step.x, step.y);
    }
    await rest(step === 'plan' || step === 'play' ? 60 : between);
  }
}

async function run(browser, tag, players, seed) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${tag}: ${error.message}`));
  await page.setViewport({ width: 1024, height: 768 });
  await page.evaluateOnNewDocument(lookUp);
  await page.evaluateOnNewDocument(prepare, seed);
  const loading = await traced(page, async () => {
    await page.goto(`${origin}/page?tag=${tag}&players=${encodeURIComponent(players)}`, { waitUntil: 'networkidle0' });
    await rest(300);
  });
  const playing = await traced(page, async () => {
    await play(page, tag);
    await rest(300);
  });
  const plies = await page.evaluate((of) => globalThis.document.querySelector(of).match.ply, tag);
  const isOver = await page.evaluate((of) => globalThis.document.querySelector(of).match.isOver, tag);
  await context.close();
  return { loading: tasksIn(loading, 2), playing: tasksIn(playing, 2), plies, isOver };
}

const median = (values) => [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
const slowed = (ms) => Math.round(ms * slowness);
const spentOn = ({ spent }) =>
  Object.entries(spent)
    .sort((a, b) => b[1] - a[1])
    .filter(([, ms]) => slowed(ms) >= 5)
    .map(([kind, ms]) => `${kind} ${slowed(ms)}`)
    .join(', ');

/**
 * Returns a line: the medians of the longest, second and fifth tasks, and how the longest of the median run was spent.
 */
function line(name, when, runs) {
  const at = (rank) => slowed(median(runs.map((tasks) => tasks[rank]?.ms ?? 0)));
  const middle = runs.find((tasks) => slowed(tasks[0]?.ms ?? 0) === at(0));
  const over = median(runs.map((tasks) => tasks.filter(({ ms }) => slowed(ms) > 100).length));
  return `| ${name} | ${when} | ${at(0)} | ${at(1)} | ${at(4)} | ${over} | ${middle?.[0] ? spentOn(middle[0]) : ''} |`;
}

const browser = await puppeteer.launch({ executablePath: programs().chromium.path, args: ['--no-sandbox'] });
const lines = [
  '| game | when | longest | second | fifth | over 100 | the longest was spent on |',
  '| --- | --- | ---: | ---: | ---: | ---: | --- |',
];
for (const [tag, { level }] of Object.entries(games).filter(([name]) => name.startsWith(given.only))) {
  for (const [name, players] of [
    ['two people', 'Ada, Ben'],
    [`computer, level ${level}`, `Ada, bot:${level}`],
  ]) {
    if (given.against && !name.startsWith(given.against)) continue;
    const runs = [];
    for (let seed = 1; seed <= Number(given.runs); seed++) {
      const done = await run(browser, tag, players, seed);
      console.error(
        `${tag}, ${name}: ${done.plies} moves, ${done.isOver ? 'over' : 'not over'}, ${slowed(done.loading[0]?.ms ?? 0)} / ${slowed(done.playing[0]?.ms ?? 0)} ms`,
      );
      runs.push(done);
      if (!given.functions) continue;
      for (const [when, tasks] of [
        ['loading', done.loading],
        ['playing', done.playing],
      ]) {
        for (const task of tasks.slice(0, 6)) {
          console.error(`\n  ${when}: ${slowed(task.ms)} ms: ${spentOn(task)}`);
          const show = (list) =>
            list
              .slice(0, 14)
              .map(([of, ms]) => `${slowed(ms)} ${of}`)
              .join('\n      ');
          console.error(
            `    on top:\n      ${show(task.functions.self)}\n    in all:\n      ${show(task.functions.total)}`,
          );
        }
      }
    }
    lines.push(
      line(
        `\`${tag}\``,
        `${name}, loading`,
        runs.map(({ loading }) => loading),
      ),
    );
    lines.push(
      line(
        `\`${tag}\``,
        `${name}, in play`,
        runs.map(({ playing }) => playing),
      ),
    );
  }
}
console.log(lines.join('\n'));
await browser.close();
server.close();
