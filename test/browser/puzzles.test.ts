import { expect } from '@open-wc/testing';
import { plyt } from '../../src/rules/plyt/index.js';
import { dayOf } from '../../src/puzzles/index.js';
import { violations } from './support/axe.js';
import { clear } from './support/grid.js';
import { breakStorage, everythingKept, kept, storage } from './support/kept.js';
import { until } from './support/until.js';
import { resetViewport, setViewport } from './support/viewport.js';
import {
  boards,
  byKeyboard,
  byClick,
  byMouse,
  drawn,
  made,
  mount,
  solvedOn,
  type AnyMove,
  type Board,
  type Played,
} from './support/puzzles.js';
import { closest, find, findAll, focused, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, queryByRole } from './support/roles.js';

const before = { lang: document.documentElement.lang, title: document.title };
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.title = 'A page with puzzles';
});
afterEach(async () => {
  await resetViewport();
  document.documentElement.lang = before.lang;
  document.title = before.title;
  return clear();
});

/** Returns the panel with the task, and the group of strengths below the game. */
const panelOf = (board: Board): HTMLElement => the(board, '[part~="puzzle"]');
const strengthsOf = (board: Board): HTMLElement => getByRole(board, 'group', 'How hard');

const riddle = (board: Board): string => words(panelOf(board));
/** Returns what is told below the game: the stars of all puzzles, and whether they are kept. */
const below = (board: Board): string => words(strengthsOf(board).parentElement);

async function press(board: Board, name: string, place: HTMLElement = panelOf(board)): Promise<void> {
  getByRole(place, 'button', name).click();
  await drawn(board);
}

/** Returns whether another puzzle is asked, after one that was solved. */
const asksAnother = (board: Board): boolean => !hasRole(panelOf(board), 'button', 'Share');

/** Returns the number of stars on the panel, which it tells only if there are any. */
function starsOn(board: Board): number {
  const stars = queryByRole(panelOf(board), 'img', / of 3 stars$/);
  return stars ? parseInt(nameOf(stars), 10) : 0;
}

const isPuzzle = (board: Board): boolean => has(board, '[part~="puzzle"]');

const piecesOf = (text: string): string => [...text].sort().join('');

function otherDigits(board: Board, [first, ...then]: readonly number[]): number[] {
  const { hands } = board.match!.state as { hands: readonly (readonly number[])[] };
  const others = hands[0].toSpliced(hands[0].indexOf(first), 1);
  const last = then.length ? others.find((digit) => digit !== then[0]) : others.find((digit) => digit !== first);
  return then.length ? [first, last!] : [last!];
}

/** Returns a legal answer that is not the best. */
function wrongMove(board: Board, best: AnyMove): AnyMove {
  const { game, state } = board.match!;
  // Any other number with as many digits.
  if (best.digits) return { ...best, digits: otherDigits(board, best.digits) };
  const isWrong = (move: AnyMove): boolean => {
    if (move.type !== best.type) return false;
    return best.text === undefined
      ? JSON.stringify(move) !== JSON.stringify(best)
      : piecesOf(move.text!) !== piecesOf(best.text);
  };
  return ([...game.moves(state)] as AnyMove[]).find(isWrong)!;
}

