// The contract of a game element: other windows that keep under its key, and a storage that fails.
import { expect } from '@open-wc/testing';
import { inChromium, mostInChromium } from './support/chromium.js';
import { contracts, drawn, open, unseen, works, type Board, type Contract } from './support/contract.js';
import { breakStorage, kept, putUnseen, storage } from './support/kept.js';
import { errors, first, key, keptGame, listensToPage, move, movesKept, page, reload } from './support/saving.js';
import { until } from './support/until.js';
import { button, findAll, notices, words } from './support/look-up.js';

let mend = (): void => undefined;
afterEach(() => mend());
listensToPage();

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const choice = 'This game went on in another window. Which one do you want?';
const notSaved = 'This device cannot save your game. You can play on, but keep this page open.';
const unread = 'Your saved game could not be read. A copy is kept.';

/** Returns the messages, as soon as there are any. */
async function told(board: Board): Promise<string[]> {
  await until(() => notices(board).length, 'a message is shown');
  return notices(board);
}

/** Moves on until persons have made that many choices, and the next one is asked. */
async function choose(board: Board, choices = 1): Promise<void> {
  for (let made = 0; made < choices || board.match!.turn.kind === 'chance';) {
    if (board.match!.turn.kind === 'seat') made++;
    await move(board);
  }
}

/**
 * Returns a game here, and the same game that has gone on in another window.
 * @param tells whether this window is notified of the other one
 */
async function two(
  game: Contract,
  tells: boolean,
): Promise<{ board: Board; theirs: string; ours: string; record: string }> {
  const board = await keptGame(game);
  await choose(board);
  const start = board.toText();
  await until(async () => (await movesKept()) === board.match!.ply, 'it is kept');
  const elsewhere = await open(
    game,
    { persist: 'elsewhere', position: start, players: 'Kim, Leo' },
    board.parentElement!,
  );
  await choose(elsewhere, 2);
  const theirs = elsewhere.toText();
  const { ply } = elsewhere.match!;
  await until(async () => (await movesKept('elsewhere')) === ply, 'their moves are kept');
  const record = (await kept('elsewhere'))!;
  elsewhere.remove();
  await (tells ? storage.put(key, record) : putUnseen(key, record));
  await choose(board);
  await told(board);
  return { board, theirs, ours: board.toText(), record };
}

for (const game of mostInChromium(contracts, 1)) {
  const ways = game === first ? [true, false] : [false];
  describe(`Two windows with ${game.title} under one key`, () => {
    for (const tells of ways) {
      const how = tells ? 'when the browser tells of the other' : 'when it is found on saving';

      it(`are told of once, ${how}; nothing is written over, and that game may be taken`, async () => {
        const { board, theirs, record } = await two(game, tells);
        expect(notices(board)).to.deep.equal([choice]);
        expect(errors()).to.deep.equal(['persist']);
        await choose(board);
        expect(notices(board), 'one is told once').to.deep.equal([choice]);
        expect(await kept(key), 'theirs is still there').to.equal(record);
        const { match: ours } = board;
        button(board, 'Take the other one').click();
        // Both games may have come to the same position.
        await until(() => board.match !== ours && board.toText() === theirs, 'their game is taken');
        await drawn(board);
        expect(notices(board)).to.deep.equal([]);
        await works(board);
        const text = board.toText();
        await until(async () => (await movesKept()) === board.match!.ply, 'it is kept');
        expect((await reload(game, board)).toText()).to.equal(text);
      });

      it(`may keep this game, ${how}`, async () => {
        const { board, ours } = await two(game, tells);
        button(board, 'Keep this one').click();
        await drawn(board);
        expect(notices(board)).to.deep.equal([]);
        expect(board.toText()).to.equal(ours);
        await works(board);
        const text = board.toText();
        await until(async () => (await movesKept()) === board.match!.ply, 'it is kept');
        expect((await reload(game, board)).toText()).to.equal(text);
      });
    }
  });

  describe(`A storage that fails under ${game.title}`, () => {
    it('because it is full is told of once, and the game goes on; the message goes when it works again', async () => {
      mend = breakStorage('full');
      const board = await keptGame(game);
      await choose(board, 2);
      expect(await told(board)).to.deep.equal([notSaved]);
      expect(errors()).to.deep.equal(['storage']);
      mend();
      await choose(board);
      await until(() => notices(board).length === 0, 'the message goes');
      await until(async () => (await movesKept()) === board.match!.ply, 'it is kept');
    });

    it('by what stands there, which cannot be read, is told of; a copy is put aside, and a new game begins', async () => {
      await storage.put(key, 'nonsense');
      const board = await keptGame(game);
      expect(await told(board)).to.deep.equal([unread]);
      expect(errors()).to.deep.equal(['persist']);
      expect(await kept(`${key}.unread`)).to.equal('nonsense');
      expect(page.of('game-start').map(({ resumed }) => resumed)).to.deep.equal([false]);
      await choose(board);
      const { ply } = board.match!;
      await until(async () => (await movesKept()) === ply, 'it is kept');
      const next = await reload(game, board);
      expect(next.match!.ply).to.equal(ply);
      expect(notices(next)).to.deep.equal([]);
    });
  });
}

