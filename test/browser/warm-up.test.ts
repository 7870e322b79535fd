import { expect } from '@open-wc/testing';
import { inChromium } from './support/chromium.js';
import type { AbacadeKnown } from '../../components/abacade-known/abacade-known.js';
import type { AbacadeWarmUp } from '../../components/abacade-warm-up/abacade-warm-up.js';
import '../../components/abacade-known/define.js';
import '../../components/abacade-warm-up/define.js';
import { empty, state, update } from '../../src/learning/index.js';
import { violations } from './support/axe.js';
import { clear, stageOf } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { until } from './support/until.js';
import { find, findAll, focused, isStill, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, queryByRole, questionOf, tabStop } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'A warm-up';
});
afterEach(clear);

type Tested = AbacadeWarmUp | AbacadeKnown;

/** Returns the texts that can be read, one of each paragraph. */
const paragraphs = (element: Tested): string[] => queryAllByRole(element, 'paragraph').map(words);

async function shown<T extends Tested>(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  part: string,
  [width, height]: readonly [number, number] = [784, 500],
): Promise<T> {
  const element = document.createElement(tag) as T;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (tag === 'abacade-warm-up') element.style.height = `${height}px`;
  stageOf(width).append(element);
  await until(() => find(element, `[part~="${part}"]`), `${tag} is open`);
  await element.updateComplete;
  return element;
}

const warmUp = (attributes: Readonly<Record<string, string>>, size?: readonly [number, number]) =>
  shown<AbacadeWarmUp>('abacade-warm-up', attributes, 'warm-up', size);

/** Types a number and enters it. */
async function answer(element: AbacadeWarmUp, value: number): Promise<void> {
  await press(...String(value), 'Enter');
  await element.updateComplete;
}

/** Returns the question that can be answered now; '' if there is none. */
const question = (element: AbacadeWarmUp): string => (isAsking(element) ? words(questionOf(element)) : '');
const isAsking = (element: AbacadeWarmUp): boolean => hasRole(element, 'status', 'Your answer');

const isWrong = (element: AbacadeWarmUp): boolean => hasRole(element, 'heading', 'A way to get there');
const isOver = (element: AbacadeWarmUp): boolean => hasRole(element, 'heading', 'That was your warm-up.');

/** Returns the product that is asked for; 0 if there is none. */
function expected(element: AbacadeWarmUp): number {
  const [, a, b] = /(\d+) × (\d+) =/.exec(question(element)) ?? [];
  return Number(a ?? 0) * Number(b ?? 0);
}

/** Waits until keys answer the first question: the focus has left the button, which on a slow machine takes a moment. */
const atFirstQuestion = (element: AbacadeWarmUp): Promise<void> =>
  until(() => expected(element) && focused(element), 'the first question');

async function begin(element: AbacadeWarmUp): Promise<void> {
  await tap(getByRole(element, 'button', 'Start'));
  for (const copy of [7, 42, 9]) {
    await until(
      // Keys count once the focus has left the button, which on a slow machine is a moment after the button is gone.
      () => question(element).includes(`Type ${copy}`) && focused(element),
      `${copy} is to be copied`,
    );
    await answer(element, copy);
  }
  await atFirstQuestion(element);
}

/** Returns the places of all facts in a garden. */
const places = (garden: AbacadeKnown): HTMLElement[] => queryAllByRole(tableOf(garden), 'button');
const tableOf = (garden: AbacadeKnown): HTMLElement => getByRole(garden, 'table', /^The products up to 12 times 12/);
const hasPlants = (garden: AbacadeKnown): boolean =>
  places(garden).some((one) => !nameOf(one).includes('You have not met it yet.'));