/** The stars of these puzzles when the second answer is right: with two possible answers the second is certain, with four it is likely. */
const onSecond: Readonly<Record<string, number>> = {
  multiplay: 2,
  sequence: 2,
  plyt: 1,
  pytagora: 1,
  tables: 2,
  'up-and-down': 0,
};

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
      const verdict = game === 'tables' ? 'Not yet.' : 'There is a better one.';
      expect(riddle(board)).to.contain(verdict).and.to.contain('Tries: 1');
      expect(said(board)).to.contain(verdict);
      await press(board, 'Try again');
      expect(riddle(board)).not.to.contain(verdict);
      expect(solved).to.deep.equal([]);
      await answer(board, best as AnyMove, byMouse);
      const stars = onSecond[game];
      expect(solved).to.deep.equal([{ game, seed, task, tries: 2, shown: false, hints: 0, stars }]);
      expect(riddle(board)).to.contain('Yes! Right on try 2.');
      expect(starsOn(board)).to.equal(stars);
      const won = ['', 'You win a star.', 'You win 2 stars.'][stars];
      expect(said(board)).to.contain(won).and.not.to.contain('0 stars');
      expect(board.match!.ply).to.equal(0);
    });

    it('is in sight as a whole in a window that is high enough', async () => {
      await setViewport({ width: 1280, height: 800 });
      const board = await mount(tag, { puzzle: seed });
      await until(() => board.getBoundingClientRect().height <= innerHeight + 1, 'the game fits below the card');
      for (const one of findAll(board, '[part~="action"], .riddle button')) {
        if (!one.getClientRects().length) continue;
        const { top, bottom } = one.getBoundingClientRect();
        expect(top, one.textContent).to.be.at.least(board.getBoundingClientRect().top);
        expect(bottom, one.textContent).to.be.at.most(board.getBoundingClientRect().bottom + 1);
      }
    });

    for (const [width, height] of [
      [320, 568],
      [667, 375],
    ]) {
      it(`has its task and all that answers it in sight together at ${width} by ${height}`, async () => {
        await setViewport({ width, height });
        const board = await mount(tag, { puzzle: seed }, width);
        board.parentElement!.querySelector('h1')!.remove();
        const isOut = (one: Element): boolean => {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          return top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
        };
        // The rows of Sequence may continue below the window: only the dice must be in sight.
        const asked = findAll(board, '.riddle, .slot, .cell.raised, [part~="action"]').filter(
          (one) => !closest(one, '.make') && one.getClientRects().length,
        );
        for (let frames = 0; frames < 20 && asked.some(isOut); frames++) await new Promise(requestAnimationFrame);
        expect(asked.filter(isOut).map((one) => one.outerHTML.slice(0, 200))).to.deep.equal([]);
      });
    }

    it('is found by keyboard, and the focus goes on to the next', async () => {
      const { best, text } = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      await answer(board, best as AnyMove, byKeyboard);
      await drawn(board);
      expect(solved.map(({ tries }) => tries)).to.deep.equal([1]);
      expect(focused(board)).to.equal(getByRole(board, 'button', 'Another puzzle'));
      await press(board, 'Another puzzle');
      await until(() => asksAnother(board), 'another puzzle');
      await drawn(board);
      expect(board.toText()).not.to.equal(text);
      expect(board.toText()).to.equal((await made(game, `${seed} 2`)).text);
      expect(focused(board)).to.equal(getByRole(panelOf(board), 'heading'));
    });

    it('shows its answer, and says so when it is solved', async () => {
      const { best } = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      // Two hints, then the answer.
      for (let hint = 0; hint < 3; hint++) expect(await board.hint()).to.deep.equal(best);
      await drawn(board);
      expect(riddle(board)).not.to.contain('Yes');
      await answer(board, best as AnyMove, byClick);
      expect(solved.map(({ shown, stars }) => [shown, stars])).to.deep.equal([[true, 1]]);
      expect(starsOn(board)).to.equal(1);
    });

    it('gives hints by steps between an answer and the best one', async () => {
      const { best } = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      expect(hasRole(panelOf(board), 'button', 'Hint')).to.equal(false);
      await answer(board, wrongMove(board, best as AnyMove), byClick);
      expect(hasRole(panelOf(board), 'button', 'Show me')).to.equal(false);
      for (const step of ['Hint 1 of 3', 'Hint 2 of 3']) {
        await press(board, 'Hint');
        await until(() => hasRole(board, 'region', step), step);
        const said = queryAllByRole(getByRole(board, 'region', step), 'paragraph').map(words);
        expect(said.join('')).not.to.equal('');
        await drawn(board);
      }
      expect(hasRole(panelOf(board), 'button', 'Hint')).to.equal(false);
      expect(hasRole(panelOf(board), 'button', 'Show me')).to.equal(true);
      await answer(board, best as AnyMove, byClick);
      expect(solved.map(({ hints, shown, stars }) => [hints, shown, stars])).to.deep.equal([
        [2, false, onSecond[game]],
      ]);
      expect(hasRole(board, 'region', /^Hint/)).to.equal(false);
    });

    it('is as hard as is chosen, and keeps its stars', async () => {
      const easy = await made(game, seed, { strength: 'easy' });
      const board = await mount(tag, { puzzle: seed, persist: 'stars' });
      await press(board, 'Easy', strengthsOf(board));
      await until(() => board.toText() === easy.text, 'the easy puzzle');
      await drawn(board);
      expect(words(getByRole(strengthsOf(board), 'button', { pressed: true }))).to.equal('Easy');
      await answer(board, easy.best as AnyMove, byClick);
      expect(starsOn(board)).to.equal(3);
      await until(() => kept('stars.stars'), 'the stars are kept');
      board.remove();
      const again = await mount(tag, { puzzle: seed, persist: 'stars', 'puzzle-strength': 'easy' });
      await until(() => starsOn(again) === 3, 'the stars of before');
      expect(below(again)).to.contain('Stars so far: 3');
      await press(again, 'Hard', strengthsOf(again));
      await until(() => starsOn(again) === 0, 'no stars for the hard one');
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
      await answer(board, best as AnyMove, byClick);
      await until(() => kept('kept.stars'), 'the stars are kept');
      const { 'kept.stars': _, ...others } = await everythingKept();
      expect(others).to.deep.equal(all);
      await press(board, 'Play a game', board);
      await until(() => board.toText() === text && !isPuzzle(board), 'the kept game goes on');
      expect(board.puzzle).to.equal(undefined);
    });

    it('is left for a form, a new game or a position', async () => {
      const board = await mount(tag, { puzzle: seed });
      await press(board, 'Play a game', board);
      await until(() => find(board, '[part~="set-up"]'), 'the form');
      board.puzzle = seed;
      await until(() => isPuzzle(board), 'the puzzle');
      const text = board.toText();
      expect(board.undo()).to.equal(false);
      expect(board.redo()).to.equal(false);
      board.newGame();
      await until(() => !isPuzzle(board), 'a game');
      board.puzzle = seed;
      await until(() => isPuzzle(board), 'the puzzle again');
      expect(board.fromText(text).ok).to.equal(true);
      await until(() => !isPuzzle(board) && find(board, '[part~="scores"]'), 'the position as a game');
      expect(board.toText()).to.equal(text);
    });

    it('is a position of the page, in the words of the page, and open to all', async () => {
      const { text, best } = await made(game, 'mine');
      document.documentElement.lang = 'it';
      const board = await mount(tag, { puzzle: 'daily', position: text, theme: 'light', dir: 'rtl' }, 320);
      expect(words(getByRole(panelOf(board), 'heading'))).to.equal('Rompicapo');
      expect(board.toText()).to.equal(text);
      expect(board.scrollWidth).to.be.at.most(320);
      const wrong = wrongMove(board, best as AnyMove);
      await answer(board, wrong, byClick);
      expect(riddle(board)).to.contain(game === 'tables' ? 'Non ancora.' : 'C’è di meglio.');
      expect(await violations(board)).to.deep.equal([]);
    });
  });
}