describe('Two windows of any game', () => {
  const mid = { position: first.asks! };

  it('are told of again after another conflict', async () => {
    const { board } = await two(first, true);
    button(board, 'Keep this one').click();
    await drawn(board);
    await storage.put(key, `${(await kept(key))!} `);
    expect(await told(board)).to.deep.equal([choice]);
  });

  it('are not told of for other keys, the own writing, or a game that was deleted', async () => {
    const board = await keptGame(first, mid);
    await move(board);
    await until(async () => (await movesKept()) === 1, 'it is kept');
    await storage.put(key, (await kept(key))!);
    await storage.put('other', '{}');
    await storage.delete(key);
    await pause(100);
    await move(board);
    await until(async () => (await movesKept()) === 2, 'the next move is kept');
    expect(errors()).to.deep.equal([]);
  });

  it('are not heard once the element has left the page', async () => {
    const board = await keptGame(first, mid);
    board.remove();
    await drawn(board);
    await storage.put(key, '{}');
    await pause(100);
    expect(errors()).to.deep.equal([]);
    unseen().append(board);
    await drawn(board);
    await move(board);
    expect(await told(board), 'but are found on the next saving').to.deep.equal([choice]);
    expect(findAll(board, '[role="alert"] button').map(words)).to.deep.equal(['Keep this one', 'Take the other one']);
  });
});

describe('A storage of any game that fails', () => {
  const mid = { position: first.asks! };

  it('is not reported again at every move, only when it fails again', async () => {
    mend = breakStorage('full');
    const board = await keptGame(first, mid);
    await move(board);
    await told(board);
    button(board, 'Close').click();
    await move(board);
    expect(notices(board)).to.deep.equal([]);
    mend();
    await move(board);
    await until(async () => (await movesKept()) === 3, 'it is saved');
    mend = breakStorage('full');
    await move(board);
    expect(await told(board)).to.deep.equal([notSaved]);
    expect(errors()).to.deep.equal(['storage', 'storage']);
  });

  it('because it is forbidden is told of once, and the game goes on', async () => {
    mend = breakStorage('forbidden');
    const board = await keptGame(first);
    for (let i = 0; i < 3; i++) await move(board);
    expect(await told(board)).to.deep.equal([notSaved]);
    expect(board.match!.ply).to.equal(3);
  });

  for (const [pressed, moves] of [
    ['Keep this one', 2],
    ['Take the other one', 1],
  ] as const) {
    it(`when the game is to be taken up never has that game written over: ${pressed}`, async () => {
      const before = await keptGame(first, mid);
      await move(before);
      before.remove();
      await until(async () => (await movesKept()) === 1, 'it is kept');
      mend = breakStorage('forbidden');
      const board = await keptGame(first, mid);
      expect(await told(board)).to.deep.equal([notSaved]);
      await move(board, 1);
      mend();
      await move(board);
      await until(() => notices(board)[0] === 'You have a saved game too. Which one do you want?', 'both are offered');
      expect(await movesKept()).to.equal(1);
      button(board, pressed).click();
      await until(() => board.match!.ply === moves, 'it is played');
      await until(async () => (await movesKept()) === moves, 'it is kept');
      expect(notices(board)).to.deep.equal([]);
    });
  }

  const record = { abacade: 1, game: first.name, start: first.asks!, moves: [] };
  const players = ['Ada', 'Ben'].map((name, colour) => ({ name, bot: 0, colour }));
  for (const [what, text] of [
    ['null', 'null'],
    ['a list', '[]'],
    ['of another game', JSON.stringify({ ...record, players, game: 'chess' })],
    ['of a later version', JSON.stringify({ ...record, players, abacade: 2 })],
    ['without players', JSON.stringify(record)],
    ['with a move against the rules', JSON.stringify({ ...record, players, moves: [{ type: 'turn', cell: 21 }] })],
    ['with a start that is cut', JSON.stringify({ ...record, players, start: 'mp2.x' })],
  ] as const) {
    inChromium(`by what stands there, ${what}, is told of; a copy is put aside`, async () => {
      await storage.put(key, text);
      const board = await keptGame(first);
      expect(await told(board)).to.deep.equal([unread]);
      expect(errors()).to.deep.equal(['persist']);
      expect(await kept(`${key}.unread`)).to.equal(text);
      expect(board.match!.ply, 'a new game begins').to.equal(0);
      await move(board);
      await until(async () => (await movesKept()) === 1, 'and is kept');
      expect(await kept(`${key}.unread`)).to.equal(text);
    });
  }
});
