// The contract of a game element: what it keeps under a key. The games are those of support/contract.ts.
import { expect } from '@open-wc/testing';
import { inChromium, mostInChromium } from './support/chromium.js';
import { contracts, drawn, open, playOn, works } from './support/contract.js';
import { asked } from './support/plyt.js';
import { everythingKept, kept, breakStorage, storage } from './support/kept.js';
import { position } from './support/positions.js';
import { errors, first, key, keptGame, listensToPage, move, movesKept, page, reload, saved } from './support/saving.js';
import { Hourglass } from './support/time.js';
import { until } from './support/until.js';
import { button, findAll, has, nameOf, notices, said, the, words } from './support/look-up.js';
import { getByRole, titleOf } from './support/roles.js';

listensToPage();

const impossible = 'Some settings of this page do not work here. The usual ones are used instead.';

/** Waits until the game is saved. Letting the test's time pass meanwhile would exceed the 5 s that the storage has for it. */
const written = (time: Hourglass): Promise<void> =>
  until(async () => (await kept(key)) !== undefined && !time.waitsFor(5000), 'the game is kept');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

for (const game of mostInChromium(contracts, 1)) {
  describe(`A game of ${game.title} that is kept`, () => {
    it('goes on in the middle of a turn with every move and with what was undone, also at its end', async () => {
      const board = await keptGame(game);
      await playOn(board, 1);
      const before = board.match!.ply;
      await until(async () => (await movesKept()) === before, 'the moves are kept');
      const text = board.toText();
      const next = await reload(game, board);
      expect(next.toText()).to.equal(text);
      expect(next.match!.players.map(({ name }) => name)).to.deep.equal(['Kim', 'Leo']);
      expect(next.state!.options['practiceUndo']).to.equal(true);
      expect(said(next)).to.equal('Here is your game, just as you left it.');
      expect(page.of('game-start').map(({ resumed }) => resumed)).to.deep.equal([false, true]);
      await move(next);
      const after = next.toText();
      const { ply } = next.match!;
      expect(next.undo()).to.equal(true);
      expect(next.toText()).to.equal(text);
      const last = await reload(game, next);
      expect(last.toText()).to.equal(text);
      expect(last.redo(), 'what was undone is restored').to.equal(true);
      expect(last.toText()).to.equal(after);
      expect(last.match!.ply).to.equal(ply);
      expect(last.undo(), 'also what was made before can be taken back').to.equal(true);
      await works(last);
      expect(errors()).to.deep.equal([]);
    });

    it('is deleted by the press of a button, and the next one is kept again', async () => {
      const board = await keptGame(game);
      await storage.put(`${key}.unread`, 'nonsense');
      await playOn(board, 1);
      board.newGame();
      await drawn(board);
      await playOn(board, 1);
      // The youngest have pictures in their form, and this button behind them.
      findAll(board, 'button')
        .find((one) => /New game/.test(nameOf(one)))!
        .click();
      await until(() => has(board, '[part~="set-up"]'), 'the form comes');
      await drawn(board);
      const grown = findAll(board, 'button').find((one) => /for grown-ups/.test(nameOf(one)));
      if (grown) {
        grown.click();
        await drawn(board);
      }
      button(board, 'Delete it').click();
      await until(async () => Object.keys(await everythingKept()).length === 0, 'all is deleted');
      expect(board.match).to.equal(undefined);
      board.remove();
      const next = await open(game, { persist: key });
      expect(await everythingKept()).to.deep.equal({});
      expect(has(next, '[part~="set-up"]'), 'nothing to go on with').to.equal(true);
      next.newGame();
      await until(() => kept(key), 'the next game is kept');
      expect(errors()).to.deep.equal([]);
    });
  });
}

