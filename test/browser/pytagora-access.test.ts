import { expect } from '@open-wc/testing';
import { violations, violationsOfWords } from './support/axe.js';
import { isChromium, mostInChromium, widths } from './support/chromium.js';
import { openReplay } from './support/finish.js';
import { clear } from './support/grid.js';
import { until } from './support/until.js';
import { click, drawn, keys, mount, tapCell, twelve, type PytagoraBoard } from './support/pytagora.js';
import { find, findAll, the } from './support/look-up.js';

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

/** 12 × 3 = 36 was laid. */
async function laid(): Promise<PytagoraBoard> {
  const board = await open();
  board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
  await drawn(board);
  return board;
}

/** The screens of a player, each with a function that opens it. */
const sights: Readonly<Record<string, () => Promise<PytagoraBoard>>> = {
  'the form': () => mount(),
  'the cover': () => open({ cover: 'on' }),
  'the pieces': () => open(),
  'an equation half laid': async () => typed(await open(), '12*3'),
  'a gap between pieces': async () => {
    const board = await open();
    await click(board, '1');
    await tapCell(board, 2, 0);
    await click(board, '2');
    expect(find(board, '.equation-card.bad')).not.to.equal(null);
    return board;
  },
  'a piece in hand beside the last equation, pieces out of sight': async () => {
    const board = await laid();
    await click(board, '9');
    for (let i = 0; i < 6; i++) await click(board, 'Zoom in');
    expect(find(board, '.show-all b')).not.to.equal(null);
    return board;
  },
  'the question whether to take new pieces': async () => {
    const board = await open({ exchange: 'any-time' });
    await click(board, 'New pieces');
    expect(find(board, '.actions .paid')).not.to.equal(null);
    return board;
  },
  'an equation that stands': async () => typed(await open(), '12*3=36'),
  'an equation that is wrong': async () => typed(await open(), '12*3=35'),
  'the form to type in': async () => {
    const board = await open();
    await click(board, 'Type it');
    return board;
  },
  'a hint in full': async () => {
    const board = await open();
    for (let i = 0; i < 3; i++) await board.hint();
    return board;
  },
  'the look back': async () => {
    const board = await open({ position: twelve.replace('py1.35', 'py1.10') });
    board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
    await openReplay(board);
    return board;
  },
};

describe('axe finds nothing wrong with', () => {
  if (!isChromium) return; // axe reads the same tree in every engine
  for (const [what, show] of Object.entries(sights)) {
    it(what, async () => {
      const board = await show();
      for (const theme of ['light', 'dark']) {
        board.setAttribute('theme', theme);
        await drawn(board);
        expect(await (theme === 'light' ? violations : violationsOfWords)(board), theme).to.deep.equal([]);
      }
    });
  }
});

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
