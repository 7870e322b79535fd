import { expect } from '@open-wc/testing';
import { html, render } from 'lit';
import { questionOf, spokenWay, wayCard, type Question } from '../../components/parts/lesson-ways.js';
import { facts, type FactKind } from '../../src/learning/items.js';
import { itemQuestion } from '../../src/learning/question.js';
import { questionFor } from '../../src/rules/plyt/index.js';
import { operations } from '../../src/rules/plyt/options.js';
import { common } from '../../src/words/generated/en/common.js';
import { find, findAll, words } from './support/look-up.js';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());

const writing = { words: common.lesson, notation: common.notation, figure: String };

type Asked = readonly [prompt: string, expected: number];

/** Returns every kind of question that games and warm-ups ask: those of PLYT for all numbers of dice, all facts, and Multiplay's. */
function* everything(): Generator<Asked> {
  const player = { standard: 2, bonus: 4, fixed: [], timer: 0, timerTurns: 1 };
  for (const operation of operations) {
    for (const dice of operation === 'recognise' ? [1] : [2, 3, 4, 5, 6]) {
      for (let face = 1; face <= 12; face++) {
        const thrown = Array.from({ length: dice }, (_, i) => ((face + 4 * i) % 12) + 1);
        const { prompt, answer } = questionFor({ ...player, operation } as never, thrown, 0);
        yield [prompt, answer];
      }
    }
  }
  for (const { item, kind } of facts) {
    if (kind === 'N') continue;
    for (const order of [0, 1]) {
      const { prompt, expected } = itemQuestion(item, () => order);
      yield [prompt, expected];
    }
  }
  yield ['7*8', 56];
  yield ['7*?=56', 8];
}

const show = (question: Question, isPractice = false): void => {
  const way = { ...writing, route: undefined, onRoute: () => undefined, isPractice };
  render(html`<div class="frame">${wayCard(question, way)}</div>`, place);
};

/** Returns the drawing of a lesson: dots, bars, or a picture, with its words for those who do not see it. */
function drawing(): { one: Element | null; words: string } {
  const one = find(place, '.lesson-picture, .route-dots, .bars');
  const beside = findAll(place, '.route-sums li, .bars li, .worked li').map(words);
  return { one, words: one?.getAttribute('aria-label') ?? beside.join(' ') };
}

describe('The lesson', () => {
  it('draws every kind of question that a game or a warm-up asks, and says it', () => {
    const kinds = new Map<string, Set<string>>();
    for (const [prompt, expected] of everything()) {
      const question = questionOf(prompt, expected);
      show(question);
      const drawn = drawing();
      expect(drawn.one, prompt).not.to.equal(null);
      expect(drawn.one!.childElementCount, prompt).to.be.greaterThan(0);
      expect(drawn.words, prompt).to.match(/\d/);
      expect(spokenWay(question, writing), prompt).to.match(/\d/);
      const signs = prompt.replace(/\d+/g, 'n');
      kinds.set(question.kind, (kinds.get(question.kind) ?? new Set()).add(signs));
    }
    expect([...kinds.keys()].sort()).to.deep.equal(['long-product', 'number', 'product', 'sum']);
    expect([...kinds.get('product')!].sort()).to.deep.equal(['n*?=n', 'n*n', 'n*n=?', 'n/n=?']);
    const letters: readonly FactKind[] = ['P', 'Q', 'S', 'N'];
    expect(new Set(facts.map(({ kind }) => kind)), 'a new kind of fact needs a drawing').to.deep.equal(
      new Set(letters),
    );
  });

  it('draws a number as dots, fingers and on the trail', () => {
    for (let number = 1; number <= 12; number++) {
      show({ kind: 'number', number });
      expect(findAll(place, '.lesson-picture .part-one, .lesson-picture .part-two'), 'dots').to.have.length(number);
      expect(findAll(place, '.hand .raised'), 'fingers').to.have.length(number);
      expect(words(find(place, 'text.here'))).to.equal(String(number));
    }
  });

  it('draws a sum as dots and as jumps that make ten', () => {
    show({ kind: 'sum', numbers: [7, 8] });
    expect(findAll(place, '.part-one')).to.have.length(8);
    expect(findAll(place, '.part-two')).to.have.length(7);
    expect(findAll(place, '.jump-length').map(words)).to.deep.equal(['+2', '+5']);
    expect(findAll(place, '.worked li').map(words)).to.deep.equal(['8 + 2 = 10', '10 + 5 = 15']);
    expect(find(place, '.lesson-picture')!.getAttribute('aria-label')).to.equal('8 plus 2 is 10, 10 plus 5 is 15');
    show({ kind: 'sum', numbers: [12, 12, 12, 12, 12, 12] });
    expect(findAll(place, '.jump')).to.have.length(5);
    expect(words(find(place, 'text.here'))).to.equal('72');
  });

  it('says no answer while the question is asked again', () => {
    for (const [prompt, expected] of everything()) {
      const question = questionOf(prompt, expected);
      if (question.kind !== 'sum' && question.kind !== 'number') continue;
      show(question, true);
      expect(words(find(place, 'text.here')), prompt).to.equal('?');
      const label = find(place, '.lesson-picture')!.getAttribute('aria-label')!;
      if (question.kind === 'sum') expect(label, prompt).not.to.match(new RegExp(`is ${expected}$`));
      expect(words(find(place, '.worked li:last-child b') ?? place), prompt).not.to.equal(String(expected));
    }
  });
});
