import { expect } from '@open-wc/testing';
import { rolls } from './support/chance.js';
import { ask, cell, clear, drawn, listen, mount, standing } from './support/grid.js';
import { until } from './support/until.js';
import type { MultiplayGrid } from './support/grid.js';
import { press, tap } from './support/hands.js';
import { cellOf, position } from './support/positions.js';
import { button, find, findAll, focused, has, said, the, words } from './support/look-up.js';
import { hasRole, queryAllByRole, questionOf } from './support/roles.js';

let page: ReturnType<typeof listen>;
beforeEach(() => {
  page = listen();
});
afterEach(() => {
  page.stop();
  return clear();
});

/** Ada has rolled a 7 and is asked for the missing factor, or for a product. */
const factors = (attributes = {}): Promise<MultiplayGrid> =>
  mount({ position: position({ phase: 'choose', die: 7, options: { answer: 'factor' } }), ...attributes });
const products = async (): Promise<MultiplayGrid> => {
  const grid = await mount({ position: position({ phase: 'answer', die: 7, options: { answer: 'product' } }) });
  await until(() => hasRole(grid, 'button', /^\? 7 × /), 'the sums can be chosen');
  return grid;
};

async function keys(grid: MultiplayGrid, ...names: string[]): Promise<void> {
  for (const name of names) {
    await press(name);
    await drawn(grid);
  }
}

async function taps(grid: MultiplayGrid, ...targets: (string | Element)[]): Promise<void> {
  for (const target of targets) {
    await tap(typeof target === 'string' ? button(grid, target) : target);
    await drawn(grid);
  }
}

const paragraphs = (grid: MultiplayGrid): string[] => queryAllByRole(grid, 'paragraph').map(words);
const question = (grid: MultiplayGrid): string => words(questionOf(grid));
const answers = (): unknown[] => page.of('answer').map(({ ms, ...rest }) => (expect(ms).to.be.a('number'), rest));
const right = { game: 'multiplay', type: 'answered', seat: 0, prompt: '7*?=56', given: 8, expected: 8, right: true };

