import { expect } from '@open-wc/testing';
import { searchCore } from '../../src/core/multiplay-search.js';
import { review } from '../../src/review/index.js';
import { wasBest } from '../../src/review/summary.js';
import { violations } from './support/axe.js';
import { open as openInFrame } from './support/actions.js';
import { openReplay } from './support/finish.js';
import { clear } from './support/grid.js';
import { until } from './support/until.js';
import { press, tap } from './support/hands.js';
import { mount, playOut, reviewed, type Board } from './support/look-back.js';
import { real } from './support/time.js';
import { stepsOfSlice, watchWork } from './support/work.js';
import { find, findAll, focused, said, the, words } from './support/look-up.js';
import { getByRole, queryAllByRole, queryByRole } from './support/roles.js';

const own = window.setTimeout.bind(window);
const { Worker: OwnWorker } = window;
before(() => {
  document.documentElement.lang = 'en';
  document.title = 'The look back';
});
afterEach(() => {
  window.setTimeout = own;
  window.Worker = OwnWorker;
  return clear();
});

const games: [string, Record<string, string>, seed: number][] = [
  ['multiplay-grid', { size: '5', 'end-at': '12', answer: 'factor' }, 5],
  ['plyt-board', { 'start-square': '95', cards: 'on' }, 3],
  ['sequence-board', { summit: '20' }, 4],
  ['pytagora-board', { target: '10', covers: 'off' }, 2],
  ['pytagora-square', { variant: 'both-ways' }, 3],
  ['pytagora-tables', {}, 4],
];

const rows = (board: Board): HTMLElement[] => queryAllByRole(board, 'button', /^(Move|Mossa) \d+ /);
const open = (board: Board): string[] =>
  rows(board).flatMap((row) => (row.getAttribute('aria-expanded') === 'true' ? [words(row)] : []));

async function button(board: Board, name: string): Promise<void> {
  await tap(getByRole(board, 'button', name));
  await board.updateComplete;
}

async function judged(board: Board) {
  const back = await review(board.record());
  if (!back.ok) throw new Error(back.message);
  return back.value;
}

