// A visitor's browser: it opens a page and plays the games on it.
import { launch } from 'puppeteer-core';
import { programs } from '../../scripts/browsers.mjs';

/** Plays a move in each game of a page that has so many, and returns the games and whether they are drawn and play. Runs in the page. */
async function playAll(count) {
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const games = () => [...globalThis.document.querySelectorAll('*')].filter((one) => one.match);
  for (let tries = 0; tries < 300 && games().length < count; tries++) await wait(50);
  const played = [];
  for (const game of games()) {
    const { rules, state } = game;
    const turn = rules.turn(state);
    const move =
      turn.kind === 'chance' ? rules.chance(state, (below) => Math.floor(below / 2)) : [...rules.moves(state)][0];
    const { ok } = game.play(move);
    await wait(50);
    const isDrawn = game.shadowRoot.adoptedStyleSheets.length > 0 && game.clientHeight > 200;
    played.push([game.localName, ok && isDrawn]);
  }
  return played;
}

/** Starts the browser. `play` resolves to the games of a page and whether they play, and to what the page fetched. */
export async function startBrowser() {
  const browser = await launch({
    executablePath: programs().chromium.path,
    args: ['--no-sandbox', '--disable-gpu'],
    acceptInsecureCerts: true,
  });
  return {
    async play(address, count) {
      const page = await browser.newPage();
      const fetched = [];
      const errors = [];
      page.on('request', (request) => fetched.push(request.url()));
      page.on('pageerror', (error) => errors.push(String(error)));
      try {
        await page.goto(address);
        return { played: await page.evaluate(playAll, count), fetched, errors };
      } finally {
        await page.close();
      }
    },
    end: () => browser.close(),
  };
}
