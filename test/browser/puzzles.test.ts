import { expect } from '@open-wc/testing';
import { plyt } from '../../src/rules/plyt/index.js';
import { dayOf } from '../../src/puzzles/index.js';
import { violations } from './support/axe.js';
import { clear, words } from './support/grid.js';
import { everythingKept, kept } from './support/kept.js';
import { until } from './support/until.js';
import {
  boards,
  byKeyboard,
  byMouse,
  drawn,
  find,
  made,
  mount,
  solvedOn,
  the,
  type AnyMove,
  type Board,
  type Played,
} from './support/puzzles.js';

const before = { lang: document.documentElement.lang, title: document.title };
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page with puzzles';
});
afterEach(() => {
  document.documentElement.lang = before.lang;
  document.title = before.title;
  return clear();
});

const riddle = (board: Board): string => words(find(board, '.riddle'));
const said = (board: Board): string => words(find(board, '[role="status"]'));
const press = async (board: Board, name: string): Promise<void> => {
  the(board, `.riddle .${name}`).click();
  await drawn(board);
};

const piecesOf = (text: string): string => [...text].sort().join('');

/** A legal answer that is not the best. */
function wrongMove(board: Board, best: AnyMove): AnyMove {
  const { game, state } = board.match!;
  const isWrong = (move: AnyMove): boolean => {
    if (move.type !== best.type) return false;
    return best.text === undefined
      ? JSON.stringify(move) !== JSON.stringify(best)
      : piecesOf(move.text!) !== piecesOf(best.text);
  };
  return ([...game.moves(state)] as AnyMove[]).find(isWrong)!;
}

