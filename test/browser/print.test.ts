import { expect } from '@open-wc/testing';
import './support/elements.js';
import { isChromium, media } from './support/chromium.js';
import { clear, stageOf, type MultiplayGrid } from './support/grid.js';
import { until } from './support/until.js';
import { turn } from './support/time.js';
import { closest, find, findAll, rootsOf } from './support/look-up.js';

/** A game in a low and dark element, as on a page with little room, and the selector of its board. */
const games: [tag: string, attributes: Record<string, string>, board: string][] = [
  ['multiplay-grid', { size: '15' }, '.tray'],
  ['plyt-board', { cards: 'off' }, '.mountain'],
  ['sequence-board', {}, '.hill .mountain'],
  ['pytagora-board', { position: 'py2.x..1236350pt8_9m4e71d204.0_0.1_0_0' }, '.cloth'],
  ['pytagora-square', {}, '.rings'],
  ['pytagora-tables', {}, '.cloth'],
];

/**
 * Applies the styles for paper instead of those for screens: Chromium emulates printing of the whole page; in the other engines the style
 * sheets are changed.
 */
async function onPaper(board: MultiplayGrid): Promise<void> {
  if (isChromium) return void (await media({}, 'print'));
  // Copies the style sheets, as elements share them. What loads later brings them anew.
  for (const root of rootsOf(board))
    if (!root.adoptedStyleSheets.every((sheet) => papers.has(sheet)))
      root.adoptedStyleSheets = root.adoptedStyleSheets.map(toPaper);
}

const papers = new WeakSet<CSSStyleSheet>();

function toPaper(screen: CSSStyleSheet): CSSStyleSheet {
  if (papers.has(screen)) return screen;
  const text = [...screen.cssRules].map(({ cssText }) => cssText).join('');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.replace(/@media print\b/g, '@media all').replace(/@media screen\b/g, '@media not all'));
  papers.add(sheet);
  return sheet;
}

describe('A game on paper', () => {
  afterEach(async () => {
    if (isChromium) await media();
    await clear();
  });

  for (const [tag, attributes, part] of games) {
    it(`${tag}: whole, light, without buttons`, async () => {
      const stage = stageOf(700);
      const board = document.createElement(tag) as MultiplayGrid;
      const all = { players: 'Ada, Ben', theme: 'dark', style: 'block-size: 320px', ...attributes };
      for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
      stage.append(board);
      await until(
        () => find(board, '[part~="turn"]') && find(board, part),
        'the game and what stands beside it are there',
      );
      await board.updateComplete;
      await turn();
      const paper = (): string => getComputedStyle(board).backgroundColor;
      expect(paper()).to.equal('rgb(23, 26, 33)');

      await onPaper(board);
      window.dispatchEvent(new Event('beforeprint'));
      await board.updateComplete;
      await new Promise(requestAnimationFrame);
      await until(async () => {
        await onPaper(board);
        return paper() === 'rgb(255, 255, 255)';
      }, 'the paper is white');
      expect(getComputedStyle(board).color).to.equal('rgb(31, 36, 48)');

      const sees = (one: Element): boolean => one.getClientRects().length > 0;
      const buttons = findAll<HTMLButtonElement>(board, 'button, select, input').filter(sees);
      // A piece, a die and a place are things on the table.
      expect(buttons.filter((one) => !one.matches('.slot, .place, .take')).map(({ className }) => className)).to.eql(
        [],
      );

      const frame = find(board, '.frame')!;
      expect(board.clientHeight).to.equal(frame.scrollHeight);
      const { left, right, top, bottom } = board.getBoundingClientRect();
      const shown = find(board, part)!.getBoundingClientRect();
      expect(shown.width).to.be.above(150);
      expect(shown.left).to.be.least(left - 1);
      expect(shown.right).to.be.most(right + 1);
      expect(shown.top).to.be.least(top - 1);
      expect(shown.bottom).to.be.most(bottom + 1);
      // No element has more content than it shows.
      const clips = findAll(board, '.app *').filter(
        (one) =>
          sees(one) &&
          !closest(one, '.visually-hidden, svg, .name') &&
          getComputedStyle(one).overflowX !== 'visible' &&
          (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1),
      );
      expect(clips.map((one) => one.outerHTML.slice(0, 100))).to.deep.equal([]);
      window.dispatchEvent(new Event('afterprint'));
    });
  }
});
