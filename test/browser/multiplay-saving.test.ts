import { expect } from '@open-wc/testing';
import { inChromium } from './support/chromium.js';
import { rolls } from './support/chance.js';
import { cell, clear, drawn, listen, make, mount, opened, stageOf, told } from './support/grid.js';
import { breakStorage, everythingKept, kept, putUnseen, storage } from './support/kept.js';
import { until } from './support/until.js';
import type { Attributes, MultiplayGrid } from './support/grid.js';
import { cellOf, position } from './support/positions.js';
import { Hourglass } from './support/time.js';
import { button, findAll, has, notices, said, the, words } from './support/look-up.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

const key = 'class-3b';
const seven = position({ phase: 'choose', die: 7 });
const errors = (): unknown[] => page.of('game-error').map(({ code }) => code);
const saved = async (): Promise<Record<string, unknown>> =>
  JSON.parse((await kept(key)) ?? '{}') as Record<string, unknown>;
/** Returns the number of saved moves. */
const movesKept = async (): Promise<number> => ((await saved())['moves'] as unknown[] | undefined)?.length ?? -1;
const turn = (number: number) => ({ type: 'turn', cell: cellOf(number) }) as const;

/** Simulates reloading the page: another element with the same attributes. */
async function reload(grid: MultiplayGrid, attributes: Attributes = {}): Promise<MultiplayGrid> {
  grid.remove();
  return mount({ persist: key, ...attributes });
}

/**
 * Writes as another window.
 * @param tells whether this window is notified
 */
async function otherWindow(text: string, tells = true): Promise<void> {
  if (tells) await storage.put(key, text);
  else await putUnseen(key, text);
}

/** Waits until the game is saved. Letting the test's time pass meanwhile would exceed the 5 s that the storage has for it. */
const written = (time: Hourglass): Promise<void> =>
  until(async () => (await kept(key)) !== undefined && !time.waitsFor(5000), 'the game is kept');

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const choice = 'This game went on in another window. Which one do you want?';

describe('Taking back', () => {
  inChromium('undoes and redoes by buttons', async () => {
    const grid = await mount({ position: seven });
    const [undo, redo] = ['Undo', 'Redo'].map((name) => () => button(grid, name));
    expect([undo().ariaDisabled, redo().ariaDisabled]).to.deep.equal(['true', 'true']);
    undo().click();
    await drawn(grid);
    expect(grid.toText(), 'there is nothing to take back').to.equal(seven);
    expect(said(grid)).to.equal('There is nothing to undo.');

    cell(grid, cellOf(14)).click();
    await drawn(grid);
    const after = grid.toText();
    expect(undo().ariaDisabled).not.to.equal('true');
    undo().click();
    await drawn(grid);
    expect(grid.toText()).to.equal(seven);
    expect(said(grid)).to.equal('Undone.');
    expect(cell(grid, cellOf(14)).ariaLabel).to.include('white');
    redo().click();
    await drawn(grid);
    expect(grid.toText()).to.equal(after);
    expect(said(grid)).to.equal('Redone.');
    expect(redo().ariaDisabled).to.equal('true');
  });

  inChromium('undoes and redoes by methods, as often as one moved oneself', async () => {
    const grid = await mount({
      position: position({ phase: 'choose', die: 7, options: { answer: 'product' }, factor: 2 }),
    });
    grid.play(turn(14));
    expect([grid.undo(), grid.undo(), grid.redo(), grid.redo()]).to.deep.equal([true, false, true, false]);
  });

  inChromium(
    'says why it is not possible: something new was seen, or the choice was undone before (MUL-16)',
    async () => {
      const grid = await mount({ position: seven });
      const undo = async (): Promise<string> => {
        await drawn(grid);
        expect(button(grid, 'Undo').ariaDisabled).to.equal('true');
        const before = grid.toText();
        button(grid, 'Undo').click();
        await drawn(grid);
        expect(grid.toText()).to.equal(before);
        expect(words(the(grid, '.refusal'))).to.equal(said(grid));
        return said(grid);
      };
      grid.play(turn(14));
      expect(grid.undo()).to.equal(true);
      grid.play(turn(21));
      expect(await undo()).to.equal('You have undone this choice once. The new one stands.');
      grid.play({ type: 'roll', die: 7 });
      expect(await undo()).to.equal('That choice stands. Something new has been seen since.');
    },
  );

  inChromium('is free with practice undo, and the end of the game says so (MUL-16)', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const options = { practiceUndo: true };
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options }) });
    for (const number of [14, 21, 28]) {
      grid.play(turn(number));
      grid.play({ type: 'roll', die: 7 });
      expect(grid.undo()).to.equal(true);
      expect(grid.match!.ply).to.equal(0);
    }
    grid.fromText(position({ board, scores: [3, 0], phase: 'end', die: 7, options }));
    grid.play({ type: 'end' });
    await until(() => has(grid, '.finish'), 'the result is shown');
    expect(words(the(grid, '.winner p'))).to.match(/ · with practice undo$/);
  });

  inChromium('is refused when another person has moved since', async () => {
    const grid = await mount({ position: seven });
    grid.play(turn(14));
    grid.play({ type: 'roll', die: 7 });
    grid.play(turn(21));
    const after = grid.toText();
    expect(grid.undo(), 'Ben takes back his own').to.equal(true);
    const before = grid.toText();
    expect(grid.undo(), 'but not Ada’s').to.equal(false);
    expect(grid.toText()).to.equal(before);
    await drawn(grid);
    expect(button(grid, 'Undo').ariaDisabled).to.equal('true');
    expect(grid.redo()).to.equal(true);
    expect(grid.toText()).to.equal(after);
  });

  inChromium('leaves a roll as it fell, with practice undo too', async () => {
    const grid = await mount({ position: position({ phase: 'choose', die: 7, options: { practiceUndo: true } }) });
    grid.play(turn(14));
    await drawn(grid);
    rolls(5);
    button(grid, 'Roll the die').click();
    grid.undo();
    grid.play(turn(21));
    rolls(9);
    await drawn(grid);
    button(grid, 'Roll the die').click();
    expect(grid.state?.die).to.equal(5);
  });

  inChromium('goes back from the result into the game', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const grid = await mount({ position: position({ board, scores: [3, 0], phase: 'end', die: 7 }) });
    grid.play({ type: 'end' });
    await until(() => has(grid, '.finish'), 'the result is shown');
    grid.undo();
    await drawn(grid);
    expect(has(grid, '.game')).to.equal(true);
    expect(words(button(grid, 'End the game'))).to.equal('End the game');
    grid.redo();
    await drawn(grid);
    expect(has(grid, '.finish')).to.equal(true);
  });
});

