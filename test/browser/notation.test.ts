import { expect } from '@open-wc/testing';
import '../../components/abacade-known/define.js';
import '../../components/abacade-warm-up/define.js';
import { drawn as drawnTables, mount as mountTables } from './support/digits.js';
import { ask, clear, drawn as drawnGrid, mount as mountGrid, stageOf } from './support/grid.js';
import { press } from './support/hands.js';
import { asked, keys, mount as mountPlyt } from './support/plyt.js';
import { cellOf, position } from './support/positions.js';
import { until } from './support/until.js';
import { findAll, has, the, words } from './support/look-up.js';
import { questionOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'Sums in four languages';
});
afterEach(clear);

/** The notation of a language, for the same sums in each. */
interface Expected {
  readonly lang: string;
  /** Signs of other languages. */
  readonly foreign: RegExp;
  readonly times: string;
  /** The beginning of the table of 7 in Multiplay. */
  readonly row: readonly string[];
  /** The question for the cube 56 in it. */
  readonly question: string;
  /** The spoken explanation of 7 × 8 after a wrong answer. */
  readonly aloud: string;
  /** The parts of 7 × 8 by rows of five. */
  readonly parts: readonly string[];
  /** The numbers of rows and columns of dots for 3 × 8. */
  readonly dots: readonly [number, number];
  /** 56 divided by 7, on the card of the garden. */
  readonly division: string;
}

const languages: readonly Expected[] = [
  {
    ...{ lang: 'en', foreign: /[·⋅]/, times: '×', row: ['7 × 1', '7 × 2'], question: '7 × ? = 56' },
    ...{ aloud: '7 times 2 is 14', parts: ['5 × 8 = 40', '2 × 8 = 16'], dots: [3, 8], division: '56 ÷ 7' },
  },
  {
    ...{ lang: 'de', foreign: /[×÷]/, times: '·', row: ['1 · 7', '2 · 7'], question: '? · 7 = 56' },
    ...{ aloud: '7 mal 2 ist 14', parts: ['5 · 8 = 40', '2 · 8 = 16'], dots: [3, 8], division: '56 : 7' },
  },
  {
    ...{ lang: 'pl', foreign: /[×÷]/, times: '·', row: ['7 · 1', '7 · 2'], question: '7 · ? = 56' },
    ...{ aloud: '7 razy 2 równa się 14', parts: ['5 · 8 = 40', '2 · 8 = 16'], dots: [3, 8], division: '56 : 7' },
  },
  {
    // 7 taken 8 times: five rows of 7, and three.
    ...{ lang: 'uk', foreign: /[×÷]/, times: '·', row: ['7 · 1', '7 · 2'], question: '7 · ? = 56' },
    ...{ aloud: '7 помножити на 2 дорівнює 14', parts: ['7 · 5 = 35', '7 · 3 = 21'], dots: [8, 3], division: '56 : 7' },
  },
];

/** Returns all visible text, and all names for screen readers. */
function seenAndNamed(element: Element): string {
  const names = findAll(element, '*').flatMap((one) =>
    ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'].map((name) => one.getAttribute(name) ?? ''),
  );
  return [words(element), ...names].join(' ');
}

const hasItsSignsAlone = (element: Element, { foreign }: Expected, where: string): void => {
  const text = seenAndNamed(element);
  expect(text.trim(), where).not.to.equal('');
  const at = foreign.exec(text)?.index;
  expect(at === undefined ? '' : text.slice(Math.max(0, at - 30), at + 30), where).to.equal('');
};

/** Returns the numbers of rows and columns of a drawn array. */
const lines = (circles: readonly Element[]): readonly number[] =>
  ['cy', 'cx'].map((name) => new Set(circles.map((one) => one.getAttribute(name))).size);

