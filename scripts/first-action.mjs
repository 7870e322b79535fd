// Measures when a game is ready for its first action on a slowed Chromebook (CPU ÷ 4, 8 Mbit/s, 40 ms) with an empty
// cache, and what it fetches until then. Run `npm run build` first.
//   npm run -s first-action                                      each element, five runs
//   npm run -s first-action -- --only=plyt-board --runs=9
//   npm run -s first-action -- --against=/path/of/another/checkout   alternates both, for comparison
import { once } from 'node:events';
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import puppeteer from 'puppeteer-core';
import { programs } from './browsers.mjs';
import { gameTags, root } from './bundle/entries.mjs';
import { answer } from './files.mjs';
import { lookUp } from './look-up.mjs';

const { values: given } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    against: { type: 'string', default: '' },
  },
});

/** The control that a person presses first in a game of two, by element. */
const first = {
  'multiplay-grid': '.roll',
  'plyt-board': '.throw',
  'sequence-board': '.actions .primary',
  'pytagora-board': '.cover button', // two people who share a device hide their pieces from each other
  'pytagora-square': '.slot.fits, .actions .bag',
  'pytagora-tables': '.actions .bag',
};

/** Milliseconds to wait for that control. */
const patience = 15_000;

const pageOf = (tag) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${tag}</title>
<style>body { margin: 0 } ${tag} { block-size: 100vh }</style>
<${tag} players="Ada, Ben"></${tag}>
<script type="module" src="/dist/cdn/${tag}.js"></script></html>`;

/** Serves the files of a checkout, gzipped, as a web server would. */
async function serve(folder) {
  const packed = new Map();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const html = { 'content-type': 'text/html' };
    if (pathname === '/page') return void response.writeHead(200, html).end(pageOf(searchParams.get('tag')));
    void answer(folder, request.url).then(({ status, headers, body }) => {
      if (!packed.has(pathname)) packed.set(pathname, gzipSync(body));
      response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(packed.get(pathname));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { folder, origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Returns the time at which that control has been drawn, or undefined if it takes longer than `patience`. Runs in the page, after `lookUp`. */
function firstAction(tag, selector, patience) {
  return new Promise((resolve) => {
    const look = () => {
      const board = globalThis.document.querySelector(tag);
      if (board?.match && globalThis.findAll(board, selector).length) setTimeout(() => resolve(performance.now()));
      else if (performance.now() > patience) resolve(undefined);
      else setTimeout(look, 4);
    };
    look();
  });
}

const browser = await puppeteer.launch({
  executablePath: programs().chromium.path,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});

async function measure({ origin, folder }, tag) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const client = await page.createCDPSession();
  let bytes = 0;
  let requests = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 1e6,
    uploadThroughput: 1e6,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.setViewport({ width: 1280, height: 720 });
  await page.evaluateOnNewDocument(lookUp);
  await page.goto(`${origin}/page?tag=${tag}`, { waitUntil: 'domcontentloaded' });
  const ms = await page.evaluate(firstAction, tag, first[tag], patience);
  if (ms === undefined) throw new Error(`<${tag}> in ${folder} has not drawn "${first[tag]}" in ${patience} ms.`);
  const result = { ms, bytes, requests };
  await context.close();
  return result;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const folders = [root, given.against].filter(Boolean);
const servers = await Promise.all(folders.map(serve));
const wanted = gameTags.filter((tag) => tag.includes(given.only));
for (const tag of wanted) {
  const runs = folders.map(() => []);
  for (let run = 0; run < Number(given.runs); run++) {
    for (const [i, server] of servers.entries()) runs[i].push(await measure(server, tag));
  }
  folders.forEach((folder, i) => {
    const of = (key) => median(runs[i].map((one) => one[key]));
    const name = folders.length > 1 ? `${tag} (${i ? 'against' : 'here'})` : tag;
    console.log(
      `${name}: ${of('ms').toFixed(0)} ms, ${(of('bytes') / 1000).toFixed(0)} kB, ${of('requests')} requests`,
    );
  });
}
for (const server of servers) server.close();
await browser.close();