describe('Saving under a key', () => {
  it('keeps nothing without one', async () => {
    const grid = await mount({ position: seven });
    grid.play(turn(14));
    grid.remove();
    expect(await everythingKept()).to.deep.equal({});
    expect(localStorage.length).to.equal(0);
    expect(document.cookie).to.equal('');
  });

  it('keeps the game with every move, and takes it up in the middle of a turn', async () => {
    const grid = await mount({ position: seven, persist: key, players: 'Kim, Leo' });
    grid.play(turn(14));
    await until(async () => (await movesKept()) === 1, 'the move is kept');
    grid.play({ type: 'roll', die: 7 });
    const before = grid.toText();
    const next = await reload(grid, { players: 'Kim, Leo', position: seven });
    expect(next.toText()).to.equal(before);
    expect(next.match!.players.map(({ name }) => name)).to.deep.equal(['Kim', 'Leo']);
    expect(said(next)).to.equal('Here is your game, just as you left it.');
    expect(page.of('game-start').map(({ resumed }) => resumed)).to.deep.equal([false, true]);
    cell(next, cellOf(21)).click();
    await drawn(next);
    expect(next.match!.ply).to.equal(3);
    expect(next.undo(), 'also what was made before can be taken back').to.equal(true);
    expect(errors()).to.deep.equal([]);
  });

  it('keeps what was undone', async () => {
    const grid = await mount({ position: seven, persist: key });
    grid.play(turn(14));
    const after = grid.toText();
    grid.undo();
    const next = await reload(grid);
    expect(next.toText()).to.equal(seven);
    expect(next.redo()).to.equal(true);
    expect(next.toText()).to.equal(after);
  });

  inChromium('keeps a finished game for its review, and its computer players', async () => {
    const board = ['ABABA', 'BABAB', 'ABABA', 'BABAB', '.....'];
    const grid = await mount({
      position: position({ board, scores: [3, 0], phase: 'end', die: 7 }),
      persist: key,
      players: 'Ada, Robo=bot:2',
    });
    grid.play({ type: 'end' });
    const next = await reload(grid);
    expect(words(the(next, 'h2'))).to.equal('Ada wins!');
    expect(next.match!.players[1]).to.deep.equal({ name: 'Robo', bot: 2, colour: 1 });
  });

  inChromium('keeps the time of the turn and what was allowed', async () => {
    const time = new Hourglass();
    try {
      const grid = await mount({
        position: position({ phase: 'choose', die: 7, options: { timer: 60 } }),
        persist: key,
      });
      await written(time);
      await time.pass(20_000);
      const next = await reload(grid);
      expect(words(the(next, '[role="timer"]'))).to.equal('40 s left');
      const select = the<HTMLSelectElement>(next, '.time-for select');
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change'));
      await written(time);
      await time.pass(50_000);
      const last = await reload(next);
      expect(words(the(last, '[role="timer"]'))).to.equal('350 s left');
      expect(the<HTMLSelectElement>(last, '.time-for select').selectedIndex).to.equal(1);
    } finally {
      time.break();
    }
  });

  inChromium('keeps that real dice are rolled, and that computer players pause', async () => {
    const players = 'Ada, Robo=bot';
    const grid = await mount({ position: seven, persist: key, players });
    grid.realDice = true;
    button(grid, 'Pause').click();
    grid.play(turn(14));
    const next = await reload(grid, { players });
    expect(next.realDice).to.equal(true);
    expect(button(next, 'Go on')).to.be.instanceOf(HTMLElement);
  });

  it('ends with a press of a button: the game is deleted, the next one is kept again', async () => {
    const grid = await mount({ position: seven, persist: key });
    await storage.put(`${key}.unread`, 'nonsense');
    grid.play(turn(14));
    await drawn(grid);
    button(grid, 'New game').click();
    await until(() => has(grid, '.set-up'), 'the form comes');
    button(grid, 'Delete it').click();
    await drawn(grid);
    await until(async () => Object.keys(await everythingKept()).length === 0, 'all is deleted');
    expect(grid.match).to.equal(undefined);
    expect(words(the(grid, '.set-up-start'))).to.equal('Start Warm up first');
    const next = await reload(grid);
    expect(await everythingKept()).to.deep.equal({});
    expect(has(next, '.set-up'), 'nothing to go on with').to.equal(true);
    expect(words(the(next, '.set-up-start'))).to.equal('Start Warm up first');
    button(next, 'Start').click();
    await until(() => kept(key), 'the next game is kept');
    expect(errors()).to.deep.equal([]);
  });

  it('says where the game could not be deleted, and tries again by a button', async () => {
    const grid = await mount({ position: seven, persist: key });
    grid.play(turn(14));
    await until(async () => (await movesKept()) === 1, 'it is kept');
    button(grid, 'New game').click();
    await until(() => has(grid, '.set-up'), 'the form comes');
    const mend = breakStorage('forbidden');
    try {
      button(grid, 'Delete it').click();
      const said = 'Your saved game could not be deleted.';
      await until(() => notices(grid).includes(said), 'it is said');
      button(grid, 'Try again').click();
      await drawn(grid);
      await until(() => notices(grid).includes(said), 'it is said again');
    } finally {
      mend();
    }
    expect(await movesKept()).to.equal(1);
    button(grid, 'Try again').click();
    await until(async () => (await kept(key)) === undefined, 'it is deleted');
    expect(notices(grid)).to.deep.equal([]);
  });

  it('keeps the game when the page is hidden', async () => {
    const time = new Hourglass();
    try {
      const grid = await mount({
        position: position({ phase: 'choose', die: 7, options: { timer: 60 } }),
        persist: key,
      });
      await written(time);
      await time.pass(30_000);
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      expect((await saved())['elapsed']).to.equal(30_000);
      expect(grid.isConnected).to.equal(true);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
      time.break();
    }
  });

  it('begins when the key comes, under another key when that changes, and ends with it', async () => {
    const grid = await mount({ position: seven });
    grid.persist = key;
    await drawn(grid);
    grid.play(turn(14));
    await until(() => (grid.undo(), grid.redo(), kept(key)), 'the game is kept');
    grid.persist = 'other';
    await drawn(grid);
    const before = await kept(key);
    await until(() => (grid.undo(), grid.redo(), kept('other')), 'the game is kept there');
    grid.persist = undefined;
    await drawn(grid);
    const other = await kept('other');
    grid.play({ type: 'roll', die: 7 });
    await pause(50);
    expect([await kept(key), await kept('other')]).to.deep.equal([before, other]);
  });
});