for (const expected of languages) {
  const { lang, times, aloud } = expected;

  describe(`Sums in ${lang}`, () => {
    it('PLYT: the dice, the number pad, and the lesson by each of its ways', async () => {
      const board = await mountPlyt({
        ...{ players: 'Ada, Ben', lang },
        position: asked({}, { phase: { type: 'answer', seat: 1, thrown: [7, 8] } }),
      });
      expect(words(questionOf(board))).to.equal(`7 ${times} 8 =`);
      hasItsSignsAlone(board, expected, 'the question');
      questionOf(board).focus();
      await keys(board, '5', '4', 'Enter');
      expect(words(the(board, '[role="status"]'))).to.contain(aloud);
      for (const tab of findAll(board, '.tabs button')) {
        tab.click();
        await board.updateComplete;
        hasItsSignsAlone(board, expected, words(tab));
      }
      const [rows] = findAll(board, '.tabs button');
      rows.click();
      await board.updateComplete;
      expect(findAll(board, '.route-sums li').map(words).slice(0, 2)).to.deep.equal(expected.parts);
    });

    it('Multiplay: the row of the die, the question, and the lesson', async () => {
      const grid = await mountGrid({
        ...{ lang, position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) },
      });
      hasItsSignsAlone(grid, expected, 'the board');
      await ask(grid, cellOf(56));
      await drawnGrid(grid);
      expect(words(questionOf(grid))).to.equal(expected.question);
      questionOf(grid).focus();
      for (const key of ['7', 'Enter']) {
        await press(key);
        await drawnGrid(grid);
      }
      hasItsSignsAlone(grid, expected, 'the lesson');
      expect(words(the(grid, '.about'))).to.contain(`7 ${times} 7`);
      // The record of the answer is the same in every language.
      expect(grid.match!.plies.at(-1)!.events.find(({ type }) => type === 'answered')).to.include({ prompt: '7*?=56' });
    });

    it('Multiplay: the row lists its sums as the table does', async () => {
      const shown = await mountGrid({
        ...{ lang, position: position({ phase: 'choose', die: 7, options: { answer: 'off' } }) },
      });
      expect(findAll(shown, '.times small').map(words).slice(0, 2)).to.deep.equal(expected.row);
      hasItsSignsAlone(shown, expected, 'the row');
    });

    it('Multiplication tables: the question, its pieces, and the rows of dots', async () => {
      const element = await mountTables('pytagora-tables', {
        ...{ lang, position: 'tb2..1_0.38.0124455679_0223467899.55' },
      });
      expect(findAll(element, '.link p').map(words)[0]).to.match(new RegExp(`^3 ${times} 8,`));
      const crosses = findAll(element, '.chain .glyph0').filter(
        (one) => one.getAttribute('d') === 'M39 41l30 30M69 41l-30 30',
      );
      expect(crosses.length, 'pieces that show ×').to.equal(times === '×' ? 1 : 0);
      the(element, '.dots-of').click();
      await drawnTables(element);
      hasItsSignsAlone(element, expected, 'the question');
      expect(lines(findAll(element, '.array circle'))).to.deep.equal(expected.dots);
    });

    it('the warm-up: a question, and the way after a wrong answer', async () => {
      const element = document.createElement('abacade-warm-up');
      for (const [name, value] of Object.entries({ lang, tables: '7', pace: 'none' }))
        element.setAttribute(name, value);
      element.style.height = '500px';
      stageOf(784).append(element);
      await until(() => has(element, '.big'), 'the warm-up is open');
      the(element, '.big').click();
      await until(() => / [×·] /.test(words(findAll(element, '.question')[0])), 'a product is asked');
      hasItsSignsAlone(element, expected, 'the question');
      questionOf(element).focus();
      for (const key of ['1', 'Enter']) await press(key);
      await until(() => findAll(element, '.warm-up-wrong').length, 'the wrong answer is shown');
      hasItsSignsAlone(element, expected, 'the way');
      expect(words(questionOf(element))).to.contain(` ${times} `);
    });

    it('the garden: its tiles, its tables, and the card of a fact', async () => {
      const element = document.createElement('abacade-known');
      element.setAttribute('lang', lang);
      stageOf(784).append(element);
      await until(() => findAll(element, '[data-at="8.7"]').length, 'the garden is open');
      the(element, '[data-at="8.7"]').click();
      await element.updateComplete;
      const card = words(the(element, '.fact-card'));
      expect(card).to.contain(`8 ${times} 7`);
      expect(card).to.contain(expected.division);
      hasItsSignsAlone(element, expected, 'the garden');
    });
  });
}
