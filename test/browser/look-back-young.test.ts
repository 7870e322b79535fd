import { expect } from '@open-wc/testing';
import { wasBest } from '../../src/review/summary.js';
import { review } from '../../src/review/index.js';
import type { TablesMove, TablesState } from '../../src/rules/tables/index.js';
import type { UpAndDownMove } from '../../src/rules/up-and-down/index.js';
import { violations } from './support/axe.js';
import { openReplay } from './support/finish.js';
import { clear } from './support/grid.js';
import { until } from './support/until.js';
import { drawn, mount, playOut, reviewed, type Board } from './support/look-back.js';
import { find, findAll, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'The look back of the youngest';
});
afterEach(clear);

/** Returns the turns of the list, by their buttons. */
const rows = (board: Board): HTMLElement[] => queryAllByRole(board, 'button', /^(Move|Mossa) \d+ /);

async function open(board: Board, at: number): Promise<void> {
  rows(board)[at].click();
  await board.updateComplete;
}

async function judged<M>(board: Board) {
  const back = await review(board.record());
  if (!back.ok) throw new Error(back.message);
  return back.value.moves as readonly { readonly played: M; readonly best: M; readonly lost: number; unit: 'places' }[];
}

/** Plays Multiplication tables to its end; every third answer is wrong, with a piece that belongs to no product. */
function playTables(board: Board, seed: number): void {
  const random = drawn(seed);
  for (let i = 0; board.match!.turn.kind !== 'over' && i < 500; i++) {
    const { turn } = board.match!;
    const state = board.match!.state as TablesState;
    const wrong = state.hands[state.seat].find((digit) => {
      const { a, b } = state.rounds.at(-1) ?? { a: 0, b: 0 };
      return digit !== a * b;
    });
    const [best] = turn.kind === 'seat' ? board.rules.moves(state) : [board.rules.chance(state, random)];
    const move =
      turn.kind === 'seat' && wrong !== undefined && random(3) === 0 ? { type: 'attach', digits: [wrong] } : best;
    const step = board.play(move);
    if (!step.ok) throw new Error(step.message);
  }
}

describe('The review of Up and down', () => {
  for (const variant of ['both-ways', 'even-and-odd'])
    it(`marks both places, and says which number has fewer: ${variant}`, async () => {
      const board = await mount('pytagora-square', { players: 'Ada, Ben', lang: 'en', variant });
      let worse = -1;
      for (let seed = 1; worse < 0; seed++) {
        board.newGame();
        playOut(board, seed);
        worse = (await judged(board)).findIndex((move) => !wasBest(move));
      }
      await reviewed(board);
      expect(find(board, '.chosen')).to.equal(null);
      await open(board, worse);
      expect(findAll(board, '.chosen').length).to.equal(2);
      expect(findAll(board, '.chosen.other').length).to.equal(1);
      expect(findAll(board, '.best-star').length).to.equal(1);
      const { played, best } = (await judged<UpAndDownMove>(board))[worse];
      expect(findAll(board, '.more dd .pieces').map(words)).to.deep.equal([`${played.digit}`, `${best.digit}`]);
      expect(said(board)).to.match(/\d fits in \d places?, \d in \d\. Lay the one with fewer places first\.$/);
      expect(await violations(board)).to.deep.equal([]);
    });

  it('PYT-42: where nobody chooses it says so, and what the bag gave', async () => {
    const board = await mount('pytagora-square', { players: 'Ada, Ben', lang: 'en' });
    playOut(board, 2);
    await openReplay(board);
    await until(() => words(board).includes('There was nothing to choose'), 'the game has been looked at');
    const told = words(board);
    expect(told).to.contain('There was nothing to choose: if you have the next number, you lay it.');
    expect(told).to.match(/Ada: Numbers laid: \d+\. Taken from the bag: \d+\./);
    expect(hasRole(board, 'list', 'Turn by turn')).to.equal(false);
    expect(await violations(board)).to.deep.equal([]);
  });
});

describe('The review of Multiplication tables', () => {
  it('PYT-52: shows a wrong answer beside the right one', async () => {
    const board = await mount('pytagora-tables', { players: 'Ada, Ben', lang: 'it' });
    playTables(board, 5);
    // The last product was wrong, and remains over its dots.
    await until(() => hasRole(board, 'button', 'Continua'), 'the way on');
    getByRole(board, 'button', 'Continua').click();
    await reviewed(board);
    const told = rows(board).map(words);
    const wrong = told.findIndex((row) => row.includes('Una risposta sbagliata'));
    const right = told.findIndex((row) => row.includes('Una risposta giusta'));
    expect(Math.min(wrong, right)).to.be.at.least(0);
    await open(board, wrong);
    const move = (await judged<TablesMove>(board))[wrong];
    expect(words(the(board, '.link.played'))).to.contain(`= ${'digits' in move.played && move.played.digits[0]}`);
    expect(find(board, '.link.best') !== null).to.equal(move.best.type === 'attach');
    expect(words(getByRole(board, 'button', { expanded: true }))).to.match(/\d × \d: mettere \d/);
    expect(words(the(board, '.open .more > p'))).to.match(/^\d × \d = \d+, non \d\. Le tessere giuste/);
    expect(words(board)).to.match(/Risposte giuste: \d su \d\./);
    await open(board, right);
    expect(findAll(board, '.link.played.best').length).to.equal(1);
    expect(words(board)).not.to.match(/undefined|NaN|null/);
    expect(await violations(board)).to.deep.equal([]);
  });

  it('PYT-51: shows a product that was in the hand and was not laid', async () => {
    const board = await mount('pytagora-tables', { players: 'Ada, Ben', lang: 'en', answer: 'false' });
    playOut(board, 6);
    await reviewed(board);
    const missed = rows(board).findIndex((row) => words(row).includes('could have been laid'));
    expect(missed).to.be.at.least(0);
    await open(board, missed);
    expect(find(board, '.link.best')).not.to.equal(null);
    expect(find(board, '.link.played')).to.equal(null);
    expect(said(board)).to.match(
      /\d × \d: pass\. \d more pieces? could have been laid\. Best: .+ The right pieces were in the hand\.$/,
    );
  });
});
