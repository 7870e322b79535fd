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
import { find, findAll } from './support/look-up.js';
import { queryByRole } from './support/roles.js';

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

const warmUpButton = (board: Board): HTMLElement | undefined =>
  findAll<HTMLElement>(board, '.set-up-start button').find(({ textContent }) => textContent.trim() === 'Warm up first');

/** Opens the warm-up, and returns a function that finds elements in it. */
async function opened(board: Board): Promise<(selector: string) => HTMLElement | null> {
  await tap(warmUpButton(board)!);
  const inWarmUp = (selector: string): HTMLElement | null => find(find(board, 'abacade-warm-up'), selector);
  await until(() => inWarmUp('.warm-up-start'), 'the warm-up is open');
  return inWarmUp;
}

const labels = (inWarmUp: (selector: string) => HTMLElement | null): string[] =>
  findAll(inWarmUp('.warm-up'), 'button')
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);

/** Answers until a sum is asked, and returns it. */
async function firstSum(inWarmUp: (selector: string) => HTMLElement | null): Promise<string> {
  await tap(inWarmUp('.big')!);
  for (let i = 0; i < 3; i++) {
    const [number] = /\d+/.exec(inWarmUp('.question')!.textContent) ?? [];
    await press(...number!, 'Enter');
    await new Promise(requestAnimationFrame);
  }
  await until(() => inWarmUp('.question')?.textContent.includes('='), 'a sum is asked');
  return inWarmUp('.question')!.textContent.replace(/\s+/g, ' ').trim();
}

describe('a warm-up before a game', () => {
  for (const tag of ['plyt-board', 'multiplay-grid', 'pytagora-tables']) {
    it(`${tag}: is offered by the form, leads to the game, and is accessible`, async () => {
      const board = await form(tag);
      const inWarmUp = await opened(board);
      expect(labels(inWarmUp)).to.deep.equal(['Start', 'Start the game', 'Back']);
      expect(await violations(board)).to.deep.equal([]);
      await tap(findAll(inWarmUp('.warm-up-ways'), 'button')[0]);
      await until(() => board.match, 'the game begins');
      expect(find(board, 'abacade-warm-up')).to.equal(null);
    });
  }

  it('leads back to the form, as it was left', async () => {
    const board = await form('plyt-board', { preset: 'times-table' });
    const inWarmUp = await opened(board);
    await tap(findAll(inWarmUp('.warm-up-ways'), 'button')[1]);
    await until(() => find(board, '.set-up-start'), 'the form is shown');
    const card = find<HTMLInputElement>(board, 'input[value="times-table"]');
    expect(card?.checked).to.equal(true);
    expect(board.match).to.equal(undefined);
  });

  it('asks the tables of the fixed dice', async () => {
    const board = await form('plyt-board', { fixed: '7, 9' });
    const inWarmUp = await opened(board);
    expect(find(board, 'abacade-warm-up')!.getAttribute('tables')).to.equal('7 9');
    expect(await firstSum(inWarmUp)).to.match(/[79]/);
  });

  it('is offered neither where nothing is multiplied nor in other games', async () => {
    for (const [tag, attributes] of [
      ['plyt-board', { operation: 'recognise' }],
      ['sequence-board', {}],
    ] as const) {
      expect(warmUpButton(await form(tag, attributes)), tag).to.equal(undefined);
    }
  });

  it('tells what it finds out to the memory of the learner, and no answer to the page', async () => {
    const key = `warm-up-${Date.now()}`;
    const board = await form('plyt-board', { learner: key });
    const told: string[] = [];
    for (const type of ['answer', 'learned', 'moved', 'warm-up-over'])
      board.addEventListener(type, () => told.push(type));
    const inWarmUp = await opened(board);
    const sum = await firstSum(inWarmUp);
    const [, a, b] = /(\d+) × (\d+)/.exec(sum) ?? [];
    await press(...String(Number(a) * Number(b)), 'Enter');
    await until(() => inWarmUp('.warm-up-stop'), 'the answer is judged');
    await tap(inWarmUp('.warm-up-stop')!);
    await until(() => inWarmUp('.warm-up-over'), 'the warm-up is over');
    expect(told).to.deep.equal(['warm-up-over']);
    expect(
      state(memoryOf(key).memory, `P${[a, b].sort((one, other) => Number(one) - Number(other)).join('.')}`, 0).shown,
    ).to.not.equal('not-met');
    expect(labels(inWarmUp)).to.include.members(['Start the game', 'Back']);
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
