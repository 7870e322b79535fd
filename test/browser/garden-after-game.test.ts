import { expect } from '@open-wc/testing';
import '../../components/multiplay-grid/define.js';
import { memoryOf } from '../../components/game/learners.js';
import { dayOf, update } from '../../src/learning/index.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { tap } from './support/hands.js';
import { playOut, type Board } from './support/look-back.js';
import { seed } from './support/chance.js';
import { until } from './support/until.js';
import { find } from './support/look-up.js';
import { queryByRole } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'The garden after a game';
});
afterEach(clear);

/** Shows a game at its end, in a place of 320 × 568. */
async function ended(attributes: Readonly<Record<string, string>>): Promise<Board> {
  seed(1);
  const board = document.createElement('multiplay-grid') as unknown as Board;
  const all = { players: 'Ada, Ben', lang: 'en', speed: 'instant', size: '5', 'end-at': '0', ...attributes };
  for (const [name, value] of Object.entries(all)) board.setAttribute(name, value);
  board.style.height = '568px';
  stageOf(320).append(board);
  await until(() => board.match, 'the game has begun');
  playOut(board, 5);
  await until(() => queryByRole(board, 'button', 'See how it went'), 'the end is shown');
  await board.updateComplete;
  return board;
}

const inside = (board: Board, tag: string, selector: string): HTMLElement | null =>
  find<HTMLElement>(find(board, tag), selector);

describe('The garden after a game', () => {
  it('is open to the learner of a course, who comes back to the end or warms up', async () => {
    const kept = memoryOf('a child of a course');
    kept.change(update(kept.memory, { item: 'P7.8', right: false }, dayOf(new Date())));
    const board = await ended({ learner: 'a child of a course' });
    Object.assign(board, { inCourse: true });
    await tap(queryByRole(board, 'button', 'My garden')!);
    await until(() => inside(board, 'abacade-known', '.garden-head'), 'the garden is open');
    await board.updateComplete;
    expect(inside(board, 'abacade-known', '.kept')!.textContent).to.include('you and your teacher see it');
    expect(inside(board, 'abacade-known', '.kept')!.textContent).not.to.include('Forget');
    expect(await violations(board)).to.deep.equal([]);
    await tap(queryByRole(board, 'button', 'Back')!);
    await until(() => queryByRole(board, 'button', 'See how it went'), 'the end is shown again');
    await tap(queryByRole(board, 'button', 'My garden')!);
    await until(() => inside(board, 'abacade-known', '.learn-next button'), 'what comes next');
    await tap(inside(board, 'abacade-known', '.learn-next button')!);
    await until(() => inside(board, 'abacade-warm-up', '.warm-up-start'), 'the warm-up is open');
    expect(find(board, 'abacade-warm-up')!.getAttribute('fact')).to.match(/^\d+\*\d+$/);
  });

  it('is not there without a learner', async () => {
    expect(queryByRole(await ended({}), 'button', 'My garden')).to.equal(null);
  });
});