describe('the attribute puzzle', () => {
  it('asks for an equation of Plus and minus too', async () => {
    const name = 'plus-and-minus';
    const { best, task, text } = await made(name, 'pm');
    const board = await mount('pytagora-board', { game: name, puzzle: 'pm' });
    const solved = solvedOn(board);
    expect(board.toText()).to.equal(text);
    await boards['pytagora-board'].answer(board, best as AnyMove, byClick);
    expect(solved.map(({ game, task, stars }) => [game, task, stars])).to.deep.equal([[name, task, 3]]);
  });

  it('takes the reader’s own day', async () => {
    const board = await mount('sequence-board', { puzzle: 'daily' });
    expect(words(getByRole(panelOf(board), 'heading'))).to.equal('Puzzle of the day');
    expect(board.toText()).to.equal((await made('sequence', dayOf(new Date()))).text);
  });

  it('that is not possible is told, and the form opens', async () => {
    const told: string[] = [];
    const tell = (event: Event): void => void told.push((event as CustomEvent<{ code: string }>).detail.code);
    document.addEventListener('game-error', tell);
    const board = await mount('multiplay-grid', { puzzle: 'x'.repeat(65) });
    await until(() => find(board, '[part~="notice"]'), 'a message');
    expect(words(the(board, '[part~="notice"]'))).to.contain('Some settings of this page do not work here.');
    expect(has(board, '[part~="set-up"]')).to.equal(true);
    const start = plyt.write(plyt.setup(2, plyt.defaults, () => 0));
    const other = await mount('plyt-board', { puzzle: 'mine', position: start });
    await until(() => find(other, '[part~="notice"]'), 'a message');
    expect(other.toText()).to.equal(start);
    expect(told).to.deep.equal(['puzzle', 'position']);
    document.removeEventListener('game-error', tell);
  });

  it('follows the options of the page', async () => {
    const board = await mount('multiplay-grid', { puzzle: 'small', size: '7', timer: '30' });
    expect((board.match!.state as { options: object }).options).to.include({ size: 7, timer: 0 });
    expect(hasRole(board, 'timer')).to.equal(false);
  });
});