describe('A key', () => {
  for (const [what, text] of [
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(201)],
  ] as const) {
    inChromium(`that is ${what} is told of, and nothing is kept`, async () => {
      const grid = await mount({ position: seven, persist: text });
      expect(errors()).to.deep.equal(['persist']);
      expect((await told(grid))[0]).to.include('persist=');
      grid.play(turn(14));
      await pause(50);
      expect(await everythingKept()).to.deep.equal({});
      grid.persist = 'x'.repeat(200);
      await drawn(grid);
      await until(() => (grid.undo(), grid.redo(), kept('x'.repeat(200))), 'the game is kept');
    });
  }
});

describe('A game that an earlier version kept in localStorage', () => {
  it('is found under its key, and outlasts a platform that empties that', async () => {
    const grid = await mount({ position: seven, persist: key });
    grid.play(turn(14));
    grid.remove();
    const record = (await kept(key))!;
    await storage.delete(key);
    localStorage.setItem(key, record);
    const next = await mount({ players: 'Ada, Ben', persist: key });
    expect(next.match!.ply).to.equal(1);
    localStorage.clear();
    expect((await reload(next)).match!.ply).to.equal(1);
    expect(errors()).to.deep.equal([]);
  });
});

describe('Two windows under one key', () => {
  /** Returns a game here, and the same game continued in another window. */
  async function two(tells: boolean): Promise<{ grid: MultiplayGrid; theirs: string; ours: string }> {
    const grid = await mount({ position: seven, persist: key });
    const elsewhere = make({ position: seven, persist: 'elsewhere' });
    grid.parentElement!.append(elsewhere);
    await opened(elsewhere);
    elsewhere.play(turn(28));
    const theirs = elsewhere.toText();
    await until(async () => (await kept('elsewhere'))?.includes('"moves":[{'), 'their move is kept');
    const record = (await kept('elsewhere'))!;
    elsewhere.remove();
    await otherWindow(record, tells);
    grid.play(turn(14));
    await told(grid);
    return { grid, theirs, ours: grid.toText() };
  }

  for (const [tells, how] of [
    [true, 'when the browser tells of the other'],
    [false, 'when it is found on saving'],
  ] as const) {
    it(`are told of ${how}, and nothing is overwritten`, async () => {
      const { grid, theirs } = await two(tells);
      expect(notices(grid)).to.deep.equal([choice]);
      expect(errors()).to.deep.equal(['persist']);
      grid.play({ type: 'roll', die: 7 });
      grid.play(turn(21));
      await drawn(grid);
      expect(notices(grid), 'one is told once').to.deep.equal([choice]);
      const next = await reload(grid);
      expect(next.toText(), 'theirs is still there').to.equal(theirs);
    });

    it(`may keep this game, ${how}`, async () => {
      const { grid, ours } = await two(tells);
      button(grid, 'Keep this one').click();
      await drawn(grid);
      expect(notices(grid)).to.deep.equal([]);
      expect(grid.toText()).to.equal(ours);
      grid.play({ type: 'roll', die: 7 });
      const before = grid.toText();
      expect((await reload(grid)).toText()).to.equal(before);
    });

    it(`may take that game, ${how}`, async () => {
      const { grid, theirs } = await two(tells);
      button(grid, 'Take the other one').click();
      await until(() => grid.toText() === theirs, 'their game is taken');
      await drawn(grid);
      expect(notices(grid)).to.deep.equal([]);
      expect(grid.toText()).to.equal(theirs);
      expect(cell(grid, cellOf(28)).ariaLabel).to.include('Ada');
      grid.play({ type: 'roll', die: 7 });
      const before = grid.toText();
      expect((await reload(grid)).toText()).to.equal(before);
    });
  }

  it('are told of again after another conflict', async () => {
    const { grid } = await two(true);
    button(grid, 'Keep this one').click();
    await drawn(grid);
    const record = (await kept(key))!;
    await otherWindow(`${record} `);
    expect(await told(grid)).to.deep.equal([choice]);
  });

  it('are not told of for other keys, the own writing, or a game that was deleted', async () => {
    const grid = await mount({ position: seven, persist: key });
    grid.play(turn(14));
    await otherWindow((await kept(key))!);
    await storage.put('other', '{}');
    await storage.delete(key);
    await pause(100);
    grid.play({ type: 'roll', die: 7 });
    await drawn(grid);
    expect(errors()).to.deep.equal([]);
    expect(await movesKept()).to.equal(2);
  });
});

