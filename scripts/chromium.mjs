// Commands for the browser tests that only Chromium provides.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { launch } from 'puppeteer-core';
import { programs } from './browsers.mjs';
import { root } from './bundle/entries.mjs';
import { lookUp } from './look-up.mjs';
import { visitSite } from '../test/pages/site.mjs';

const clients = new WeakMap();

/** Opens a DevTools session of a page; emulation lasts as long as it is open. */
async function clientOf(page) {
  if (!clients.has(page)) clients.set(page, await page.createCDPSession());
  return clients.get(page);
}

const commands = {
  /** Clicks many times at one place. The browser gets all of it at once, so nothing but the page lies between two clicks. */
  async 'click-fast'(client, { x, y, times }) {
    const at = { x, y, button: 'left', clickCount: 1 };
    const types = Array.from({ length: times }, () => ['mousePressed', 'mouseReleased']).flat();
    await Promise.all(['mouseMoved', ...types].map((type) => client.send('Input.dispatchMouseEvent', { ...at, type })));
    return true;
  },

  /** Presses Enter many times in the same way. */
  async 'enter-fast'(client, times) {
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const events = Array.from({ length: times }, () => [{ type: 'keyDown', text: '\r' }, { type: 'keyUp' }]).flat();
    await Promise.all(events.map((event) => client.send('Input.dispatchKeyEvent', { ...key, ...event })));
    return true;
  },

  /** Returns the accessibility tree: `{ role, name, level }` of every node that is not ignored, each after its parent. */
  async 'accessibility-tree'(client) {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const walk = ({ ignored, role, name, childIds = [] }, level) => {
      const children = childIds.flatMap((id) => walk(byId.get(id), ignored ? level : level + 1));
      return ignored ? children : [{ role: role?.value ?? '', name: name?.value ?? '', level }, ...children];
    };
    return walk(nodes[0], 0);
  },

  /**
   * Emulates preferences of the reader's system: `{ 'forced-colors': 'active' }`; an empty object ends the emulation.
   * `media`: `print` for paper, empty for the default.
   */
  async 'media-features'(client, { media, wanted }) {
    const features = Object.entries(wanted).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { media, features });
    return true;
  },

  /** Turns on or off the browser's automatic darkening of light pages. */
  async 'darken-pages'(client, enabled) {
    await client.send('Emulation.setAutoDarkModeOverride', enabled ? { enabled } : {});
    return true;
  },

  /** Returns a picture of a part of the page, `{ x, y, width, height }`: a PNG in base64. */
  async 'picture-of'(client, clip) {
    const { data } = await client.send('Page.captureScreenshot', { clip: { ...clip, scale: 1 } });
    return data;
  },
};

/** Plays the game of a page to its end, always choosing the first legal move. Runs in the page. */
async function playToTheEnd() {
  const board = () => [...globalThis.document.querySelectorAll('*')].find((one) => one.match);
  while (!board()?.toText()) await new Promise((resume) => setTimeout(resume, 20));
  for (let moves = 0; moves < 5000; moves++) {
    const { rules: game, state } = board();
    const turn = game.turn(state);
    if (turn.kind === 'over') return game.scores(state);
    const move =
      turn.kind === 'chance'
        ? game.chance(state, (below) => Math.floor(Math.random() * below))
        : [...game.moves(state)][0];
    if (!board().play(move).ok) throw new Error(`refused: ${JSON.stringify(move)}`);
  }
  throw new Error('The game does not end.');
}

/**
 * Opens a text as a local HTML file and plays its game to the end. Returns the scores, the other requests of the page,
 * and its errors. `{root}` in the text is replaced by the URL of the project's folder.
 */
