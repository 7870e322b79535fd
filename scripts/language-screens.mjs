// Checks the screens of every game in every language on a phone of 320 × 568 pixels, saves a picture of each in
// build/languages, and lists texts that are cut or overflow. `npm run languages -- ar de` checks only these languages.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { programs } from './browsers.mjs';
import { root } from './bundle/entries.mjs';
import { bundleForPages } from './bundle/pages.mjs';
import { entry } from './bundle/plugins.mjs';
import { answer } from './files.mjs';
import { readLanguages } from './words/read.mjs';

const asked = process.argv.slice(2).filter((one) => !one.startsWith('-'));
// A region may have a notation of its own.
const all = readLanguages().flatMap(({ tag, regions = {} }) => [
  tag,
  ...Object.keys(regions).map((names) => `${tag}-${names.split(' ')[0]}`),
]);
const unknown = asked.filter((tag) => !all.includes(tag));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', no ')}: ${all.join(', ')}.`);
  process.exit(2);
}

const out = join(root, 'build/languages');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await bundleForPages(
  { tour: 'entry' },
  { dir: join(out, 'pages') },
  {
    condition: 'production',
    plugins: entry(`import './test/browser/support/elements.js';
      export { tour, toured } from './test/browser/support/tour.js';
      export { lackRoom } from './test/browser/support/room.js';`),
  },
);

const page =
  '<!doctype html><meta charset="utf-8"><title>Screens</title><style>body { margin: 0 }</style><main></main>';
const server = createServer(async ({ url }, response) => {
  const { status, headers, body } =
    url === '/' ? { status: 200, headers: { 'content-type': 'text/html' }, body: page } : await answer(root, url);
  response.writeHead(status, headers).end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await puppeteer.launch({
  executablePath: programs().chromium.path,
  args: ['--no-sandbox', '--disable-gpu'],
});

let pictures = 0;
const found = [];
for (const lang of asked.length > 0 ? asked : all) {
  const tab = await browser.newPage();
  await tab.setViewport({ width: 320, height: 568 });
  await tab.goto(`http://127.0.0.1:${server.address().port}/`);
  await tab.exposeFunction('shown', async (name, faults) => {
    pictures++;
    writeFileSync(join(out, `${name}.png`), await tab.screenshot({ captureBeyondViewport: false }));
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  });
  await tab
    .evaluate(async (tag) => {
      const { tour, toured, lackRoom } = await import('/build/languages/pages/tour.js');
      const { document, shown } = globalThis;
      document.documentElement.lang = tag;
      for (const { tag: element, attributes } of toured)
        for await (const [name, board] of tour(element, { ...attributes, lang: tag }, document.querySelector('main')))
          await shown(`${tag} ${element} ${name}`, lackRoom(board));
    }, lang)
    .catch((error) => found.push(`${lang}: ${error.message}`));
  await tab.close();
}
await browser.close();
server.close();
for (const fault of found) console.error(fault);
console.log(`${pictures} pictures in build/languages, ${found.length} faults`);
if (found.length > 0) process.exitCode = 1;