describe('A warm-up', () => {
  inChromium('refuses ways that are none, and offers another warm-up at the end', async () => {
    const element = await warmUp({ tables: '7' });
    const errors: string[] = [];
    element.addEventListener('game-error', (event) =>
      errors.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    for (const wrong of ['home', [null], [{ label: 'Home' }]]) {
      element.ways = wrong as never;
      await element.updateComplete;
    }
    expect(errors).to.deep.equal(Array(3).fill('ways must be a list of { label, act }.'));
    // The test clicks directly, as the notices move what is below them.
    getByRole(element, 'button', 'Start').click();
    await until(() => queryByRole(element, 'button', 'Stop here'), 'the warm-up has begun');
    getByRole(element, 'button', 'Stop here').click();
    await until(() => isOver(element), 'the warm-up is over');
    const notices = findAll(element, '[part~="notice"]');
    const ways = queryAllByRole(element, 'button').filter((one) => notices.every((notice) => !notice.contains(one)));
    expect(ways.map(words)).to.deep.equal(['Another warm-up']);
  });

  it('is played to its end by keyboard alone, with a wrong answer that waits and comes back once', async () => {
    const element = await warmUp({ tables: '7', name: 'Ada' });
    const heard: { given: number; expected: number; right: boolean; think?: number }[] = [];
    element.addEventListener('answer', (event) => heard.push((event as CustomEvent<(typeof heard)[number]>).detail));
    let over: { questions: number; missed: readonly string[] } | undefined;
    element.addEventListener('warm-up-over', (event) => (over = (event as CustomEvent<typeof over>).detail));
    await begin(element);

    for (let asked = 0; !isOver(element); asked++) {
      const right = expected(element);
      await answer(element, asked === 1 ? right + 1 : right);
      if (asked === 1) {
        await until(() => isWrong(element), 'the wrong answer is shown');
        expect(paragraphs(element)).to.include(`You wrote ${right + 1}. It is ${right}.`);
        const way = getByRole(element, 'heading', 'A way to get there').closest('section');
        expect(hasRole(way, 'list'), 'the steps to the answer').to.equal(true);
        expect(focused(element) === getByRole(element, 'button', 'Next')).to.equal(true);
        await press('Enter');
      } else {
        await until(() => isAsking(element) || isOver(element), 'the next question comes by itself');
      }
      await element.updateComplete;
      expect(asked).to.be.below(13);
    }
    expect(heard.map(({ right }) => right).filter((right) => !right)).to.have.length(1);
    expect(heard).to.have.length(12);
    expect(heard.every(({ think }) => think! > 0)).to.equal(true);
    expect(over?.questions).to.equal(12);
    expect(over?.missed).to.have.length(1);
    expect(paragraphs(element).join(' ')).to.contain('of these again tomorrow');
  });

  it('keeps its box, and everything in sight, on a phone', async () => {
    for (const size of [
      [320, 568],
      [667, 375],
    ] as const) {
      const element = await warmUp({ tables: '12', pace: 'none' }, size);
      await tap(getByRole(element, 'button', 'Start'));
      await atFirstQuestion(element);
      const before = getByRole(element, 'status', 'Your answer').getBoundingClientRect();
      await answer(element, expected(element) + 1);
      await until(() => isWrong(element), 'the wrong answer is shown');
      const frame = element.getBoundingClientRect();
      for (const one of findAll(element, '[part~=action]')) {
        const { bottom, right, height } = one.getBoundingClientRect();
        expect(bottom, one.textContent).to.be.at.most(frame.bottom + 1);
        expect(right, one.textContent).to.be.at.most(frame.right + 1);
        expect(height).to.be.at.least(43.5);
      }
      expect(before.right).to.be.at.most(frame.right);
      element.remove();
    }
  });

  inChromium('says which attribute is not possible, and asks what is usual', async () => {
    const errors: string[] = [];
    const note = (event: Event): void => void errors.push((event as CustomEvent<{ code: string }>).detail.code);
    document.addEventListener('game-error', note);
    const element = await warmUp({
      tables: '7 13',
      operation: 'powers',
      fact: '<b>7*8</b>',
      pace: 'fast',
      learner: 'x'.repeat(201),
    });
    document.removeEventListener('game-error', note);
    expect(errors.sort()).to.deep.equal(['fact', 'learner', 'operation', 'pace', 'tables']);
    expect(queryByRole(element, 'button', 'Start')).to.not.equal(null);
  });

  inChromium('asks the fact of the page first, and division where that is wanted', async () => {
    const element = await warmUp({ fact: '6*9', pace: 'none' });
    await tap(getByRole(element, 'button', 'Start'));
    await atFirstQuestion(element);
    expect(expected(element)).to.equal(54);
    element.setAttribute('operation', 'division');
    element.removeAttribute('fact');
    await until(() => queryByRole(element, 'button', 'Start'), 'it begins anew');
    await tap(getByRole(element, 'button', 'Start'));
    await until(() => question(element) && !question(element).includes('Type'), 'the first question');
    expect(question(element)).to.match(/÷|= *\d+$/);
  });

  it('is kept for a learner, and another element of the page knows it', async () => {
    const element = await warmUp({ learner: 'a child', tables: '7', pace: 'none' });
    await tap(getByRole(element, 'button', 'Start'));
    await atFirstQuestion(element);
    await answer(element, expected(element));
    const garden = document.createElement('abacade-known');
    garden.setAttribute('learner', 'a child');
    element.parentElement!.append(garden);
    await until(() => find(garden, '[part~="garden"]'), 'the garden is open');
    await until(() => hasPlants(garden), 'something grows');
  });

  it('keeps to its pace, also where another element of the page knows the learner already', async () => {
    const garden = await shown<AbacadeKnown>('abacade-known', { learner: 'an early child' }, 'garden');
    const element = document.createElement('abacade-warm-up');
    element.setAttribute('learner', 'an early child');
    element.setAttribute('pace', 'calm');
    garden.parentElement!.append(element);
    await until(() => find(element, '[part~="warm-up"]'), 'the warm-up is open');
    expect([element.memory.pace, garden.memory.pace]).to.deep.equal(['calm', 'calm']);
  });

  inChromium('passes axe at its beginning, with a question, after a wrong answer and at its end', async () => {
    const element = await warmUp({ tables: '7', pace: 'none', name: 'Ada' });
    expect(await violations(element)).to.deep.equal([]);
    await tap(getByRole(element, 'button', 'Start'));
    await atFirstQuestion(element);
    expect(await violations(element)).to.deep.equal([]);
    await answer(element, 1);
    await until(() => isWrong(element), 'the wrong answer is shown');
    await until(() => isStill(element), 'the steps have come');
    expect(await violations(element)).to.deep.equal([]);
    await tap(getByRole(element, 'button', 'Stop here'));
    await until(() => isOver(element), 'the end');
    expect(await violations(element)).to.deep.equal([]);
  });
});

describe('A garden', () => {
  const known = (attributes: Readonly<Record<string, string>> = {}, size?: readonly [number, number]) =>
    shown<AbacadeKnown>('abacade-known', attributes, 'garden', size);

  it('shows 66 places, and opens a family by arrow keys', async () => {
    const element = await known();
    expect(places(element)).to.have.length(66);
    tabStop(tableOf(element), 'button').focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
    await element.updateComplete;
    expect(words(getByRole(element, 'heading', { level: 3 }))).to.equal('4 × 3');
    await press('End', 'ArrowDown', 'Home', 'Enter');
    await element.updateComplete;
    expect(words(getByRole(element, 'heading', { level: 3 }))).to.equal('5 × 2');
  });

  it('asks for a warm-up with the fact that was chosen', async () => {
    const element = await known();
    let wanted: unknown;
    element.addEventListener('warm-up-wanted', (event) => (wanted = (event as CustomEvent).detail));
    getByRole(tableOf(element), 'button', /^8 × 7\b/).click();
    await element.updateComplete;
    getByRole(element, 'button', 'Try this one').click();
    expect(wanted).to.deep.equal({ fact: '8*7' });
  });

  inChromium('forgets only after it has asked', async () => {
    const element = await known({ learner: 'another child' });
    const learned = update(empty(), { item: 'P7.8', right: true }, 900);
    (element as unknown as { kept: { change(memory: unknown): void } }).kept.change(learned);
    await until(() => hasPlants(element), 'something grows');
    getByRole(element, 'button', 'Forget everything').click();
    await element.updateComplete;
    expect(state(element.memory, 'P7.8', 900).shown).to.not.equal('not-met');
    getByRole(element, 'button', 'Yes, forget it').click();
    await until(() => !hasPlants(element), 'nothing is left');
  });

  inChromium('passes axe wide and narrow', async () => {
    for (const width of [784, 320]) {
      const element = await known({}, [width, 600]);
      expect(await violations(element)).to.deep.equal([]);
      element.remove();
    }
  });
});