describe('What is kept of any game', () => {
  const mid = { position: first.asks! };

  it('is nothing without a key', async () => {
    const board = await open(first, mid);
    await move(board);
    board.remove();
    expect(await everythingKept()).to.deep.equal({});
    expect(localStorage.length).to.equal(0);
    expect(document.cookie).to.equal('');
  });

  inChromium('is a finished game for its review, and its computer players', async () => {
    const cubes = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const board = await keptGame(first, {
      position: position({ board: cubes, scores: [3, 0], phase: 'end', die: 7 }),
      players: 'Ada, Robo=bot:2',
    });
    board.play({ type: 'end' });
    const next = await reload(first, board);
    expect(words(titleOf(next))).to.equal('Ada wins!');
    expect(next.match!.players[1]).to.deep.equal({ name: 'Robo', bot: 2, colour: 1 });
  });

  for (const [name, text, reads] of [
    ['multiplay', position({ phase: 'choose', die: 7, options: { timer: 60 } }), (left: number) => `${left} s left`],
    ['plyt', asked({ timer: 60 }), String],
  ] as const) {
    inChromium(`is the time of a turn and what was allowed: ${name}`, async () => {
      const game = contracts.find((one) => one.name === name)!;
      const time = new Hourglass();
      try {
        const board = await keptGame(game, { position: text });
        await written(time);
        await time.pass(20_000);
        const next = await reload(game, board);
        expect(words(getByRole(next, 'timer'))).to.equal(reads(40));
        const select = getByRole<HTMLSelectElement>(next, 'combobox', { name: 'Time', hidden: true });
        select.selectedIndex = 1;
        select.dispatchEvent(new Event('change'));
        await written(time);
        await time.pass(50_000);
        const last = await reload(game, next);
        expect(words(getByRole(last, 'timer'))).to.equal(reads(350));
        expect(getByRole<HTMLSelectElement>(last, 'combobox', { name: 'Time', hidden: true }).selectedIndex).to.equal(
          1,
        );
      } finally {
        time.break();
      }
    });
  }

  inChromium('is that real dice are rolled, and that computer players pause', async () => {
    const players = 'Ada, Robo=bot';
    const board = await keptGame(first, { ...mid, players });
    board.realDice = true;
    button(board, 'Pause').click();
    await move(board);
    const next = await reload(first, board, { players });
    expect(next.realDice).to.equal(true);
    expect(button(next, 'Go on')).to.be.instanceOf(HTMLElement);
  });

  it('is said to be there where it could not be deleted, which is tried again by a button', async () => {
    const board = await keptGame(first, mid);
    await move(board);
    await until(async () => (await movesKept()) === 1, 'it is kept');
    button(board, 'New game').click();
    await until(() => has(board, '[part~="set-up"]'), 'the form comes');
    const mend = breakStorage('forbidden');
    try {
      button(board, 'Delete it').click();
      const failed = 'Your saved game could not be deleted.';
      await until(() => notices(board).includes(failed), 'it is said');
      button(board, 'Try again').click();
      await drawn(board);
      await until(() => notices(board).includes(failed), 'it is said again');
    } finally {
      mend();
    }
    expect(await movesKept()).to.equal(1);
    button(board, 'Try again').click();
    await until(async () => (await kept(key)) === undefined, 'it is deleted');
    expect(notices(board)).to.deep.equal([]);
    expect(words(the(board, '.set-up-start'))).to.equal('Start Warm up first');
  });

  it('is the time, too, when the page is hidden', async () => {
    const time = new Hourglass();
    try {
      const text = position({ phase: 'choose', die: 7, options: { timer: 60 } });
      const board = await keptGame(first, { position: text });
      await written(time);
      await time.pass(30_000);
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      expect((await saved())['elapsed']).to.equal(30_000);
      expect(board.isConnected).to.equal(true);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
      time.break();
    }
  });

  it('begins when the key comes, is under another key when that changes, and ends with it', async () => {
    const board = await open(first, mid);
    board.persist = key;
    await drawn(board);
    await move(board);
    await until(() => (board.undo(), board.redo(), kept(key)), 'the game is kept');
    board.persist = 'other';
    await drawn(board);
    const before = await kept(key);
    await until(() => (board.undo(), board.redo(), kept('other')), 'the game is kept there');
    board.persist = undefined;
    await drawn(board);
    const other = await kept('other');
    await move(board);
    await pause(50);
    expect([await kept(key), await kept('other')]).to.deep.equal([before, other]);
  });

  it('by an earlier version in localStorage is found, and outlasts a platform that empties that', async () => {
    const board = await keptGame(first, mid);
    await move(board);
    board.remove();
    const record = (await kept(key))!;
    await storage.delete(key);
    localStorage.setItem(key, record);
    const next = await keptGame(first);
    expect(next.match!.ply).to.equal(1);
    localStorage.clear();
    expect((await reload(first, next)).match!.ply).to.equal(1);
    expect(errors()).to.deep.equal([]);
  });
});

describe('A key of any game', () => {
  for (const [what, text] of [
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(201)],
  ] as const) {
    inChromium(`that is ${what} is told of, and nothing is kept`, async () => {
      const board = await open(first, { position: first.asks!, persist: text });
      expect(errors()).to.deep.equal(['persist']);
      await until(() => notices(board).length, 'it is told of');
      expect(notices(board)).to.deep.equal([impossible]);
      await move(board);
      await pause(50);
      expect(await everythingKept()).to.deep.equal({});
      board.persist = 'x'.repeat(200);
      await drawn(board);
      await until(() => (board.undo(), board.redo(), kept('x'.repeat(200))), 'the game is kept');
    });
  }
});
