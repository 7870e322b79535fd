// The contract of a game element: its timer, for the games that have one in support/contract.ts.
import { expect } from '@open-wc/testing';
import { contracts, drawn, open, works, type Board } from './support/contract.js';
import { clear, listen } from './support/grid.js';
import { asked } from './support/plyt.js';
import { position } from './support/positions.js';
import { Hourglass } from './support/time.js';
import { button, findAll, has, said, words } from './support/look-up.js';
import { until } from './support/until.js';
import { getByRole, hasRole, queryByRole } from './support/roles.js';

let time: Hourglass;
let page: ReturnType<typeof listen>;
beforeEach(() => {
  time = new Hourglass();
  page = listen();
});
afterEach(() => {
  time.break();
  page.stop();
  return clear();
});

async function pass(board: Board, seconds: number): Promise<void> {
  await time.pass(seconds * 1000);
  await drawn(board);
}

/** Returns the text of the clock; empty without one. */
const clock = (board: Board): string => words(queryByRole(board, 'timer'));

async function allow(board: Board, label: string): Promise<void> {
  const select = findAll<HTMLSelectElement>(board, 'select').find(
    (one) => one.value === label || hasOption(one, label),
  )!;
  select.value = label;
  select.dispatchEvent(new Event('change'));
  await drawn(board);
}

const hasOption = ({ options }: HTMLSelectElement, label: string): boolean =>
  [...options].some((option) => option.value === label);

/** The games with a timer: how a position with thirty seconds is written, how the clock is read, and what is said at its end. */
const timed = [
  {
    name: 'multiplay',
    asks: (timer: number) => position({ phase: 'choose', die: 7, options: { timer } }),
    reads: (seconds: number) => `${seconds} s left`,
    ends: 'Time is up. No cube turns for Ada.',
  },
  {
    name: 'plyt',
    asks: (timer: number) => asked({ timer }),
    reads: String,
    ends: 'Time is up for Ben: 7 × 8 × 12 = 672. Ben stays on 42. Ada’s turn.',
  },
] as const;

for (const { name, asks, reads, ends } of timed) {
  const game = contracts.find((one) => one.name === name)!;
  const thirty = (attributes = {}): Promise<Board> =>
    open(game, { players: 'Ada, Ben', position: asks(30), ...attributes });

  describe(`The timer of ${game.title}`, () => {
    it('shows the seconds, tells of the last ten and five, and ends the turn', async () => {
      const board = await thirty();
      expect(clock(board)).to.equal(reads(30));
      await pass(board, 1);
      expect(clock(board)).to.equal(reads(29));
      expect(getByRole(board, 'timer').ariaLive, 'the figure itself is not read out').to.equal('off');
      await pass(board, 18.9);
      expect(said(board)).to.equal('');
      await pass(board, 0.1);
      expect(said(board)).to.equal('10 seconds left');
      await pass(board, 5);
      expect(said(board)).to.equal('5 seconds left');
      await pass(board, 4.9);
      expect(page.of('moved')).to.deep.equal([]);
      expect(clock(board)).to.equal(reads(1));
      await pass(board, 0.1);
      expect(page.of('moved').map(({ move }) => move)).to.deep.equal([{ type: 'time-up', ms: 30_000 }]);
      expect(said(board)).to.equal(ends);
      expect(clock(board), 'nobody is hurried to go on').to.equal('');
      await pass(board, 1000);
      expect(board.match!.ply).to.equal(1);
    });

    it('is made ten times as long or switched off in the middle of a turn, and on again (WCAG 2.2.1)', async () => {
      const board = await thirty();
      await allow(board, 'ten times as long');
      expect(clock(board)).to.equal(reads(300));
      await pass(board, 200);
      expect(clock(board)).to.equal(reads(100));
      await allow(board, 'no limit');
      expect(clock(board)).to.equal('');
      await pass(board, 10_000);
      await allow(board, 'normal');
      expect(clock(board), 'the time without a limit does not count').to.equal(reads(10));
      await pass(board, 9.9);
      expect(board.match!.ply).to.equal(0);
      await pass(board, 0.1);
      expect(board.match!.ply).to.equal(1);
    });

    it('counts on from where it was when the element moves within the page', async () => {
      const board = await thirty();
      await pass(board, 12);
      const home = board.parentElement!;
      board.remove();
      await pass(board, 100);
      home.append(board);
      await drawn(board);
      expect(clock(board)).to.equal(reads(18));
      await pass(board, 18);
      expect(board.match!.ply).to.equal(1);
    });

    it('waits for the page when the game begins in an element that is in none', async () => {
      const board = await thirty();
      await pass(board, 12);
      const home = board.parentElement!;
      board.remove();
      expect(board.fromText(asks(30)).ok).to.equal(true);
      await pass(board, 100);
      expect(board.match!.ply, 'nobody sees the question').to.equal(0);
      home.append(board);
      await drawn(board);
      expect(clock(board)).to.equal(reads(30));
      await pass(board, 30);
      expect(board.match!.ply).to.equal(1);
    });

    it('stands while the form is open, and goes on where it stood', async () => {
      const board = await thirty();
      await pass(board, 10);
      button(board, 'New game').click();
      await drawn(board);
      await pass(board, 100);
      expect(has(board, '[part~="set-up"]')).to.equal(true);
      button(board, 'Back to the game').click();
      await drawn(board);
      expect(clock(board)).to.equal(reads(20));
    });

    it('stands while the game is paused, and while the rules are read', async () => {
      const board = await thirty();
      await pass(board, 10);
      button(board, 'Pause').click();
      await drawn(board);
      await pass(board, 100);
      expect(board.match!.ply, 'paused').to.equal(0);
      button(board, 'Go on').click();
      await drawn(board);
      expect(clock(board)).to.equal(reads(20));
      button(board, 'How to play').click();
      await until(() => hasRole(board, 'dialog'), 'the rules are shown');
      await pass(board, 100);
      expect(board.match!.ply, 'reading').to.equal(0);
      button(board, 'Let’s play').click();
      await until(() => clock(board) === reads(20), 'the clock runs again');
      await pass(board, 19.9);
      expect(board.match!.ply).to.equal(0);
      await pass(board, 0.1);
      expect(board.match!.ply, 'it goes on to the end').to.equal(1);
    });

    it('is not there without a limit, whichever way that is said', async () => {
      for (const attributes of [{ position: asks(0) }, { timer: 'none' }, { timer: '0' }]) {
        const board = await open(game, { players: 'Ada, Ben', ...attributes });
        if (!('position' in attributes)) await works(board);
        const { ply } = board.match!;
        await pass(board, 10_000);
        expect(board.match!.ply).to.equal(ply);
        expect([board.state!.options['timer']].flat()).to.deep.equal([0]);
        expect(hasRole(board, 'timer')).to.equal(false);
        expect(findAll<HTMLSelectElement>(board, 'select').some((one) => hasOption(one, 'no limit'))).to.equal(false);
      }
      expect(page.of('game-error')).to.deep.equal([]);
    });
  });
}