for (const [tag, played] of Object.entries(boards)) {
  const { game, seed } = played;
  const answer: Played['answer'] = (...given) => played.answer(...given);
  describe(`a puzzle on <${tag}>`, () => {
    it('is tried, tried again and found by mouse; nothing moves', async () => {
      const { best, task, text } = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      expect(board.toText() || text).to.equal(text);
      expect(said(board)).to.match(/^Puzzle\. .+/);
      const wrong = wrongMove(board, best as AnyMove);
      await answer(board, wrong, byMouse);
      expect(riddle(board)).to.contain('There is a better one.').and.to.contain('Tries: 1');
      expect(said(board)).to.contain('There is a better one.');
      await press(board, 'go');
      expect(riddle(board)).not.to.contain('There is a better one.');
      expect(solved).to.deep.equal([]);
      await answer(board, best as AnyMove, byMouse);
      expect(solved).to.deep.equal([{ game, seed, task, tries: 2, shown: false }]);
      expect(riddle(board)).to.contain('Yes! Right on try 2.');
      expect(find(board, '.riddle .star')).not.to.equal(null);
      expect(said(board)).to.contain('You win a star.');
      expect(board.match!.ply).to.equal(0);
    });

    it('is found by keyboard, and the focus goes on to the next', async () => {
      const { best, text } = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      await answer(board, best as AnyMove, byKeyboard);
      await drawn(board);
      expect(solved.map(({ tries }) => tries)).to.deep.equal([1]);
      expect(board.shadowRoot!.activeElement).to.equal(find(board, '.riddle .next'));
      await press(board, 'next');
      await until(() => find(board, '.riddle:not(.right)'), 'another puzzle');
      await drawn(board);
      expect(board.toText()).not.to.equal(text);
      expect(board.toText()).to.equal((await made(game, `${seed} 2`)).text);
      expect(board.shadowRoot!.activeElement).to.equal(find(board, '.riddle h2'));
    });

    it('shows its answer, and says so when it is solved', async () => {
      const { best } = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      expect(await board.hint()).to.deep.equal(best);
      await drawn(board);
      expect(riddle(board)).not.to.contain('Yes');
      await answer(board, best as AnyMove, byMouse);
      expect(solved.map(({ shown }) => shown)).to.deep.equal([true]);
      expect(find(board, '.riddle .star')).to.equal(null);
    });

    it('leaves the game that is kept as it is, and leads back to it', async () => {
      const players = 'Ada, Ben';
      const first = await mount(tag, { players, persist: 'kept' });
      await until(() => kept('kept'), 'the game is kept');
      await drawn(first);
      const text = first.toText();
      first.remove();
      const all = await everythingKept();
      const { best } = await made(game, seed);
      const board = await mount(tag, { players, persist: 'kept', puzzle: seed });
      await answer(board, best as AnyMove, byMouse);
      expect(await everythingKept()).to.deep.equal(all);
      await press(board, 'leave');
      await until(() => board.toText() === text && !find(board, '.riddle'), 'the kept game goes on');
      expect(board.puzzle).to.equal(undefined);
    });

    it('is left for a form, a new game or a position', async () => {
      const board = await mount(tag, { puzzle: seed });
      await press(board, 'leave');
      await until(() => find(board, '[part~="set-up"]'), 'the form');
      board.puzzle = seed;
      await until(() => find(board, '.riddle'), 'the puzzle');
      const text = board.toText();
      expect(board.undo()).to.equal(false);
      expect(board.redo()).to.equal(false);
      board.newGame();
      await until(() => !find(board, '.riddle'), 'a game');
      board.puzzle = seed;
      await until(() => find(board, '.riddle'), 'the puzzle again');
      expect(board.fromText(text).ok).to.equal(true);
      await until(() => !find(board, '.riddle') && find(board, '[part~="scores"]'), 'the position as a game');
      expect(board.toText()).to.equal(text);
    });

    it('is a position of the page, in the words of the page, and open to all', async () => {
      const { text, best } = await made(game, 'mine');
      document.documentElement.lang = 'it';
      const board = await mount(tag, { puzzle: 'daily', position: text, theme: 'light', dir: 'rtl' }, 320);
      expect(words(the(board, '.riddle h2'))).to.equal('Rompicapo');
      expect(board.toText()).to.equal(text);
      expect(board.scrollWidth).to.be.at.most(320);
      const wrong = wrongMove(board, best as AnyMove);
      await answer(board, wrong, byMouse);
      expect(riddle(board)).to.contain('C’è di meglio.');
      expect(await violations(board)).to.deep.equal([]);
    });
  });
}

describe('the attribute puzzle', () => {
  it('takes the reader’s own day', async () => {
    const board = await mount('sequence-board', { puzzle: 'daily' });
    expect(words(the(board, '.riddle h2'))).to.equal('Puzzle of the day');
    expect(board.toText()).to.equal((await made('sequence', dayOf(new Date()))).text);
  });

  it('that is not possible is told, and the form opens', async () => {
    const told: string[] = [];
    const tell = (event: Event): void => void told.push((event as CustomEvent<{ code: string }>).detail.code);
    document.addEventListener('game-error', tell);
    const board = await mount('multiplay-grid', { puzzle: 'x'.repeat(65) });
    await until(() => find(board, '[part~="notice"]'), 'a message');
    expect(words(the(board, '[part~="notice"]'))).to.contain('puzzle="xxx');
    expect(find(board, '[part~="set-up"]')).not.to.equal(null);
    const start = plyt.write(plyt.setup(2, plyt.defaults, () => 0));
    const other = await mount('plyt-board', { puzzle: 'mine', position: start });
    await until(() => find(other, '[part~="notice"]'), 'a message');
    expect(other.toText()).to.equal(start);
    expect(told).to.deep.equal(['puzzle', 'task']);
    document.removeEventListener('game-error', tell);
  });

  it('follows the options of the page', async () => {
    const board = await mount('multiplay-grid', { puzzle: 'small', size: '7', timer: '30' });
    expect((board.match!.state as { options: object }).options).to.include({ size: 7, timer: 0 });
    expect(find(board, '.clock')).to.equal(null);
  });
});
