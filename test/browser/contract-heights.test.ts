// The contract of a game element: it keeps to the height that its page gives it, and never scrolls the page. The games are those of
// support/contract.ts.
import { expect } from '@open-wc/testing';
import { mostInChromium } from './support/chromium.js';
import { contracts, drawn, make, opened, type Board, type Contract } from './support/contract.js';
import { clear, stageOf } from './support/grid.js';
import { laidOut } from './support/layout.js';
import { button, findAll, has, the } from './support/look-up.js';
import { until } from './support/until.js';

afterEach(clear);

const settled = (board: Board): Promise<void> => laidOut(board, drawn);

/** Opens a game of two in a place of 784 pixels. */
async function playing(game: Contract): Promise<Board> {
  const board = make(game, { players: 'Ada, Ben' });
  stageOf(784).append(board);
  await opened(board);
  await settled(board);
  return board;
}

const heightOf = (board: Board, part: string): number => the(board, part).getBoundingClientRect().height;

for (const game of mostInChromium(contracts, 1)) {
  describe(`The height of ${game.title}`, () => {
    it('lets a form that is higher be scrolled within it', async () => {
      const board = await playing(game);
      button(board, 'New game').click();
      await drawn(board);
      board.style.blockSize = '400px';
      await settled(board);
      const frame = the(board, '.frame');
      expect(frame.getBoundingClientRect().bottom).to.be.at.most(board.getBoundingClientRect().bottom);
      expect(board.scrollHeight).to.equal(400);
      frame.scrollTop = 10_000;
      const last = findAll(board, 'button, summary').findLast((one) => one.checkVisibility())!;
      expect(last.getBoundingClientRect().bottom).to.be.at.most(frame.getBoundingClientRect().bottom);
    });

    it('has room for a heading and a message', async () => {
      // In a higher place the width limits the board of the square.
      const height = game.name === 'up-and-down' ? 500 : 600;
      const board = make(game, { players: 'Ada, Ben', theme: 'purple' });
      board.innerHTML = '<h2 slot="heading" style="margin: 10px">Today</h2>';
      board.style.blockSize = `${height}px`;
      stageOf(784).append(board);
      await opened(board);
      await until(() => has(board, '.notice'), 'the message comes');
      await settled(board);
      expect(the(board, '.frame').scrollHeight).to.be.at.most(height);
      const before = heightOf(board, '[part~="board"]');
      button(board, 'Close').click();
      await settled(board);
      expect(heightOf(board, '[part~="board"]'), 'the board takes the room of the message').to.be.above(before);
      expect(the(board, '.frame').scrollHeight).to.be.at.most(height);
    });

    it('is the one that the page gives, and else that of the game', async () => {
      const board = await playing(game);
      const free = heightOf(board, '.app');
      const seen: number[] = [];
      for (const height of [420, 460, 380]) {
        board.style.blockSize = `${height}px`;
        await settled(board);
        const now = heightOf(board, '.app');
        seen.push(now);
        expect(board.clientHeight).to.equal(height);
        expect(now, `${height} px`).to.be.at.most(height);
        board.style.blockSize = '';
        await settled(board);
        expect(heightOf(board, '.app'), `without ${height} px`).to.equal(free);
        expect(board.clientHeight).to.equal(the(board, '.frame').offsetHeight);
      }
      expect(seen[1], 'it grows').to.be.above(seen[0]);
      expect(seen[2], 'it shrinks').to.be.below(seen[0]);
    });

    it('is the greatest that the page allows, and stays so', async () => {
      const board = await playing(game);
      board.style.maxBlockSize = '420px';
      await settled(board);
      await settled(board);
      const heights = new Set<number>();
      for (let frames = 0; frames < 6; frames++) {
        await new Promise(requestAnimationFrame);
        heights.add(heightOf(board, '.app'));
      }
      const [height, ...others] = heights;
      expect(others).to.deep.equal([]);
      expect(height).to.be.within(380, 420);
    });

    it('is that of its place in a page', async () => {
      const stage = stageOf(784);
      stage.style.cssText += '; display: grid; block-size: 480px; grid-template-rows: auto minmax(0, 1fr)';
      const board = make(game, { players: 'Ada, Ben' });
      stage.append(board);
      await opened(board);
      await settled(board);
      expect(the(board, '.frame').scrollHeight).to.be.at.most(board.clientHeight);
      expect(board.getBoundingClientRect().bottom).to.be.at.most(stage.getBoundingClientRect().bottom + 0.5);
    });

    it('never scrolls the page when it opens', async () => {
      const stage = stageOf(784);
      stage.insertAdjacentHTML('afterbegin', '<div style="block-size: 3000px"></div>');
      stage.insertAdjacentHTML('beforeend', '<div style="block-size: 3000px"></div>');
      const board = make(game, { players: 'Ada, Ben', ...(game.asks && { position: game.asks }) });
      stage.append(board);
      window.scrollTo(0, 100);
      await opened(board);
      await settled(board);
      expect(window.scrollY).to.equal(100);
    });
  });
}
