import { expect } from '@open-wc/testing';
import { random } from './support/chance.js';
import { frame, lose, onFlakyPages, open, part, people, press, type Recorded } from './support/flaky-page.js';
import { kept, storage } from './support/kept.js';
import { playOn, scriptsOf } from './support/package-page.js';
import { until } from './support/until.js';
import { has, notices } from './support/look-up.js';

/* The module that saves games is fetched with the first key, and comes late or not at all. */

const tag = 'multiplay-grid';
const key = 'saving-module';
const saved = { ...people, persist: key };

const scripts = (): string[] => scriptsOf(frame.contentWindow!);

const movesKept = async (): Promise<number> =>
  (JSON.parse((await kept(key)) ?? '{"moves":[]}') as { readonly moves: readonly unknown[] }).moves.length;

/** Stores a game of that many moves, without fetching the module: a script that has been fetched stays in the cache. */
async function leaveBehind(moves: number): Promise<string> {
  const board = await open(tag, people);
  await until(() => board.match, 'a game begins');
  playOn(board, random, moves);
  await storage.put(key, JSON.stringify(board.record()));
  frame.remove();
  return board.toText();
}

/** Waits for what an element that does not wait would have shown. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

describe('The module that saves games', () => {
  onFlakyPages();

  it('is not fetched without a key, and with one is two files besides', async () => {
    const board = await open(tag, people);
    await until(() => board.match, 'a game begins');
    playOn(board, random, 4);
    // The lessons and the end come with every game.
    const files = [`${tag}.js`, `${tag}.lesson.js`, `${tag}.finish.js`].sort();
    await until(() => scripts().length === files.length, 'they are there');
    expect(scripts()).to.deep.equal(files);
    frame.remove();
    const other = await open(tag, saved);
    const all = [...files, `${tag}.saving.js`, `${tag}.storage.js`].sort();
    await until(() => other.match && scripts().length === all.length, 'a game begins, and they are there');
    expect(scripts()).to.deep.equal(all);
  });

  for (const file of ['saving', 'storage']) {
    it(`shows the saved game and nothing before it when ${file} comes late`, async () => {
      const text = await leaveBehind(5);
      await lose(file, undefined, 'late');
      const board = await open(tag, saved);
      await pause();
      expect(Boolean(board.match), 'no game begins without it').to.equal(false);
      expect(has(board, '[part~="set-up"]'), 'nor is there a form').to.equal(false);
      await lose('');
      await until(() => board.match, 'the game is there');
      expect(board.toText()).to.equal(text);
      expect(notices(board)).to.deep.equal([]);
    });
  }

  it('saves the moves that were made before it came', async () => {
    await lose('saving', undefined, 'late');
    const board = await open(tag, people);
    await until(() => board.match, 'a game begins');
    board.setAttribute('persist', key);
    await pause();
    playOn(board, random, 3);
    await pause();
    expect(await movesKept()).to.equal(0);
    await lose('');
    await until(async () => (await movesKept()) === 3, 'the moves are kept');
    playOn(board, random, 1);
    await until(async () => (await movesKept()) === 4, 'and the next one');
    expect(notices(board)).to.deep.equal([]);
  });

  it('that is lost is told of, and the game begins; then it is saved', async () => {
    await lose('saving');
    const board = await open(tag, saved);
    await until(() => board.match && notices(board).includes(part), 'a game begins, and it is said');
    playOn(board, random, 3);
    await lose('');
    press(board, 'Try again');
    await until(async () => (await movesKept()) === 3, 'the moves are kept');
    await until(() => notices(board).length === 0, 'nothing is said any more');
  });

  it('that was lost writes over no game: the saved one is offered', async () => {
    const text = await leaveBehind(5);
    await lose('saving');
    const board = await open(tag, saved);
    await until(() => board.match && notices(board).includes(part), 'a game begins, and it is said');
    playOn(board, random, 2);
    await lose('');
    press(board, 'Try again');
    await until(() => notices(board)[0] === 'You have a saved game too. Which one do you want?', 'both are offered');
    expect(await movesKept()).to.equal(5);
    press(board, 'Take the other one');
    await until(() => board.toText() === text, 'it goes on');
  });

  it('that was lost brings the saved game back to the form', async () => {
    const text = await leaveBehind(5);
    await lose('saving');
    const board = await open(tag, { persist: key });
    await until(() => has(board, '[part~="set-up"]') && notices(board).includes(part), 'the form is there');
    await lose('');
    press(board, 'Try again');
    await until(() => board.match && board.toText() === text, 'the game is there');
  });

  it('loses no move of a page that is closed at once', async () => {
    const board: Recorded = await open(tag, saved);
    await until(() => board.match, 'a game begins');
    playOn(board, random, 6);
    frame.remove();
    await until(async () => (await movesKept()) === 6, 'all moves are kept');
  });
});
