import { expect } from '@open-wc/testing';
import { mostInChromium, widths } from './support/chromium.js';
import { clear } from './support/grid.js';
import { until } from './support/until.js';
import { drawn, keys, mount, twelve, type PytagoraBoard } from './support/pytagora.js';
import { findAll, the } from './support/look-up.js';

const before = { lang: document.documentElement.lang, title: document.title };
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page with a game';
});
afterEach(async () => {
  Object.assign(document.documentElement, { lang: before.lang });
  document.title = before.title;
  await clear();
});

const open = (attributes = {}): Promise<PytagoraBoard> =>
  mount({ players: 'Ada, Ben', position: twelve, cover: 'off', ...attributes });

async function typed(board: PytagoraBoard, text: string): Promise<PytagoraBoard> {
  the(board, '.cell[tabindex="0"]').focus();
  await keys(board, ...text);
  return board;
}

describe('The layout', () => {
  for (const width of [...widths, ...mostInChromium([700], 0)]) {
    it(`is never wider than the element, at ${width} pixels`, async () => {
      const board = await typed(await mount({ players: 'Ada, Ben, Cleo, Dino', cover: 'off' }, width), '1');
      await until(() => board.state?.phase === 'lay', 'all have drawn');
      await drawn(board);
      const right = board.getBoundingClientRect().right + 0.5;
      const beyond = findAll(board, '.app *:not(svg *, .visually-hidden, .sheet)').filter(
        (one) => one.getBoundingClientRect().right > right,
      );
      expect(beyond.map((one) => one.className)).to.deep.equal([]);
      const small = findAll(board, 'button').filter((one) => {
        const { width: w, height: h } = one.getBoundingClientRect();
        return one.checkVisibility() && (w < 24 || h < 24);
      });
      expect(small.map((one) => one.outerHTML.slice(0, 80))).to.deep.equal([]);
    });
  }

  it('fits a frame of 784 by 500 without scrolling', async () => {
    const board = await open();
    board.style.blockSize = '500px';
    await until(() => the(board, '.app').getBoundingClientRect().height <= 500, 'it fits');
    const frame = the(board, '.frame');
    expect(frame.scrollHeight).to.be.at.most(500);
  });
});