describe('what a puzzle has earned', () => {
  const { game, seed } = boards['multiplay-grid'];
  const solve = async (attributes: Readonly<Record<string, string>> = {}): Promise<Board> => {
    const board = await mount('multiplay-grid', { puzzle: seed, ...attributes });
    await boards['multiplay-grid'].answer(board, (await made(game, seed)).best as AnyMove, byClick);
    return board;
  };
  const give = (name: 'share' | 'clipboard', value: unknown): void => {
    Object.defineProperty(navigator, name, { configurable: true, value });
  };
  afterEach(() => {
    for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  });
  const unkept = 'This device cannot keep the stars.';
  const text = `Puzzle: Multiplay, ${seed}, Medium\n★★★\nTries: 1`;

  it('is shared without the answer', async () => {
    const shared: unknown[] = [];
    give('share', (what: unknown) => Promise.resolve(shared.push(what)));
    const board = await solve();
    await press(board, 'Share');
    expect(shared).to.deep.equal([{ text }]);
  });

  it('is copied where nothing can be shared', async () => {
    const copied: unknown[] = [];
    give('share', undefined);
    give('clipboard', { writeText: (what: unknown) => Promise.resolve(copied.push(what)) });
    const board = await solve();
    await press(board, 'Share');
    await until(() => riddle(board).includes('Copied.'), 'it is said');
    expect(copied).to.deep.equal([text]);
  });

  it('is a text to copy by hand where nothing else is possible', async () => {
    give('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    give('clipboard', undefined);
    const board = await solve();
    await press(board, 'Share');
    await until(() => hasRole(board, 'textbox', 'Copy this text'), 'the text');
    expect(getByRole<HTMLTextAreaElement>(board, 'textbox', 'Copy this text').value).to.equal(text);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('is not kept where the device refuses, and that is said', async () => {
    const mend = breakStorage('full');
    try {
      const board = await solve({ persist: 'full' });
      await until(() => queryAllByRole(board, 'alert').some((one) => words(one) === unkept), 'it is said');
      expect(starsOn(board)).to.equal(3);
    } finally {
      mend();
    }
  });

  it('is none where what is kept cannot be read', async () => {
    await storage.put('odd.stars', '{"multiplay medium 2026-03-14": 7, "x": "3", "__proto__": 2}');
    const board = await mount('multiplay-grid', { puzzle: seed, persist: 'odd' });
    await drawn(board);
    expect(starsOn(board)).to.equal(0);
    expect(below(board)).to.contain('Medium').and.not.to.contain('7');
  });

  it('has a strength that is checked', async () => {
    const told: string[] = [];
    const tell = (event: Event): void => void told.push((event as CustomEvent<{ message: string }>).detail.message);
    document.addEventListener('game-error', tell);
    const board = await mount('multiplay-grid', { puzzle: seed, 'puzzle-strength': 'extreme' });
    await until(() => find(board, '[part~="notice"]'), 'a message');
    expect(told.join()).to.contain('easy, medium, hard');
    document.removeEventListener('game-error', tell);
    expect(words(getByRole(strengthsOf(board), 'button', { pressed: true }))).to.equal('Medium');
  });
});

describe('a puzzle of which every answer is tried', () => {
  for (const tag of ['multiplay-grid', 'plyt-board']) {
    it(`earns no stars (${tag})`, async () => {
      const { game, seed } = boards[tag];
      const puzzle = await made(game, seed);
      const board = await mount(tag, { puzzle: seed });
      const solved = solvedOn(board);
      const { game: rules, state } = board.match!;
      const same = (one: unknown): boolean => JSON.stringify(one) === JSON.stringify(puzzle.best);
      const all = ([...rules.moves(state)] as AnyMove[]).filter(({ type }) => type === (puzzle.best as AnyMove).type);
      expect(all.length).to.equal(puzzle.answers);
      // The worst move first, as far as the rules tell.
      const brought = (move: AnyMove): number => {
        const step = rules.play(state, move);
        return step.ok && tag === 'multiplay-grid' ? Math.max(...rules.scores(step.state)) : 0;
      };
      const others = all.filter((one) => !same(one)).sort((a, b) => brought(a) - brought(b));
      for (const move of [...others, puzzle.best as AnyMove]) {
        (board as unknown as { play(move: unknown): unknown }).play(move);
        await drawn(board);
      }
      expect(solved.map(({ tries, stars }) => [tries, stars])).to.deep.equal([[all.length, 0]]);
      expect(starsOn(board)).to.equal(0);
      expect(said(board)).not.to.contain('stars');
    });
  }
});

describe('a solved puzzle', () => {
  it('of Multiplay turns its cube, lights its row, and leaves the position', async () => {
    const { seed } = boards['multiplay-grid'];
    const puzzle = await made('multiplay', seed);
    const { cell } = puzzle.best as AnyMove;
    const board = await mount('multiplay-grid', { puzzle: seed });
    const before = board.toText();
    const white = the(board, `[data-cell="${cell}"]`).className;
    await boards['multiplay-grid'].answer(board, puzzle.best as AnyMove, byClick);
    const turned = the(board, `[data-cell="${cell}"]`);
    expect(turned.className).not.to.equal(white);
    expect(turned.matches('.turned')).to.equal(true);
    expect(turned.getAttribute('aria-label')).to.match(/Ben|Ada/);
    expect(find(board, '.overlay .line, .overlay .ray, .holder svg path'), 'the row').not.to.equal(null);
    expect(board.toText()).to.equal(before);
    expect(board.match!.ply).to.equal(0);
    await press(board, 'Another puzzle');
    await until(() => asksAnother(board), 'another puzzle');
    await drawn(board);
    expect(find(board, '.cell.turned')).to.equal(null);
  });

  it('of PLYT moves the piece to its square', async () => {
    const { seed } = boards['plyt-board'];
    const puzzle = await made('plyt', seed);
    const board = await mount('plyt-board', { puzzle: seed });
    const { seat = 0, to = 0 } = puzzle.best as AnyMove;
    await boards['plyt-board'].answer(board, puzzle.best as AnyMove, byClick);
    const square = the(board, `[data-square="${to}"]`).getBoundingClientRect();
    const piece = findAll(board, '[part~="climber"]')[seat].getBoundingClientRect();
    expect(Math.abs(piece.left + piece.width / 2 - square.left - square.width / 2)).to.be.below(square.width);
    expect(Math.abs(piece.top + piece.height / 2 - square.top - square.height / 2)).to.be.below(square.height);
  });
});

describe('a puzzle of a card', () => {
  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [784, 540],
    [1280, 720],
  ]) {
    it(`shows the card at ${width} by ${height}`, async () => {
      await setViewport({ width, height });
      const board = await mount('plyt-board', { puzzle: boards['plyt-board'].seed }, width);
      board.parentElement!.querySelector('h1')!.remove();
      await until(() => find(board, '.use'), 'the card can be used');
      const face = the(board, '.stage .face-of');
      for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
      const box = face.getBoundingClientRect();
      expect(Math.min(box.width, box.height)).to.be.at.least(60);
      expect(box.bottom).to.be.at.most(innerHeight);
      expect(words(face)).to.match(/(Another|Yourself|You)/);
      for (const one of findAll(board, '.use, .turned h3, .mountain, .turn')) {
        const other = one.getBoundingClientRect();
        const meets =
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
        expect(meets, one.className.toString()).to.equal(false);
      }
    });
  }
});