describe('The review', () => {
  for (const [tag, attributes, seed] of games) {
    it(`of ${tag} sets every choice beside the best, and is gone through by keyboard`, async () => {
      const board = await mount(tag, { players: 'Ada, Ben', lang: 'en', ...attributes });
      playOut(board, seed);
      await reviewed(board);
      const { moves, measure } = await judged(board);
      expect(rows(board).length).to.equal(moves.length);
      expect(said(board), 'the end of the game is what is said').to.match(
        /over\.|won!|wins!|summit!|reached the target\./,
      );
      expect(words(getByRole(board, 'heading', 'What was best?'))).to.equal('What was best?');
      const [curve] = queryAllByRole(board, 'heading', { level: 3 }).map(words);
      expect(words(the(board, 'caption'))).to.equal(curve);
      expect(curve === 'Who was likely to win').to.equal(measure === 'chance');
      // The turns that cost most are marked on the curve and in the list.
      const marks = findAll(board, '.curve .dear').map(words);
      expect(marks).to.deep.equal(['1', '2', '3'].slice(0, moves.filter((move) => !wasBest(move)).length));
      expect(findAll(board, '.see .dear').map(words).sort()).to.deep.equal(marks);
      expect(words(board)).not.to.match(/undefined|NaN|null|\[object/);

      rows(board)[0].focus();
      await press('Enter');
      await board.updateComplete;
      expect(open(board).length).to.equal(1);
      for (const key of ['ArrowDown', 'End', 'ArrowUp', 'Home', 'ArrowUp']) {
        await press(key);
        await board.updateComplete;
        const now = rows(board).indexOf(focused(board) as HTMLElement);
        const last = moves.length - 1;
        expect(now, key).to.equal({ ArrowDown: 1, End: last, ArrowUp: last - 1, Home: 0 }[key]!);
        if (key === 'ArrowUp') break;
      }
      const row = focused(board)!;
      expect(row.getAttribute('aria-expanded')).to.equal('true');
      expect(said(board)).to.match(/^Move \d+\. (Ada|Ben): .+\./);
      const range = getByRole<HTMLInputElement>(board, 'slider');
      expect(said(board)).to.contain(`Move ${range.value}.`);
      expect(words(row)).to.contain(range.value);
      expect(queryAllByRole(board, 'term').map(words)).to.include('Played');

      await button(board, 'The turn before');
      expect(Number(range.value)).to.be.below(Number(words(row).match(/\d+/)![0]));
      await button(board, 'Ben');
      const ofBen = moves.filter(({ seat }) => seat === 1);
      expect(rows(board).length).to.equal(ofBen.length);
      getByRole(board, 'checkbox', /^Only turns/).click();
      await board.updateComplete;
      expect(rows(board).length).to.equal(ofBen.filter((move) => !wasBest(move)).length);
      await button(board, 'Everyone');
      rows(board)[0]?.click();
      await board.updateComplete;
      // The foot covers whatever the end of the window cuts; axe must not judge that.
      getByRole(board, 'checkbox', /^Only turns/).scrollIntoView({ block: 'center' });
      expect(await violations(board)).to.deep.equal([]);
    });
  }

  it('names a right answer in PLYT by its sum, and writes no wrong equation', async () => {
    const board = await mount('plyt-board', { players: 'Ada, Ben', lang: 'en', 'start-square': '95' });
    playOut(board, 3);
    await reviewed(board);
    const told = rows(board).map(words);
    const right = told.filter((row) => row.includes('A right answer'));
    const wrong = told.filter((row) => /answer \d/.test(row));
    expect([right.length, wrong.length].every((count) => count > 0)).to.equal(true);
    for (const row of right) expect(row).to.match(/\d+( × \d+)+ = \d+/);
    for (const row of wrong) expect(row).not.to.contain('=');
  });

  it('marks on the board what was turned and what was best', async () => {
    const board = await mount('multiplay-grid', { players: 'Ada, Ben', lang: 'it', size: '5', 'end-at': '14' });
    playOut(board, 6);
    await reviewed(board);
    expect(find(board, '.cell.best')).to.equal(null);
    const { moves } = await judged(board);
    const worse = moves.findIndex((move) => !wasBest(move));
    rows(board)[worse].click();
    await board.updateComplete;
    const { played, best } = moves[worse] as unknown as Record<'played' | 'best', { cell: number }>;
    expect(findAll(board, '.cell.played').map((cell) => cell.dataset['cell'])).to.deep.equal([String(played.cell)]);
    expect(findAll(board, '.cell.best').map((cell) => cell.dataset['cell'])).to.deep.equal([String(best.cell)]);
    expect(queryAllByRole(board, 'term').map(words)).to.deep.equal(['Giocato', 'Meglio']);
    expect(words(board)).not.to.match(/undefined|NaN|null/);
  });

  it('has numbers beside its curve that can be read on the narrowest phone', async () => {
    const board = await mount('pytagora-board', { players: 'Ada, Ben', lang: 'en', target: '10', covers: 'off' }, 320);
    playOut(board, 2);
    await reviewed(board);
    const numbers = findAll<SVGTextElement & HTMLElement>(board, '.curve text');
    expect(numbers.length).to.be.above(3);
    for (const number of numbers) {
      const shown = parseFloat(getComputedStyle(number).fontSize) * number.getScreenCTM()!.a;
      expect(shown, number.textContent).to.be.at.least(12);
    }
  });

  it('covers no equation with the number of pieces in the bag, on a narrow page', async () => {
    const board = await mount('pytagora-board', { players: 'Ada, Ben', lang: 'en', target: '10', covers: 'off' }, 320);
    playOut(board, 2);
    await reviewed(board);
    let seen = 0;
    for (const row of rows(board)) {
      row.click();
      await board.updateComplete;
      const below = the(board, '.bag').getBoundingClientRect().bottom;
      for (const drawn of findAll(board, '.cloth .capsule, .cloth .cell')) {
        expect(drawn.getBoundingClientRect().top).to.be.at.least(below - 1);
        seen++;
      }
    }
    expect(seen).to.be.above(0);
  });

  it('leaves Play again in its place when what is judged arrives', async () => {
    for (const [tag, attributes, seed] of games.slice(1, 3)) {
      const board = await mount(tag, { players: 'Ada, Ben', lang: 'en', ...attributes });
      board.style.blockSize = '1000px';
      playOut(board, seed);
      await openReplay(board);
      const place = (): number => Math.round(getByRole(board, 'button', 'Play again').getBoundingClientRect().top);
      await new Promise(requestAnimationFrame);
      const before = place();
      await until(() => queryByRole(board, 'list', 'Turn by turn'), 'it is judged');
      await new Promise(requestAnimationFrame);
      expect(place(), tag).to.equal(before);
      expect(the(board, '.pages').getBoundingClientRect().bottom, 'at the foot').to.be.closeTo(
        board.getBoundingClientRect().bottom,
        24,
      );
      await clear();
    }
  });

  it('leaves Play again in its place in a frame that becomes as high as its content', async () => {
    const attributes = { players: 'Ada, Ben', size: '5', 'end-at': '12' };
    const board = (await openInFrame('multiplay-grid', attributes, [360, 560])) as unknown as Board;
    playOut(board, 3);
    await openReplay(board);
    const place = (): number => Math.round(getByRole(board, 'button', 'Play again').getBoundingClientRect().top);
    const before = place();
    await until(() => queryByRole(board, 'list', 'Turn by turn'), 'it is judged');
    const frame = board.ownerDocument.defaultView!.frameElement as HTMLElement;
    expect(board.offsetHeight, 'more than was in sight').to.be.above(frame.clientHeight);
    frame.style.blockSize = `${board.offsetHeight}px`;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    expect(place()).to.equal(before);
  });

  it('keeps Play again in sight where the page scrolls', async () => {
    const board = await mount('multiplay-grid', { players: 'Ada, Ben', lang: 'en', size: '5', 'end-at': '12' }, 1280);
    playOut(board, 3);
    await reviewed(board);
    const again = (): DOMRect => getByRole(board, 'button', 'Play again').getBoundingClientRect();
    expect(board.getBoundingClientRect().bottom, 'more than is in sight').to.be.above(innerHeight);
    await until(() => again().bottom <= innerHeight, 'it stands at the foot of the page');
    scrollTo(0, 100);
    expect(again().bottom).to.be.at.most(innerHeight);
  });

  it('says so when a game cannot be judged, and can be used on', async () => {
    const board = await mount('sequence-board', { players: 'Ada, Ben', lang: 'en', summit: '20' });
    playOut(board, 4);
    const entries = (): never => {
      throw new Error('These moves cannot be judged.');
    };
    const unjudged = Object.assign([...board.match!.plies], { entries });
    Object.defineProperty(board.match, 'plies', { configurable: true, value: unjudged });
    await reviewed(board);
    expect(words(getByRole(board, 'alert'))).to.equal('This game cannot be shown turn by turn.');
    await button(board, 'The move before');
    expect(words(getByRole(board, 'heading', /^Move \d+ of/))).to.match(/^Move \d+ of \d+$/);
    Reflect.deleteProperty(board.match!, 'plies');
    await button(board, 'Try again');
    await until(() => queryByRole(board, 'list', 'Turn by turn'), 'it is looked at now');
  });

  const ways: [string, (board: Board) => void | Promise<void>][] = [
    ['a new game', (board) => board.newGame()],
    [
      'the form',
      async (board) => {
        await button(board, 'Back to the end of the game');
        await button(board, 'New game');
      },
    ],
    ['an element that leaves the page', (board) => board.remove()],
  ];
  for (const [name, leave] of ways) {
    it(`gives up what it works at: ${name}`, async () => {
      const board = await mount('multiplay-grid', { players: 'Ada, Ben', lang: 'en', size: '7', 'end-at': '0' });
      window.Worker = undefined as unknown as typeof Worker;
      playOut(board, 7);
      // One slice ends, and the next one does not begin.
      const slices: (() => void)[] = [];
      const later = (call: () => void, ms?: number): number => (ms ? real.setTimeout(call, ms) : slices.push(call));
      window.setTimeout = later as unknown as typeof own;
      await openReplay(board);
      await until(() => queryByRole(board, 'progressbar') && slices.length, 'it works');
      await leave(board);
      await board.updateComplete;
      const waiting = slices.splice(0);
      for (const slice of waiting) slice();
      await new Promise((resolve) => real.setTimeout(resolve, 50));
      expect(slices, 'no slice follows').to.deep.equal([]);
      expect(queryByRole(board, 'list', 'Turn by turn')).to.equal(null);
    });
  }

  for (const way of ['in workers', 'in slices where no worker is']) {
    it(`lets the page be while it searches, ${way}`, async () => {
      let workers = 0;
      window.Worker = class extends OwnWorker {
        constructor(url: string | URL) {
          super(url);
          workers++;
        }
      };
      if (way !== 'in workers') window.Worker = undefined as unknown as typeof Worker;
      const work = watchWork(searchCore, { think: ([playouts]) => playouts });
      try {
        const board = await mount('multiplay-grid', { players: 'Ada, Ben', lang: 'en', size: '5', 'end-at': '0' });
        playOut(board, 8);
        await reviewed(board);
        const searched = (await judged(board)).moves.filter(({ why }) => why.code !== 'multiplay-only').length;
        expect(searched).to.be.above(10);
        if (way === 'in workers') {
          expect(work.all, 'playouts on the page').to.equal(0);
          expect(workers, 'a worker for each choice, here and in the element').to.equal(2 * searched);
        } else {
          // A search of 8 playouts a step; the task of its last slice may include the first one of the next search.
          expect(work.most, 'playouts in a task').to.be.within(8, 2 * stepsOfSlice * 8);
          expect(work.all).to.be.above(100 * searched);
        }
      } finally {
        work.end();
      }
    });
  }
});
