// Takes the pictures that messengers show beside a link (demo/pictures) and the icons of the installed site (demo/icons), with
// Chromium. Each picture shows the real element after some moves. Run `npm run build` first.
import { createServer } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { programs } from './browsers.mjs';
import { root } from './bundle/entries.mjs';
import { answer } from './files.mjs';
import { games } from './site/games.mjs';
import { size } from './site/pictures.mjs';

/**
 * The settings for the picture of each game: its element, its width in pixels, whether it fills the height of the picture,
 * and the number of moves made.
 */
const shown = {
  plyt: { tag: 'plyt-board', with: { players: 'Ada, Ben', cards: 'off', timer: 'none' }, width: 760, moves: 26 },
  sequence: { tag: 'sequence-board', with: { players: 'Ada, Ben' }, width: 600, moves: 23, fits: true },
  multiplay: { tag: 'multiplay-grid', with: { players: 'Ada, Ben, Cleo' }, width: 760, moves: 44 },
  pytagora: { tag: 'pytagora-board', with: { players: 'Ada, Ben', cover: 'off' }, width: 600, moves: 4, fits: true },
  'plus-and-minus': {
    tag: 'pytagora-board',
    with: { game: 'plus-and-minus', players: 'Ada, Ben', cover: 'off' },
    width: 600,
    moves: 3,
    fits: true,
  },
  'up-and-down': { tag: 'pytagora-square', with: { players: 'Ada, Ben' }, width: 760, moves: 30 },
  tables: { tag: 'pytagora-tables', with: { players: 'Ada, Ben', answer: 'false' }, width: 760, moves: 8 },
};

const icon = readFileSync(join(root, 'demo/icon.svg'), 'utf8');

const styles = `
* { box-sizing: border-box }
body { position: relative; width: 1200px; height: 630px; margin: 0; overflow: hidden; background: linear-gradient(115deg, #0b4a73, #0067a3 60%, #2f8fc0);
  color: #fff; font-family: 'Nunito', 'Cantarell', 'DejaVu Sans', system-ui, sans-serif }
.said { position: absolute; inset: 64px auto 56px 64px; width: 440px; display: flex; flex-direction: column }
h1 { margin: 0 0 20px; font-size: 60px; line-height: 1.04; letter-spacing: -.02em; text-wrap: balance }
p { margin: 0; font-size: 30px; line-height: 1.35; text-wrap: balance }
.by { margin-top: auto; display: flex; align-items: center; gap: 16px; font-size: 30px; font-weight: 700 }
.by svg { width: 60px; height: 60px; filter: drop-shadow(0 2px 6px #0006) }
.stage { position: absolute; left: 552px; top: 48px; width: 760px; border-radius: 22px; overflow: hidden; background: #fbf7f0;
  box-shadow: 0 24px 60px #0007, 0 0 0 1px #0003 }
.fits > * { display: block; height: 534px }
.first { left: 500px; top: 210px; transform: rotate(-7deg) }
.second { left: 720px; top: 40px; transform: rotate(5deg) }
`;

const page = (title, about, stage) => `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles}</style>
<div class="said"><h1>${title}</h1><p>${about}</p><div class="by">${icon}Abacade</div></div>${stage}</html>`;

const elementOf = ({ tag, with: attributes }) =>
  `<${tag} theme="light" ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')}></${tag}>`;

const scripts = (...names) =>
  names.map((name) => `<script type="module" src="/dist/cdn/${shown[name].tag}.js"></script>`).join('');

const stage = (name, more = shown[name].fits ? 'fits' : '') =>
  `<div class="stage ${more}" style="width: ${shown[name].width}px">${elementOf(shown[name])}</div>`;

/** The pages to photograph, by name: one for each game, and one for all of them. */
const pages = new Map([
  ...games.map(({ name, title, about }) => [name, page(title, about, stage(name) + scripts(name))]),
  [
    'abacade',
    page(
      'Number board games',
      'For any web page and any course. Nothing leaves the device.',
      stage('multiplay', 'first') + stage('plyt', 'second') + scripts('multiplay', 'plyt'),
    ),
  ],
]);

/** The icon without rounded corners, for devices that crop icons to a shape: the essential part is in the middle. */
const maskable = icon
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -5 40 40"')
  .replace('<rect', '<rect x="-4" y="-5" width="40" height="40" fill="#fbf7f0" /><rect');
const icons = [
  { name: 'icon-192', width: 192, drawing: icon },
  { name: 'icon-512', width: 512, drawing: icon },
  { name: 'maskable-512', width: 512, drawing: maskable },
];

const server = createServer((request, response) => {
  const made = pages.get(request.url.slice(1));
  if (made) response.writeHead(200, { 'content-type': 'text/html' }).end(made);
  else
    void answer(root, request.url).then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await puppeteer.launch({ executablePath: programs().chromium.path, args: ['--no-sandbox'] });

/** Makes a number of moves in each game of the page: any legal ones, but the same in each run. Runs in the page. */
async function play(moves) {
  const rest = (ms) => new Promise((resume) => setTimeout(resume, ms));
  const boards = [...globalThis.document.querySelectorAll('.stage > *')];
  for (const board of boards) while (!board.match || !board.toText()) await rest(20);
  let seed = 7;
  const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
  for (const [i, board] of boards.entries()) {
    for (let made = 0; made < moves[i]; made++) {
      const { rules: game, state } = board;
      const turn = game.turn(state);
      if (turn.kind === 'over') break;
      const all = turn.kind === 'chance' ? [] : [...game.moves(state)];
      // Passing or taking would leave the table empty.
      const better = all.filter((move) => !/pass|exchange|draw|take/.test(JSON.stringify(move)));
      const from = better.length > 0 ? better : all;
      board.play(turn.kind === 'chance' ? game.chance(state, random) : from[random(from.length)]);
      await rest(40);
    }
  }
  await rest(1500);
}

const only = process.argv.slice(2);
for (const folder of ['pictures', 'icons']) mkdirSync(join(root, 'demo', folder), { recursive: true });

async function open(address, viewport) {
  const tab = await browser.newPage();
  await tab.setViewport(viewport);
  await tab.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await tab.goto(address);
  return tab;
}

const keep = (path, bytes) => {
  writeFileSync(join(root, 'demo', path), bytes);
  console.log(`demo/${path}: ${(bytes.length / 1000).toFixed(0)} kB`);
};

for (const name of pages.keys()) {
  if (only.length > 0 && !only.includes(name)) continue;
  const tab = await open(`${origin}/${name}`, size);
  await tab.evaluate(play, name === 'abacade' ? [44, 26] : [shown[name].moves]);
  keep(`pictures/${name}.jpg`, await tab.screenshot({ type: 'jpeg', quality: 72 }));
  await tab.close();
}
for (const { name, width, drawing } of icons) {
  const tab = await open('about:blank', { width, height: width });
  await tab.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  keep(`icons/${name}.png`, await tab.screenshot({ omitBackground: true }));
  await tab.close();
}

await browser.close();
server.close();
