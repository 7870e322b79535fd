import { expect } from '@open-wc/testing';
import { mostInChromium } from './support/chromium.js';
import { clear, stageOf } from './support/grid.js';
import { card, drawn, opened, rack, tapCell, twelve, type PytagoraBoard } from './support/pytagora.js';
import { until } from './support/until.js';
import { button, findAll, hitAt, the } from './support/look-up.js';
import { getByRole, queryAllByRole } from './support/roles.js';

afterEach(clear);

/** Shows a game in a window of that size, as on a phone. */
async function inWindow(
  width: number,
  height: number,
  attributes = `players="Ada, Ben" position="${twelve}"`,
): Promise<PytagoraBoard> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `inline-size: ${width}px; block-size: ${height}px; border: 0`;
  const script = new URL('../../components/pytagora-board/define.js', import.meta.url).href;
  frame.srcdoc = `<!doctype html><body style="margin: 0"><pytagora-board ${attributes} cover="off"></pytagora-board><script type="module" src="${script}"></script>`;
  stageOf(width).append(frame);
  const board = (): PytagoraBoard | null => frame.contentDocument!.querySelector('pytagora-board');
  await until(() => board()?.shadowRoot, 'the element is there');
  await opened(board()!);
  await until(() => board() && rack(board()!).length, 'the pieces are there');
  return board()!;
}

/** Returns what is not completely in the window, by its selector. */
function outOfSight(board: PytagoraBoard): string[] {
  const { innerWidth, innerHeight } = board.ownerDocument.defaultView!;
  return ['[part~="rack"]', '.common', '[part~="equation"]', '[part~="board"]', '.actions'].filter((selector) => {
    const { left, top, right, bottom } = the(board, selector).getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
  });
}

/** Returns whether the drawing on the card of the equation, its pieces or the balance, is no larger than the card. */
function fitsItsCard(board: PytagoraBoard): boolean {
  const card = the(board, '[part~="equation"]');
  const around = card.getBoundingClientRect();
  const drawings = findAll(card, 'svg').map((one) => one.getBoundingClientRect());
  return (
    drawings.length > 0 &&
    drawings.every(
      ({ top, bottom, left, right }) =>
        top >= around.top && bottom <= around.bottom && left >= around.left && right <= around.right,
    )
  );
}

/** Puts a piece down where the line continues, or at another place. */
async function put(board: PytagoraBoard, name: string, x?: number): Promise<void> {
  if (x !== undefined) await tapCell(board, x, 0);
  button(board, name).click();
  await drawn(board);
  // The table moves after the piece.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await drawn(board);
}

for (const [width, height] of mostInChromium(
  [
    [320, 568],
    [667, 375],
    [375, 667],
    [784, 500],
  ] as const,
  2,
)) {
  describe(`A turn in a window of ${width} × ${height}`, () => {
    it('has table, equation, pieces and buttons in sight from the first piece to the last, and nothing moves', async () => {
      const board = await inWindow(width, height);
      expect(rack(board)).to.have.length(10);
      expect(outOfSight(board)).to.deep.equal([]);
      const placeOf = (selector: string): number => Math.round(the(board, selector).getBoundingClientRect().top);
      const before = [placeOf('[part~="rack"]'), placeOf('.actions')];
      for (const [x, name] of ['1', '2', 'times', '3', 'equals', '3', '6'].entries()) {
        await put(board, name, x ? undefined : 0);
        expect(outOfSight(board), `after ${name}`).to.deep.equal([]);
        expect(fitsItsCard(board), `after ${name}`).to.equal(true);
        expect([placeOf('[part~="rack"]'), placeOf('.actions')], `after ${name}`).to.deep.equal(before);
      }
      expect(card(board)).to.contain('36 = 36');
      expect(board.ownerDocument.documentElement.scrollHeight).to.be.at.most(height);
      button(board, 'Lay it').click();
      await drawn(board);
      expect(board.state?.scores).to.deep.equal([10, 0]);
      expect(outOfSight(board)).to.deep.equal([]);
    });

    it('has tools of the rack and equals signs for everyone that a finger meets', async () => {
      const board = await inWindow(width, height);
      const tools = findAll(board, '.rack-tools button, .common button');
      expect(tools).to.have.length(5);
      for (const tool of tools) {
        const { width, height } = tool.getBoundingClientRect();
        expect(Math.min(width, height), tool.ariaLabel!).to.be.at.least(40);
      }
    });

    it('has them in sight where pieces do not stand', async () => {
      const board = await inWindow(width, height);
      await put(board, '1', 0);
      await put(board, '2', 2);
      expect(the(board, '[part~="equation"]').classList.contains('bad')).to.equal(true);
      expect(outOfSight(board)).to.deep.equal([]);
    });

    it('covers no cell where the next piece would go', async () => {
      const board = await inWindow(width, height);
      for (const [x, name] of ['1', '2', 'times', '3'].entries()) await put(board, name, x ? undefined : 0);
      const { a, d, e, f } = getByRole<SVGSVGElement & HTMLElement>(board, 'grid').getScreenCTM()!;
      const hit = hitAt(board, e + a * 450, f + d * 50);
      expect(hit?.closest('[role="grid"]'), hit?.outerHTML.slice(0, 80)).to.not.equal(null);
    });
  });
}