describe('The missing factor', () => {
  it('is typed on the keyboard', async () => {
    const grid = await factors();
    cell(grid, cellOf(56)).focus();
    await keys(grid, 'Enter');
    await until(() => has(grid, '[part~="number-pad"]'), 'the sum is asked');
    await drawn(grid);
    expect(question(grid)).to.equal('7 × ? = 56');
    await keys(grid, '9', 'Backspace', '8');
    expect(question(grid)).to.equal('7 × 8 = 56');
    expect(cell(grid, cellOf(56)).ariaLabel, 'nothing turns before the answer').to.include('white');
    await keys(grid, 'Enter');
    expect(cell(grid, cellOf(56)).ariaLabel).to.equal('row 5, column 5, 56, Ada');
    expect(said(grid)).to.match(/^Right: 7 × 8 = 56\. Ada turned 56/);
    expect(answers()).to.deep.equal([right]);
  });

  it('is tapped on the pad', async () => {
    const grid = await factors();
    await tap(cell(grid, cellOf(56)));
    await until(() => has(grid, '[part~="number-pad"]'), 'the sum is asked');
    await taps(grid, '1', '2', 'Erase', 'Erase', '8', 'OK');
    expect(answers()).to.deep.equal([right]);
    expect(has(grid, '[part~="number-pad"]')).to.equal(false);
    expect(grid.state).to.include({ phase: 'roll', seat: 1 });
  });

  it('that is wrong leaves the cube white, says what would have been right, and ends the turn', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    await taps(grid, '7', 'OK');
    expect(said(grid)).to.equal(
      '7 times 7 is 49. How many sevens make 56? 7 times 2 is 14, 7 times 4 is 28, 7 times 8 is 56. Cube 56 stays white.',
    );
    expect(paragraphs(grid)).to.include('7 × 7 is 49. How many sevens make 56?');
    expect(words(the(grid, '[part~="turn"] p'))).to.equal('Cube 56 stays white');
    await taps(grid, 'Go on');
    expect(cell(grid, cellOf(56)).ariaLabel).to.equal('row 5, column 5, 56, white');
    expect(paragraphs(grid)).to.include('Ada said 7, but 7 × 8 = 56. No cube turns.');
    expect(grid.state).to.include({ phase: 'roll', seat: 1 });
    expect(answers()).to.deep.equal([{ ...right, given: 7, right: false }]);
  });

  it('that is wrong can be tried again for practice, which changes nothing', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    await taps(grid, '7', 'OK', 'Try it again for practice', '9', 'OK');
    expect(said(grid)).to.equal('Not yet: 7 × 8 = 56');
    expect(standing(grid)).to.equal('button Go on');
    const { ply, state } = grid.match!;
    await taps(grid, 'Go on');
    expect(grid.match).to.include({ ply, state });
    expect(standing(grid)).to.equal('button Roll the die');
    expect(answers().length, 'practice is no answer of the game').to.equal(1);
  });

  it('is not given away by the row of the times table', async () => {
    const grid = await factors();
    expect(findAll(grid, '.times b').map(words)[7]).to.equal('56');
    expect(findAll(grid, '.times small').map(words).join('')).to.equal('');
  });

  it('is not taken before anything is typed', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    expect(button(grid, 'OK').ariaDisabled).to.equal('true');
    await taps(grid, 'OK');
    questionOf(grid).focus();
    await keys(grid, 'Enter');
    expect(grid.match!.ply).to.equal(0);
    await taps(grid, '0');
    expect(button(grid, 'OK').ariaDisabled).to.equal('false');
    expect(question(grid)).to.equal('7 × 0 = 56');
  });

  it('has eight digits at most, and no 0 before others', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    questionOf(grid).focus();
    await keys(grid, '0', '0', ...'1234567890');
    expect(question(grid)).to.equal('7 × 12345678 = 56');
    await keys(grid, 'x', '-', '.');
    expect(question(grid)).to.equal('7 × 12345678 = 56');
    await keys(grid, 'Enter');
    expect(answers()).to.deep.equal([{ ...right, given: 12_345_678, right: false }]);
  });

  it('may be put aside for another cube, by Escape or by a tap', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    questionOf(grid).focus();
    await keys(grid, '9', 'Escape');
    expect(has(grid, '[part~="number-pad"]')).to.equal(false);
    await ask(grid, cellOf(28));
    await taps(grid, '4', cell(grid, cellOf(14)));
    expect(question(grid), 'what was typed belonged to the other').to.equal('7 × ? = 14');
    expect(cell(grid, cellOf(28)).ariaSelected).not.to.equal('true');
    await taps(grid, '2', 'OK');
    expect(cell(grid, cellOf(14)).ariaLabel).to.include('Ada');
  });

  for (const [script, digits, locale] of [
    ['Arabic', '٨', 'en-u-nu-arab'],
    ['Persian', '۸', 'en-u-nu-arabext'],
    ['Bengali', '৮', 'en-u-nu-beng'],
    ['Devanagari', '८', 'en-u-nu-deva'],
    ['full-width', '８', 'en-u-nu-fullwide'],
    ['mathematical', '𝟾', 'en-u-nu-mathmono'],
  ]) {
    it(`may be typed and is shown in ${script} digits`, async () => {
      const grid = await factors({ lang: locale });
      await ask(grid, cellOf(56));
      const format = new Intl.NumberFormat(locale);
      expect(question(grid)).to.equal(`${format.format(7)} × ? = ${format.format(56)}`);
      expect(queryAllByRole(find(grid, '[part~="number-pad"]'), 'button').map(words)).to.include(format.format(8));
      questionOf(grid).dispatchEvent(
        new KeyboardEvent('keydown', { key: digits, bubbles: true, composed: true, cancelable: true }),
      );
      await drawn(grid);
      expect(question(grid)).to.equal(`${format.format(7)} × ${format.format(8)} = ${format.format(56)}`);
      button(grid, 'OK').click();
      expect(answers()).to.deep.equal([right]);
    });
  }

  it('is left open by H, which gives a hint', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    questionOf(grid).focus();
    await press('h');
    await until(() => hasRole(grid, 'region', /^Hint \d of \d$/), 'a hint is there');
    expect(question(grid)).to.equal('7 × ? = 56');
    expect(focused(grid)).to.equal(questionOf(grid));
  });

  it('leaves keys with Ctrl to the browser', async () => {
    const grid = await factors();
    await ask(grid, cellOf(56));
    const event = new KeyboardEvent('keydown', { key: '5', ctrlKey: true, bubbles: true, cancelable: true });
    questionOf(grid).dispatchEvent(event);
    await drawn(grid);
    expect(event.defaultPrevented).to.equal(false);
    expect(question(grid)).to.equal('7 × ? = 56');
  });

  it('is asked of no computer player in sight of others', async () => {
    rolls(7);
    const grid = await mount({
      players: 'Ada, bot',
      position: position({ phase: 'choose', die: 7, seat: 1, options: { answer: 'factor' } }),
    });
    cell(grid, cellOf(56)).click();
    await drawn(grid);
    expect(has(grid, '[part~="number-pad"]')).to.equal(false);
  });
});

