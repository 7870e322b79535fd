// Builds the pages of docs/developers.md by Vite, as its readers do, and checks in headless Chromium that each does what is said of it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bundle/entries.mjs';
import { withPages } from './play.mjs';

/** Functions that run in a page once its game has begun, by the title of the page. They return whether it does what is said of it. */
const checks = {
  'A game': () => {
    const { match, state } = globalThis.document.querySelector('multiplay-grid');
    const players = match.players.map(({ name, bot }) => `${name} ${bot}`);
    return players.join() === 'Ada 0,Ben 2' && state.options.size === 5 && state.options.endAt === 10;
  },
  'The best of the day': () => {
    const { document, localStorage } = globalThis;
    const { value } = document.querySelector('output');
    const kept = JSON.parse(localStorage.getItem('best') ?? '{}');
    return /^\d+ by \w+/.test(value) && value === `${kept.score} by ${kept.names.join(' and ')}`;
  },
  'A game that the page plays': () => {
    const { document } = globalThis;
    const grid = document.querySelector('multiplay-grid');
    return grid.match.ply >= 4 && document.title === grid.toText();
  },
  "A game of one's own": () => {
    const board = globalThis.document.querySelector('higher-lower');
    const find = (root, selector) =>
      root.querySelector(selector) ??
      [...root.querySelectorAll('*')].map((one) => one.shadowRoot && find(one.shadowRoot, selector)).find(Boolean);
    const { match } = board;
    const number = find(board.shadowRoot, 'input');
    if (match.ply === 0 && match.turn.seat === 0 && number) {
      number.value = '50';
      number.dispatchEvent(new globalThis.Event('input', { bubbles: true, composed: true }));
      find(board.shadowRoot, 'button.primary').click();
    }
    const [first] = match.plies;
    // The first guess may be right.
    return first?.by === 0 && first.move.guess === 50 && (match.ply > 1 || match.isOver);
  },
  'A game in the colours of a school': () => {
    const { document, getComputedStyle, matchMedia } = globalThis;
    const grid = document.querySelector('multiplay-grid');
    const own = getComputedStyle(grid);
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const paper = isDark ? 'rgb(28, 23, 18)' : 'rgb(251, 247, 240)';
    const turn = grid.shadowRoot.querySelector('[part~="turn"]');
    return (
      own.backgroundColor === paper && /Georgia/.test(own.fontFamily) && getComputedStyle(turn).borderRadius === '0px'
    );
  },
};

/** Returns the pages in a text in Markdown, by their titles. */
const pagesIn = (text) =>
  new Map([...text.matchAll(/```html\n(.*?)```/gs)].map(([, page]) => [/<title>(.*?)<\/title>/.exec(page)?.[1], page]));

/**
 * Checks the pages of the guide in the folder of a consumer.
 * @throws Error naming the page that has errors or does not do what is said of it, or has no check
 */
export async function checkGuide(folder) {
  const pages = pagesIn(readFileSync(join(root, 'docs/developers.md'), 'utf8'));
  const titles = [...pages.keys()];
  const unchecked = titles.filter((title) => !checks[title]);
  if (titles.length !== Object.keys(checks).length || unchecked.length > 0)
    throw new Error(
      `The pages of the guide are ${titles.join(', ')}; there are checks of ${Object.keys(checks).join(', ')}.`,
    );
  const source = join(folder, 'guide');
  mkdirSync(source);
  titles.forEach((title, i) => writeFileSync(join(source, `${i}.html`), pages.get(title)));
  const input = titles.map((_, i) => join(source, `${i}.html`));
  writeFileSync(
    join(source, 'vite.config.js'),
    `export default { build: { rollupOptions: { input: ${JSON.stringify(input)} } } };`,
  );
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', source, '--logLevel', 'warn'], { cwd: folder, stdio: 'inherit' });
  await withPages(join(source, 'dist'), async (open) => {
    for (const [i, title] of titles.entries())
      for (const scheme of ['light', 'dark']) await open(`${i}.html`, title, checks[title], scheme);
  });
  console.log(`${titles.length} pages of the guide do what is said of them.`);
}