describe('On a tablet', () => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
  ] as const)
    it(`pieces of the hand are large, and everything is in sight: ${width} × ${height}`, async () => {
      const board = await inWindow(width, height);
      for (const slot of queryAllByRole(the(board, '[part~="rack"]'), 'button')) {
        const { width, height } = slot.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(56);
      }
      expect(outOfSight(board)).to.deep.equal([]);
      expect(the(board, '[part~="board"]').getBoundingClientRect().height).to.be.at.least(300);
    });
});

describe('On the narrowest phone', () => {
  for (const lang of mostInChromium(['de', 'pl', 'en', 'it'], 1))
    it(`buttons and the bag have room for their words with four players: ${lang}`, async () => {
      const board = await inWindow(320, 568, `players="Ada, Ben, Cleo, Dino" lang="${lang}"`);
      await until(() => the(board, '.frame').lang === lang, 'the language comes');
      await drawn(board);
      const cut = findAll(board, '.actions .button, .edge .bag').filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight || scrollWidth > clientWidth,
      );
      expect(cut.map(({ textContent }) => textContent)).to.deep.equal([]);
      const { top, bottom } = the(board, '.edge').getBoundingClientRect();
      const bag = the(board, '.edge .bag').getBoundingClientRect();
      expect(bag.top).to.be.at.least(top);
      expect(bag.bottom).to.be.at.most(bottom);
    });
});

describe('A puzzle', () => {
  for (const [width, height] of mostInChromium(
    [
      [320, 568],
      [667, 375],
    ] as const,
    1,
  ))
    it(`has its tools and buttons in one row, each with room for what it shows: ${width} × ${height}`, async () => {
      const board = await inWindow(width, height, 'puzzle="1" lang="en"');
      const tools = findAll(board, '.rack-tools button');
      const row = [...tools, button(board, 'Lay it'), button(board, 'Pick up')];
      expect(new Set(row.map((one) => Math.round(one.getBoundingClientRect().top))).size).to.equal(1);
      for (const { offsetWidth, offsetHeight } of row) expect(Math.min(offsetWidth, offsetHeight)).to.be.at.least(44);
      const lay = button(board, 'Lay it');
      expect(lay.offsetWidth).to.be.at.least(100);
      expect(lay.scrollWidth).to.be.at.most(lay.clientWidth);
    });
});

describe('The equation of a computer player', () => {
  for (const [width, height] of mostInChromium(
    [
      [320, 568],
      [390, 844],
      [667, 375],
    ] as const,
    1,
  ))
    it(`is brought into view piece by piece, and the player’s view comes back: ${width} × ${height}`, async () => {
      const attributes = `players="Ada, bot:3" speed="fast" position="${twelve}"`;
      const board = await inWindow(width, height, attributes);
      const zoomIn = async (): Promise<void> => {
        button(board, 'Zoom in').click();
        await drawn(board);
      };
      // Ada looks at a place far from what will lie.
      await tapCell(board, 3, 1);
      for (let i = 0; i < 6; i++) await zoomIn();
      const cloth = the(board, '[part~="board"]');
      /** Returns the size of a cell in pixels. */
      const nearness = (): number =>
        Math.round(
          (cloth.clientHeight / Number(getByRole(board, 'grid').getAttribute('viewBox')!.split(' ')[3])) * 100,
        );
      const before = nearness();
      const seen: [count: number, isInSight: boolean][] = [];
      const look = (): void => {
        const put = findAll(board, '.cell .new');
        if (!put.length || put.length === seen.at(-1)?.[0]) return;
        const around = cloth.getBoundingClientRect();
        // The centre of each piece, for they have tabs.
        const isSeen = put.some((piece) => {
          const { left, right, top, bottom } = piece.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return x > around.left && x < around.right && y > around.top && y < around.bottom;
        });
        seen.push([put.length, isSeen]);
      };
      const watch = new MutationObserver(look);
      watch.observe(board.shadowRoot!, { childList: true, subtree: true, attributes: true });
      board.play({ type: 'lay', text: '12*3=36', x: -20, y: -9, down: false });
      await until(() => board.state?.equations.length === 2, 'the computer player has laid');
      await until(() => seen.length > 1 && !findAll(board, '.cell .new').length, 'it has been shown');
      watch.disconnect();
      expect(seen.filter(([, isInSight]) => !isInSight)).to.deep.equal([]);
      expect(nearness(), 'as near as the player had come').to.equal(before);
    });
});