describe('The product', () => {
  const product = { ...right, prompt: '7*8=?', given: 56, expected: 56 };

  it('is said for a sum of one’s choice, and then a cube is turned', async () => {
    const grid = await products();
    expect(findAll(grid, '.times b').map(words), 'no product is given away').to.deep.equal(Array(12).fill('?'));
    await taps(grid, queryAllByRole(grid, 'button', /^\? 7 × /)[7]);
    expect(question(grid)).to.equal('7 × 8 = ?');
    await taps(grid, '5', '6', 'OK');
    expect(answers()).to.deep.equal([product]);
    expect(grid.state).to.include({ phase: 'choose', factor: 8 });
    expect(queryAllByRole(grid, 'gridcell', /can be turned$/).map((one) => one.dataset['cell'])).to.deep.equal([
      String(cellOf(56)),
    ]);
    await taps(grid, cell(grid, cellOf(56)));
    expect(grid.state).to.include({ phase: 'roll', seat: 1 });
  });

  it('is said by keyboard', async () => {
    const grid = await products();
    queryAllByRole(grid, 'button', /^\? 7 × /)[7].focus();
    await keys(grid, 'Enter');
    await keys(grid, '5', '6', 'Enter', 'Enter');
    expect(answers()).to.deep.equal([product]);
    expect(cell(grid, cellOf(56)).ariaLabel).to.equal('row 5, column 5, 56, Ada');
  });

  it('that is wrong ends the turn', async () => {
    const grid = await products();
    await taps(grid, queryAllByRole(grid, 'button', /^\? 7 × /)[7], '5', '4', 'OK');
    expect(said(grid)).to.equal(
      '54 is 6 times 9. What is 7 times 8? 7 times 2 is 14, 7 times 4 is 28, 7 times 8 is 56. No cube turns.',
    );
    await taps(grid, 'Rows');
    expect(said(grid), 'a way that is chosen is read too').to.equal('5 times 8 is 40, 2 times 8 is 16, 56');
    expect(paragraphs(grid)).to.include('54 is 6 × 9. What is 7 × 8?');
    expect(grid.state).to.include({ phase: 'roll', seat: 1 });
    expect(answers()).to.deep.equal([{ ...product, given: 54, right: false }]);
  });

  it('cannot be said where no cube is white', async () => {
    const grid = await products();
    const third = queryAllByRole(grid, 'button', /^\? 7 × /)[6]; // 7 × 7 is not on this board
    expect(third.ariaDisabled).to.equal('true');
    await taps(grid, third);
    expect(has(grid, '[part~="number-pad"]')).to.equal(false);
    expect(grid.play({ type: 'answer', factor: 7, answer: 49 })).to.include({ ok: false, rule: 'MUL-04' });
    expect(grid.state?.phase).to.equal('answer');
  });

  it('is asked before a cube is tapped', async () => {
    const grid = await products();
    const before = grid.toText();
    await taps(grid, cell(grid, cellOf(56)));
    expect(grid.toText()).to.equal(before);
    expect(said(grid)).not.to.equal('');
    expect(said(grid)).not.to.include('Roll');
  });
});
