import { expect } from '@open-wc/testing';
import { drawn as drawnTables, mount as mountTables } from './support/digits.js';
import { ask, clear, drawn as drawnGrid, mount as mountGrid } from './support/grid.js';
import { asked, mount as mountPlyt } from './support/plyt.js';
import { cellOf, position } from './support/positions.js';
import { mount as mountPytagora, twelve } from './support/pytagora.js';
import { until } from './support/until.js';
import { closest, find, findAll, parentOf, textsIn, the, words } from './support/look-up.js';
import { getByRole, queryByRole, questionOf } from './support/roles.js';

before(() => {
  document.documentElement.lang = 'en';
  document.title = 'Sums in their order';
});
afterEach(clear);

/** Returns the visible text of an element from left to right, as it is drawn: each character by its place, line by line. */
function seen(element: Element): string {
  const characters: { readonly character: string; readonly left: number; readonly top: number }[] = [];
  const range = document.createRange();
  for (const node of textsIn(element)) {
    if (closest(parentOf(node)!, '.visually-hidden')) continue;
    for (const [at, character] of [...node.data].entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, top, width, height } = range.getBoundingClientRect();
      if (width > 0 && !/[\s\p{Cf}]/u.test(character))
        characters.push({ character, left, top: Math.round(top + height / 2) });
    }
  }
  return characters
    .sort((a, b) => (Math.abs(a.top - b.top) > 8 ? a.top - b.top : a.left - b.left))
    .map(({ character }) => character)
    .join('');
}

/** Returns the sums from left to right, as shown on the screen. */
const places = [
  {
    lang: 'ar',
    times: '٨×٧',
    product: '٥٦=٨×٧',
    question: '٥٦=؟×٧',
    equation: '١٢×٣=٣٦',
    mirrored: '٣٦=٣×١٢',
    chain: '٨×٣',
  },
  {
    lang: 'ar-MA',
    times: '7×8',
    product: '7×8=56',
    question: '7×؟=56',
    equation: '12×3=36',
    mirrored: '36=3×12',
    chain: '3×8',
  },
];

/** Returns the texts of the pieces from left to right. */
const pieces = (element: Element, selector: string): string =>
  findAll(element, selector)
    .map((one) => ({
      left: one.getBoundingClientRect().left,
      text: words(one) || (find(one, '.glyph') ? '×' : '_'),
    }))
    .sort((a, b) => a.left - b.left)
    .map(({ text }) => text)
    .join('');

