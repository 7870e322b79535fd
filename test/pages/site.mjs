// Tests the static site on a server that only serves files, like an object store: below a path, without index pages and redirects. Chromium
// visits it online, offline, and when there is another version.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname } from 'node:path';
import { siteFiles } from '../../scripts/site/files.mjs';
import { withOffline } from '../../scripts/site/offline.mjs';
import { brokenLinks, inlineParts, lostPages } from './site-links.mjs';

const base = '/some/bucket/folder/';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Starts a server for files; `set` replaces them, `stop` ends the server. */
async function serve(first) {
  let files = first;
  const asked = [];
  const server = createServer((request, response) => {
    const path = decodeURI(request.url.replace(/[?#].*/, ''));
    asked.push(path);
    const bytes = path.startsWith(base) ? files.get(path.slice(base.length)) : undefined;
    const type = bytes ? (types[extname(path)] ?? 'application/octet-stream') : 'text/plain';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes ?? 'There is none.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}${base}`, asked, set: (to) => (files = to), stop };
}

/** Browsers report that WebAssembly is refused; the twin is used then: docs/security.md. */
const isMeant = (text) => text.includes('wasm-eval');

/** Opens a page; adds its errors to `problems`. Returns the open tab. */
async function open(context, address, problems) {
  const tab = await context.newPage();
  const path = address.replace(/^.*\/folder\//, '');
  const add = (text) => isMeant(text) || problems.push(`${path}: ${text}`);
  tab.on('console', (message) => ['error', 'warn'].includes(message.type()) && add(message.text()));
  tab.on('pageerror', (error) => add(String(error)));
  tab.on('requestfailed', (request) => add(`failed: ${request.url()}`));
  tab.on('response', (response) => response.status() >= 400 && add(`${response.status()}: ${response.url()}`));
  await tab.evaluateOnNewDocument(() => {
    globalThis.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      globalThis.console.warn(`violation: ${violatedDirective} ${blockedURI}`),
    );
  });
  try {
    await tab.goto(address, { waitUntil: 'load' });
    await tab.waitForFunction(() => globalThis.document.querySelectorAll(':not(:defined)').length === 0, {
      timeout: 30_000,
    });
  } catch (error) {
    add(String(error));
  }
  return tab;
}

/** Visits pages, four at a time. */
async function visit(context, addresses, problems) {
  const left = [...addresses];
  const lane = async () => {
    for (let address = left.shift(); address; address = left.shift()) {
      const tab = await open(context, address, problems);
      await tab.close();
    }
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}

/** Makes up to 12 moves in an open tab; returns their number. */
const playMoves = (tab) =>
  tab.evaluate(async () => {
    const board = () => [...globalThis.document.querySelectorAll('*')].find((one) => one.match);
    while (!board()?.toText()) await new Promise((resume) => setTimeout(resume, 20));
    for (let moves = 0; moves < 12; moves++) {
      const { rules: game, state } = board();
      const turn = game.turn(state);
      const move = turn.kind === 'chance' ? game.chance(state, () => 0) : [...game.moves(state)][0];
      if (!board().play(move).ok) return moves;
    }
    return 12;
  });

const caches = (tab) => tab.evaluate(() => globalThis.caches.keys());
/** Resolves when the site is stored on the device. */
const kept = (tab) => tab.waitForFunction(() => globalThis.navigator.serviceWorker.controller, { timeout: 30_000 });
/** Looks for another version, and resolves with the state of its installation, or `none`. */
const update = (tab) =>
  tab.evaluate(async () => {
    const registration = await globalThis.navigator.serviceWorker.ready;
    const { installing } = await registration.update();
    if (!installing) return 'none';
    return new Promise((resolve) => {
      installing.onstatechange = () => resolve(installing.state);
    });
  });

/** Returns another version of the site: one page has another heading. */
const another = (files, text) => {
  const { 'sw.js': _, 'kept-later.json': __, ...others } = Object.fromEntries(files);
  const gallery = String(others['gallery.html']).replace('<h1>Abacade</h1>', `<h1>${text}</h1>`);
  return withOffline(new Map(Object.entries({ ...others, 'gallery.html': Buffer.from(gallery) })));
};

/**
 * Returns whether a page is visited: all pages but those made alike, of which there are samples with tables, with pictures, with and
 * without a core.
 */
const isVisited = (path) =>
  path.endsWith('.html') &&
  (!/^(docs|play)\//.test(path) || /^(docs\/(index|moodle|security)|play\/(multiplay|plyt))\.html$/.test(path));

/**
 * Visits the site in steps that each take some seconds: its files, its pages online, another version of it, and offline what they asked for.
 * `problems`, `broken`, `lost`, `inline` and `strays` must be empty.
 */
export async function* visitSite(browser) {
  const files = siteFiles();
  yield { broken: brokenLinks(files), lost: lostPages(files, 'docs/index.html'), inline: inlineParts(files) };

  const pages = [...files.keys()].filter(isVisited);
  const server = await serve(files);
  const context = await browser.createBrowserContext();
  const addressOf = (path) => server.address + path;
  try {
    const problems = [];
    const first = await open(context, addressOf('gallery.html'), problems);
    await kept(first);
    await visit(context, pages.map(addressOf), problems);
    const asked = [...new Set(server.asked)].filter((path) => !path.endsWith('/sw.js'));
    yield { problems, pages: pages.length, strays: server.asked.filter((path) => !path.startsWith(base)) };

    const heading = (tab) => tab.$eval('h1', ({ textContent }) => textContent);
    await first.evaluate(() => globalThis.caches.open('of another site'));
    const second = another(files, 'Second');
    // A version of which one file has not reached the server yet.
    server.set(new Map([...second, ['gallery.html', files.get('gallery.html')]]));
    const incomplete = await update(first);
    server.set(second);
    const complete = await update(first);
    const before = await caches(first);
    await first.reload();
    const old = await heading(first);
    await first.close();
    // The next version takes over once no page uses the old one. A page of the same origin outside the site can see that.
    const beside = await open(context, new URL('/', server.address).href, []);
    await beside.waitForFunction(async () => (await globalThis.caches.keys()).length === 2, {
      polling: 50,
      timeout: 30_000,
    });
    const next = await open(context, addressOf('gallery.html'), problems);
    yield { incomplete, complete, before: before.length, old, now: await heading(next), caches: await caches(next) };

    server.stop();
    // Every file that the pages asked for is kept; only the pages that differ in how they are opened are opened again.
    const without = await next.evaluate(
      (paths) =>
        Promise.all(
          paths.map((path) =>
            fetch(path).then(
              ({ status }) => (status < 400 ? [] : [`${status}: ${path}`]),
              () => [`lost: ${path}`],
            ),
          ),
        ).then((found) => found.flat()),
      asked,
    );
    const samples = ['', 'index.html', 'gallery.html', 'docs/index.html', 'play/plyt.html?players=Ada%2C%20bot%3A1'];
    await visit(context, samples.map(addressOf), without);
    const tab = await open(context, addressOf('play/multiplay.html?players=Ada%2C%20Ben&real-dice'), without);
    return { problems: without, moves: await playMoves(tab) };
  } finally {
    server.stop();
    await context.close();
  }
}