describe('A storage that fails', () => {
  let mend = (): void => undefined;
  afterEach(() => mend());

  const notSaved = 'This device cannot save your game. You can play on, but keep this page open.';

  it('because it is full is told of once, and the game goes on; the message goes when it works again', async () => {
    mend = breakStorage('full');
    const grid = await mount({ position: seven, persist: key });
    grid.play(turn(14));
    grid.play({ type: 'roll', die: 7 });
    grid.play(turn(21));
    expect(await told(grid)).to.deep.equal([notSaved]);
    expect(errors()).to.deep.equal(['storage']);
    expect(grid.match!.ply).to.equal(3);
    mend();
    grid.play({ type: 'roll', die: 7 });
    await until(() => notices(grid).length === 0, 'the message goes');
    expect(await movesKept()).to.equal(4);
  });

  it('is not reported again at every move, only when it fails again', async () => {
    mend = breakStorage('full');
    const grid = await mount({ position: seven, persist: key });
    grid.play(turn(14));
    await told(grid);
    button(grid, 'Close').click();
    grid.play({ type: 'roll', die: 7 });
    await drawn(grid);
    expect(notices(grid)).to.deep.equal([]);
    mend();
    grid.play(turn(21));
    await until(async () => (await movesKept()) === 3, 'it is saved');
    mend = breakStorage('full');
    grid.play({ type: 'roll', die: 7 });
    expect(await told(grid)).to.deep.equal([notSaved]);
    expect(errors()).to.deep.equal(['storage', 'storage']);
  });

  it('because it is forbidden is told of once, and the game goes on', async () => {
    mend = breakStorage('forbidden');
    const grid = await mount({ players: 'Ada, Ben', size: 5, persist: key });
    rolls(7, 8, 9);
    for (let i = 0; i < 3; i++) {
      button(grid, 'Roll the die').click();
      await drawn(grid);
    }
    expect(await told(grid)).to.deep.equal([notSaved]);
    expect(grid.match!.ply).to.equal(3);
  });

  for (const [choice, moves] of [
    ['Keep this one', 2],
    ['Take the other one', 1],
  ] as const) {
    it(`when the game is to be taken up never has that game written over: ${choice}`, async () => {
      const first = await mount({ position: seven, persist: key });
      first.play(turn(14));
      first.remove();
      await until(async () => (await movesKept()) === 1, 'it is kept');
      mend = breakStorage('forbidden');
      const grid = await mount({ position: seven, persist: key });
      expect(await told(grid)).to.deep.equal([notSaved]);
      grid.play(turn(28));
      await drawn(grid);
      mend();
      grid.play({ type: 'roll', die: 7 });
      const both = 'You have a saved game too. Which one do you want?';
      await until(() => notices(grid)[0] === both, 'both games are offered');
      expect(await movesKept()).to.equal(1);
      button(grid, choice).click();
      await until(() => grid.match!.ply === moves, 'it is played');
      await until(async () => (await movesKept()) === moves, 'it is kept');
      expect(notices(grid)).to.deep.equal([]);
    });
  }

  const record = { abacade: 1, game: 'multiplay', start: seven, moves: [] };
  const players = [
    { name: 'Ada', bot: 0, colour: 0 },
    { name: 'Ben', bot: 0, colour: 1 },
  ];
  for (const [what, text] of [
    ['nonsense', 'nonsense'],
    ['null', 'null'],
    ['a list', '[]'],
    ['of another game', JSON.stringify({ ...record, players, game: 'chess' })],
    ['of a later version', JSON.stringify({ ...record, players, abacade: 2 })],
    ['without players', JSON.stringify(record)],
    ['with a move against the rules', JSON.stringify({ ...record, players, moves: [turn(40)] })],
  ] as const) {
    inChromium(`by what stands there, ${what}, is told of; a copy is put aside`, async () => {
      await storage.put(key, text);
      const grid = await mount({ players: 'Ada, Ben', persist: key });
      expect(await told(grid)).to.deep.equal(['Your saved game could not be read. A copy is kept.']);
      expect(errors()).to.deep.equal(['persist']);
      expect(await kept(`${key}.unread`)).to.equal(text);
      expect(grid.match!.ply, 'a new game begins').to.equal(0);
      rolls(7);
      button(grid, 'Roll the die').click();
      await drawn(grid);
      expect(await movesKept(), 'and is kept').to.equal(1);
      expect(await kept(`${key}.unread`)).to.equal(text);
      const next = await reload(grid);
      expect(next.match!.ply).to.equal(1);
      expect(notices(next)).to.deep.equal([]);
    });
  }

  it('hears no other window once the element has left the page', async () => {
    const grid = await mount({ position: seven, persist: key });
    grid.remove();
    await drawn(grid);
    await otherWindow('{}');
    await pause(100);
    expect(errors()).to.deep.equal([]);
    stageOf().append(grid);
    await drawn(grid);
    grid.play(turn(14));
    expect(await told(grid), 'but finds it on the next saving').to.deep.equal([choice]);
    expect(findAll(grid, '[role="alert"] button').map(words)).to.deep.equal(['Keep this one', 'Take the other one']);
  });
});