async function fromDisk(browser, text) {
  const folder = mkdtempSync(join(tmpdir(), 'abacade-'));
  const file = join(folder, 'page.html');
  const page = await browser.newPage();
  try {
    writeFileSync(file, text.replaceAll('{root}', pathToFileURL(root).href));
    const address = pathToFileURL(file).href;
    const asked = [];
    const errors = [];
    page.on('request', (request) => asked.push(request.url()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(address);
    const scores = await page.evaluate(playToTheEnd);
    return { scores, asked: asked.filter((url) => url !== address), errors };
  } finally {
    await page.close();
    rmSync(folder, { recursive: true });
  }
}

/** Returns where a name is visibly cut or broken. Runs in the page. */
async function cutNames(tag, name) {
  const { document, innerWidth, getComputedStyle, findAll } = globalThis;
  const board = () => document.querySelector(tag);
  while (!board()?.shadowRoot || !findAll(board(), '[part~="scores"]').length)
    await new Promise((resume) => setTimeout(resume, 20));
  await new Promise((resume) => setTimeout(resume, 300)); // the measured elements have to be drawn
  const texts = findAll(board(), '*').flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 3),
  );
  const cut = [];
  for (const text of texts) {
    const { data, parentElement } = text;
    const at = data.indexOf(name);
    if (at < 0 || parentElement.closest('.visually-hidden, dialog, style')) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + name.length);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    // Text for screen readers alone takes no space.
    if (!rects.length || parentElement.closest('.name')?.clientWidth <= 1) continue;
    const [{ left, right }] = rects;
    let isWhole = rects.length === 1 && left >= 0 && right <= innerWidth;
    for (let one = parentElement; one; one = one.parentElement ?? one.getRootNode().host) {
      const box = one.getBoundingClientRect();
      if (getComputedStyle(one).overflowX !== 'visible' && (left < box.left - 1 || right > box.right + 1))
        isWhole = false;
    }
    if (!isWhole) cut.push(`${parentElement.localName}.${parentElement.className} in ${data.trim()}`);
  }
  return cut;
}

/**
 * Opens a game of each element of `dist` in a browser with a minimum font size of `smallest` pixels, gives its window each
 * size, and returns where a name is cut.
 */
async function inLargeText({ smallest, name, tags, attributes, sizes }) {
  const executablePath = programs().chromium.path;
  const args = ['--no-sandbox', '--disable-gpu', `--blink-settings=minimumFontSize=${smallest}`];
  const folder = mkdtempSync(join(tmpdir(), 'abacade-'));
  const file = join(folder, 'page.html');
  const own = await launch({ executablePath, args });
  try {
    const page = await own.newPage();
    await page.evaluateOnNewDocument(lookUp);
    const cut = [];
    for (const tag of tags) {
      const script = pathToFileURL(join(root, `dist/cdn/${tag}.iife.js`)).href;
      writeFileSync(
        file,
        `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0"><${tag} ${attributes}></${tag}><script src="${script}"></script>`,
      );
      await page.goto(pathToFileURL(file).href);
      for (const [width, height] of sizes) {
        await page.setViewport({ width, height });
        const found = await page.evaluate(cutNames, tag, name);
        cut.push(...found.map((one) => `${tag} at ${width} × ${height}: ${one}`));
      }
    }
    return cut;
  } finally {
    await own.close();
    rmSync(folder, { recursive: true });
  }
}

/** The current visit of the static site, which each command continues. */
let visit;

/** The commands that may take longer than the runner waits for one, which is 20 seconds. */
const long = {
  async 'from-disk'(page, text) {
    const played = await fromDisk(page.browser(), text);
    await page.bringToFront();
    return played;
  },
  'in-large-text': (_, asked) => inLargeText(asked),
  async 'visit-site'(page) {
    const { value } = await (visit ??= visitSite(page.browser())).next();
    await page.bringToFront();
    return value;
  },
};

/** The promises of the long commands whose results have not been fetched yet, by the order of their starts. */
const pending = new Map();
let started = 0;

/** Returns the result of a long command, or after five seconds its number, for `result-of`. */
async function resultOf(number) {
  const later = Symbol('later');
  const result = await Promise.race([pending.get(number), wait(5000, later)]);
  if (result === later) return { number };
  pending.delete(number);
  return { result };
}

/** Starts a long command. */
function start(command, page, payload) {
  const work = long[command](page, payload);
  work.catch(() => undefined); // whoever asks for the result is told
  pending.set(++started, work);
  return resultOf(started);
}

/** A plugin of the test runner that provides these commands to the tests. */
export const chromiumCommands = {
  name: 'chromium-commands',
  async executeCommand({ command, payload, session }) {
    const page = session.browser.getPage?.(session.id);
    if (command === 'result-of') return resultOf(payload);
    if (Object.hasOwn(long, command)) return start(command, page, payload);
    if (!Object.hasOwn(commands, command)) return undefined;
    return commands[command](await clientOf(page), payload);
  },
};
