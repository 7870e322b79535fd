import { expect } from '@open-wc/testing';
import '../../components/multiplay-grid/define.js';
import '../../components/plyt-board/define.js';
import '../../components/pytagora-tables/define.js';
import '../../components/sequence-board/define.js';
import { memoryOf } from '../../components/game/learners.js';
import { dayOf, facts, state, update } from '../../src/learning/index.js';
import type { PlytState } from '../../src/rules/plyt/index.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { type Board } from './support/look-back.js';
import { until } from './support/until.js';
import { find, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, queryByRole, questionOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A warm-up before a game';
});
afterEach(clear);

/** Shows the form of a game, in a place of 375 × 667. */
async function form(tag: string, attributes: Readonly<Record<string, string>> = {}): Promise<Board> {
  const board = document.createElement(tag) as unknown as Board;
  for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) board.setAttribute(name, value);
  board.style.height = '667px';
  stageOf(375).append(board);
  await until(() => find(board, '.set-up-start'), `the form of ${tag} is shown`);
  return board;
}

const warmUpButton = (board: Board): HTMLElement | null => queryByRole(board, 'button', 'Warm up first');

/** Opens the warm-up, and returns its element. */
async function opened(board: Board): Promise<HTMLElement> {
  await tap(warmUpButton(board)!);
  await until(() => hasRole(find(board, 'abacade-warm-up'), 'button', 'Start'), 'the warm-up is open');
  return find(board, 'abacade-warm-up')!;
}

const labels = (warmUp: HTMLElement): string[] => queryAllByRole(warmUp, 'button').map(words).filter(Boolean);

/** Answers until a sum is asked, and returns it. */
async function firstSum(warmUp: HTMLElement): Promise<string> {
  await tap(getByRole(warmUp, 'button', 'Start'));
  for (let i = 0; i < 3; i++) {
    const [number] = /\d+/.exec(words(questionOf(warmUp))) ?? [];
    await press(...number!, 'Enter');
    await new Promise(requestAnimationFrame);
  }
  const question = (): string => words(queryAllByRole(warmUp, 'paragraph').find((one) => hasRole(one, 'status')));
  await until(() => question().includes('='), 'a sum is asked');
  return question();
}

describe('a warm-up before a game', () => {
  for (const tag of ['plyt-board', 'multiplay-grid', 'pytagora-tables']) {
    it(`${tag}: is offered by the form, leads to the game, and is accessible`, async () => {
      const board = await form(tag);
      const warmUp = await opened(board);
      expect(labels(warmUp)).to.deep.equal(['Start', 'Start the game', 'Back']);
      expect(await violations(board)).to.deep.equal([]);
      await tap(getByRole(warmUp, 'button', 'Start the game'));
      await until(() => board.match, 'the game begins');
      expect(find(board, 'abacade-warm-up')).to.equal(null);
    });
  }

  it('leads back to the form, as it was left', async () => {
    const board = await form('plyt-board', { preset: 'times-table' });
    const warmUp = await opened(board);
    await tap(getByRole(warmUp, 'button', 'Back'));
    await until(() => warmUpButton(board), 'the form is shown');
    expect(hasRole(board, 'radio', { name: /^Times table/, checked: true })).to.equal(true);
    expect(board.match).to.equal(undefined);
  });

  it('asks the tables of the fixed dice', async () => {
    const board = await form('plyt-board', { fixed: '7, 9' });
    const warmUp = await opened(board);
    expect(find(board, 'abacade-warm-up')!.getAttribute('tables')).to.equal('7 9');
    expect(await firstSum(warmUp)).to.match(/[79]/);
  });

  it('is offered neither where nothing is multiplied nor in other games', async () => {
    for (const [tag, attributes] of [
      ['plyt-board', { operation: 'recognise' }],
      ['sequence-board', {}],
    ] as const) {
      expect(warmUpButton(await form(tag, attributes)) === null, tag).to.equal(true);
    }
  });

  it('tells what it finds out to the memory of the learner, and no answer to the page', async () => {
    const key = `warm-up-${Date.now()}`;
    const board = await form('plyt-board', { learner: key });
    const told: string[] = [];
    for (const type of ['answer', 'learned', 'moved', 'warm-up-over'])
      board.addEventListener(type, () => told.push(type));
    const warmUp = await opened(board);
    const sum = await firstSum(warmUp);
    const [, a, b] = /(\d+) × (\d+)/.exec(sum) ?? [];
    await press(...String(Number(a) * Number(b)), 'Enter');
    await until(() => hasRole(warmUp, 'button', 'Stop here'), 'the answer is judged');
    await tap(getByRole(warmUp, 'button', 'Stop here'));
    await until(() => hasRole(warmUp, 'button', 'Start the game'), 'the warm-up is over');
    expect(told).to.deep.equal(['warm-up-over']);
    expect(
      state(memoryOf(key).memory, `P${[a, b].sort((one, other) => Number(one) - Number(other)).join('.')}`, 0).shown,
    ).to.not.equal('not-met');
    expect(labels(warmUp)).to.include.members(['Start the game', 'Back']);
  });
});

describe('the tables that a learner is to practise', () => {
  /** Returns a learner who has answered every product, those of 7 and 8 wrongly. */
  async function learner(): Promise<string> {
    const key = `tables-${Date.now()}`;
    const kept = memoryOf(key);
    await kept.load();
    let { memory } = kept;
    const today = dayOf(new Date());
    for (const day of [today - 3, today - 2, today - 1])
      for (const { item, kind, a, b } of facts)
        if (kind === 'P') {
          const right = ![a, b].some((n) => n === 7 || n === 8);
          memory = update(memory, [{ item, right, think: 1500 }], day);
        }
    kept.change(memory);
    return key;
  }
  const fixed = (board: Board): unknown => (board.match!.state as PlytState).options.fixed[0];

  it('are offered by the form of PLYT, and become fixed dice in turn', async () => {
    const board = await form('plyt-board', { learner: await learner() });
    await until(() => queryByRole(board, 'button', 'Practise the tables of 7 and 8'), 'the tables are offered');
    const offer = queryByRole(board, 'button', 'Practise the tables of 7 and 8')!;
    expect(offer.textContent.trim()).to.equal('Practise the tables of 7 and 8');
    expect(offer.getAttribute('aria-pressed')).to.equal('false');
    await tap(offer);
    await board.updateComplete;
    expect(offer.getAttribute('aria-pressed')).to.equal('true');
    expect(await violations(board)).to.deep.equal([]);
    await tap(queryByRole(board, 'button', 'Start')!);
    await until(() => board.match, 'the game begins');
    expect(fixed(board)).to.deep.equal([7, 8]);
  });

  it('are not offered to whom nothing was asked yet', async () => {
    const board = await form('plyt-board', { learner: `nobody-${Date.now()}` });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(queryByRole(board, 'button', 'Practise the tables of 7 and 8')).to.equal(null);
  });
});
