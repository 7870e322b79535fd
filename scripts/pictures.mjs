// Takes the screenshots in docs/pictures with Chromium: the builder, and a package in a platform's frame. The drawings
// (*.svg) are made by hand. Run `npm run build` first.
import { createServer } from 'node:http';
import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { programs } from './browsers.mjs';
import { root } from './bundle/entries.mjs';
import { answer } from './files.mjs';
import { fileOfPackage } from '../test/pages/packages.mjs';

/** A page around a package that acts as a SCORM 1.2 platform and accepts everything. */
const course = (address) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>
<style>body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #fff } iframe { width: 867px; height: 640px; border: 1px solid #ccc }</style>
<h1 style="font-size: 24px">Week 7: climb the mountain</h1>
<script>
const kept = {};
window.API = {
  LMSInitialize: () => 'true', LMSFinish: () => 'true', LMSCommit: () => 'true',
  LMSGetValue: (name) => kept[name] ?? '', LMSSetValue: (name, value) => ((kept[name] = value), 'true'),
  LMSGetLastError: () => '0', LMSGetErrorString: () => '', LMSGetDiagnostic: () => '',
};
</script>
<iframe src="${address}" title="PLYT"></iframe></html>`;

const query = 'game=plyt&players=Ada, Ben&cards=off&score=share-right';
const start = `/package/scorm12/${encodeURIComponent(query)}/index.html`;

const server = createServer((request, response) => {
  const send = ({ status = 200, headers, body }) => response.writeHead(status, headers).end(body);
  if (request.url === '/course') send({ headers: { 'content-type': 'text/html' }, body: course(start) });
  else if (request.url.startsWith('/package/')) {
    void fileOfPackage(request.url).then((file) => send(file ?? { status: 404 }));
  } else void answer(root, request.url).then(send);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;

const browser = await puppeteer.launch({ executablePath: programs().chromium.path, args: ['--no-sandbox'] });

const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(path, width, height) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: 'light' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(origin + path);
  return page;
}

/** Saves a screenshot as WebP, which the browser encodes. */
async function keep(page, name, clip) {
  const png = await page.screenshot({ clip, captureBeyondViewport: clip !== undefined, encoding: 'base64' });
  const webp = await page.evaluate(async (data) => {
    const { atob, Blob, createImageBitmap, OffscreenCanvas } = globalThis;
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const file = await canvas.convertToBlob({ type: 'image/webp', quality: 0.6 });
    return [...new Uint8Array(await file.arrayBuffer())];
  }, png);
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), Uint8Array.from(webp));
  console.log(`docs/pictures/${name}.webp: ${(webp.length / 1000).toFixed(1)} kB`);
}

/** Returns the rectangle of a part of the builder, with a margin. `>>>` searches shadow roots, too. */
async function around(page, first, last = first, room = 20) {
  const boxes = await Promise.all(
    [first, last].map(async (selector) => (await page.$(`>>> ${selector}`)).boundingBox()),
  );
  const scrolled = await page.evaluate(() => globalThis.scrollY);
  const [top, bottom] = [boxes[0].y + scrolled - room, boxes[1].y + boxes[1].height + scrolled + room];
  return { x: 0, y: top, width: page.viewport().width, height: bottom - top };
}

const builder = await open('/demo/index.html#game=multiplay&players=Ada%2C%20Ben', 1180, 1000);
await builder.waitForSelector('>>> multiplay-grid', { visible: true });
await rest(1000);
await keep(builder, 'builder');
await builder.waitForSelector('>>> .oc.on', { visible: true });
await keep(builder, 'take', await around(builder, '.s4', '.outs', 12));

const lines = await open('/demo/index.html#game=multiplay&players=Ada%2C%20Ben', 780, 1000);
await lines.$eval('>>> input[value=div]', (choice) => choice.click());
await lines.locator('>>> #folder').fill('https://example.org/abacade/');
await lines.$eval('>>> #folder', (field) => field.blur());
await rest(500);
const page = await around(lines, '.og.page', '.og.page .todo', 12);
await keep(lines, 'lines', { ...page, x: 390, width: 390 });

const platform = await open('/course', 915, 800);
const frame = await platform.waitForFrame((one) => one.parentFrame() !== null);
await frame.waitForSelector('plyt-board', { visible: true });
await rest(1000);
// Plays a few turns with right answers, the same in each run.
await frame.$eval('plyt-board', (board) => {
  let seed = 12;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let i = 0; i < 14; i++) {
    const { rules, state } = board;
    board.play(rules.turn(state).kind === 'chance' ? rules.chance(state, random) : [...rules.moves(state)][0]);
  }
});
await rest(4000);
await keep(platform, 'in-a-course');

await browser.close();
server.close();
