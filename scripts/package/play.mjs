// Plays a move on a page that uses the package, in headless Chromium.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { launch } from 'puppeteer-core';
import { programs } from '../browsers.mjs';
import { answer } from '../files.mjs';

/**
 * Plays the page's game once it has begun, until the page has received a `moved` event, because its framework may add the
 * listener a moment after the element. Runs in the page; returns what is visible then.
 */
async function playOn() {
  const { document } = globalThis;
  const wait = () => new Promise((resume) => setTimeout(resume, 50));
  const board = () => document.querySelector('multiplay-grid');
  while (!board()?.state) await wait();
  let ok = true;
  while (ok && document.querySelector('#moves')?.textContent === '0') {
    const { rules: game, state } = board();
    const isChance = game.turn(state).kind === 'chance';
    ok = board().play(isChance ? game.chance(state, () => 0) : [...game.moves(state)][0]).ok;
    for (let waits = 0; waits < 10 && document.querySelector('#moves').textContent === '0'; waits++) await wait();
  }
  const { shadowRoot, state } = board();
  return {
    ok,
    drawn: shadowRoot.querySelectorAll('.frame').length,
    end: state.options.endAt,
    boards: document.querySelectorAll('multiplay-grid').length,
  };
}

/** Starts headless Chromium. */
export const chromium = () =>
  launch({ executablePath: programs().chromium.path, args: ['--no-sandbox', '--disable-gpu'] });

/** Opens a page, and collects its errors. */
export async function opened(browser, address, errors, scheme = 'light') {
  const page = await browser.newPage();
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(address);
  return page;
}

/**
 * Plays a move at an address. Its page has one `<multiplay-grid end-at="8">`, and writes the number of `moved` events it
 * has received into `#moves`.
 * @throws Error naming what is wrong: an error of the page, a game that does not begin, or one drawn twice.
 */
export async function play(name, address) {
  const browser = await chromium();
  const errors = [];
  try {
    const page = await opened(browser, address, errors);
    const late = new Promise((_, reject) => setTimeout(reject, 30_000, new Error('The game does not play.')).unref());
    const seen = await Promise.race([page.evaluate(playOn), late]).catch((error) => errors.push(error.message));
    const wanted = JSON.stringify({ ok: true, drawn: 1, end: 8, boards: 1 });
    if (errors.length === 0 && JSON.stringify(seen) !== wanted) errors.push(`${JSON.stringify(seen)} is not ${wanted}`);
  } finally {
    await browser.close();
  }
  if (errors.length > 0) throw new Error(`${name}: ${errors.join('\n')}`);
  console.log(`A page built by ${name} plays.`);
}

/**
 * Resolves with what a selector finds on a page, past shadow roots by `>>>`; `waitForSelector` does not see changes in those.
 * @throws Error that names the selector
 */
export async function found(page, selector, patience = 30_000) {
  for (const late = Date.now() + patience; Date.now() < late;) {
    const element = await page.$(selector);
    if (element) return element;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${selector} is not there.`);
}

/** Serves a folder while `use` works with its address. */
export async function served(folder, use) {
  const server = createServer(async ({ url }, response) => {
    const { status, headers, body } = await answer(folder, url === '/' ? '/index.html' : url);
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await use(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Serves a folder and plays a move on its first page. */
export const playFolder = (name, folder) => served(folder, (address) => play(name, address));

/**
 * Serves a folder, and hands `use` a function that opens a page of it and waits until `isDone` returns true in the page.
 * @throws Error naming the page with its errors
 */
export const withPages = (folder, use) =>
  served(folder, async (address) => {
    const browser = await chromium();
    const open = async (path, name, isDone, scheme = 'light') => {
      const errors = [];
      const page = await opened(browser, address + path, errors, scheme);
      await page
        .waitForFunction(isDone, { timeout: 60_000 })
        .catch(() => errors.push('It does not do what it should.'));
      if (errors.length > 0) throw new Error(`${name} (${scheme}): ${errors.join('\n')}`);
      await page.close();
    };
    try {
      await use(open);
    } finally {
      await browser.close();
    }
  });

/** Opens pages of the examples until each of their games has begun, and the best of the day is told. */
export const openPages = (folder, pages) =>
  withPages(folder, async (open) => {
    const isBegun = () => {
      const { document } = globalThis;
      const boards = [...document.querySelectorAll('multiplay-grid, pytagora-board')];
      const told = [...document.querySelectorAll('output')];
      return boards.every((board) => board.state) && told.every(({ value }) => / by /.test(value));
    };
    for (const name of pages) await open(`examples/${name}`, name, isBegun);
    console.log(`${pages.length} pages of the examples play.`);
  });