for (const { lang, times, product, question, equation, mirrored, chain } of places) {
  describe(`Sums in ${lang}, from left to right as they are seen`, () => {
    it('Multiplay: in the row of the die, the question, and the sentence after it', async () => {
      const row = await mountGrid({
        lang,
        position: position({ phase: 'choose', die: 7, options: { answer: 'off' } }),
      });
      expect(seen(findAll(row, '.times small')[7])).to.equal(times);
      const grid = await mountGrid({
        ...{ lang, position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }) },
      });
      await ask(grid, cellOf(56));
      await drawnGrid(grid);
      expect(seen(questionOf(grid))).to.equal(question);
      questionOf(grid).focus();
      const type = (key: string): boolean =>
        questionOf(grid).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
        );
      for (const key of ['٧', 'Enter']) {
        type(key);
        await drawnGrid(grid);
      }
      // The product of the wrong answer, in a sentence of the lesson, which is fetched after the first screen.
      await until(() => find(grid, '.about'), 'the lesson is shown');
      const made = lang === 'ar' ? '٤٩' : '49';
      expect(seen(the(grid, '.about'))).to.contain(made);
      expect(seen(the(grid, '.about'))).to.contain(lang === 'ar' ? '٧×٧' : '7×7');
      expect(grid.match!.plies.at(-1)!.events.find(({ type }) => type === 'answered')).to.include({ prompt: '7*?=56' });
    });

    it('PLYT: the question, between dice', async () => {
      const board = await mountPlyt({
        ...{ players: 'Ada, Ben', lang },
        position: asked({}, { phase: { type: 'answer', seat: 1, thrown: [7, 8] } }),
      });
      const lefts = ['.dice .die:first-child', '.answer'].map((one) => the(board, one).getBoundingClientRect().left);
      expect(lefts[0] > lefts[1], 'the answer stands before the dice').to.equal(lang === 'ar');
    });

    it('how to play: the product of PLYT, and the equation of Pytagora', async () => {
      const opened = async (board: Element & { readonly updateComplete: Promise<boolean> }): Promise<Element[]> => {
        const dialog = (): HTMLDialogElement | null => queryByRole(board, 'dialog');
        getByRole<HTMLElement>(board, 'button', 'طريقة اللعب').click();
        await until(() => dialog()?.open, 'it is open');
        await board.updateComplete;
        return findAll(dialog(), '.picture');
      };
      expect(seen(the((await opened(await mountPlyt({ lang })))[1], '.sum'))).to.equal(product);
      const [, laid] = await opened(await mountPytagora({ lang }));
      expect(seen(laid)).to.equal(lang === 'ar' ? '٨٢٤' : '428');
    });

    it('Pytagora: on the table, and told of', async () => {
      // A saved game keeps its direction, whatever the language.
      for (const [position, shown] of [
        [twelve, equation],
        [twelve.replace('.x.', '.x~r.'), mirrored],
      ]) {
        const board = await mountPytagora({ players: 'Ada, Ben', lang, position, cover: 'off' });
        const step = board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false, equals: 'common' });
        expect(step.ok && board.state!.options.direction).to.equal(shown === mirrored ? 'rtl' : 'ltr');
        await until(() => seen(the(board, '[part~="equation"]')).includes('×'), 'it is told');
        expect(seen(the(board, '[part~="equation"]'))).to.contain(shown);
        board.remove();
      }
      const own = await mountPytagora({ players: 'Ada, Ben', lang, cover: 'off' });
      expect(own.state!.options.direction).to.equal(lang === 'ar' ? 'rtl' : 'ltr');
    });

    it('Pytagora: in a puzzle', async () => {
      const board = await mountPytagora({ lang, puzzle: 'a' });
      await until(() => board.state, 'the puzzle is there');
      expect(board.state!.options.direction).to.equal(lang === 'ar' ? 'rtl' : 'ltr');
    });

    it('Multiplication tables: the pieces', async () => {
      const element = await mountTables('pytagora-tables', {
        ...{ lang, position: 'tb2..1_0.38.0124455679_0223467899.55' },
      });
      await drawnTables(element);
      expect(pieces(element, '.chain .link:first-child .piece')).to.equal(chain);
    });
  });
}

describe('The direction of a game', () => {
  const directionOf = (element: Element): string => getComputedStyle(the(element, '.app')).direction;

  it('is that of its language, unless the page says otherwise', async () => {
    const at = position({ phase: 'choose', die: 7 });
    expect(directionOf(await mountGrid({ lang: 'ar', position: at }))).to.equal('rtl');
    expect(directionOf(await mountGrid({ lang: 'ar-MA', position: at }))).to.equal('rtl');
    expect(directionOf(await mountGrid({ lang: 'en', position: at }))).to.equal('ltr');
    expect(directionOf(await mountGrid({ lang: 'ar', dir: 'ltr', position: at }))).to.equal('ltr');
    expect(directionOf(await mountGrid({ lang: 'en', dir: 'rtl', position: at }))).to.equal('rtl');
    expect(directionOf(await mountGrid({ lang: 'ar', dir: 'sideways', position: at }))).to.equal('rtl');
  });

  it('refuses equations from the left in digits that run from the right', async () => {
    const board = await mountPytagora({ players: 'Ada, Ben', lang: 'ar', direction: 'ltr', cover: 'off' });
    await until(() => find(board, '[role="alert"], .notice'), 'it says so');
    expect(board.state!.options.direction).to.equal('rtl');
    const latin = await mountPytagora({
      players: 'Ada, Ben',
      lang: 'ar',
      direction: 'ltr',
      digits: 'latn',
      cover: 'off',
    });
    expect(latin.state!.options.direction).to.equal('ltr');
    const english = await mountPytagora({ players: 'Ada, Ben', digits: 'arab', cover: 'off' });
    expect(english.state!.options.direction).to.equal('rtl');
  });
});
