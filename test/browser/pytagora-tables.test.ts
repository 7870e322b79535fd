import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { tables } from '../../src/rules/tables/index.js';
import { inChromium, isChromium, media } from './support/chromium.js';
import { openReplay } from './support/finish.js';
import { drawn, mount, press, standing, taken, tap, type PytagoraTables } from './support/digits.js';
import { clear, listen } from './support/grid.js';
import { until } from './support/until.js';
import { button, find, findAll, has, notices, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, tabStop, titleOf } from './support/roles.js';

const html = document.documentElement;
const before = { lang: html.lang, title: document.title };
beforeEach(() => {
  html.lang = 'en';
  document.title = 'A page with a game';
});
afterEach(async () => {
  html.lang = before.lang;
  document.title = before.title;
  if (isChromium) await media();
  await clear();
});

const table = (attributes = {}, width?: number): Promise<PytagoraTables> => mount('pytagora-tables', attributes, width);

/** 3 × 8: Ada and Ben have the 24; Ada is asked. */
const asked = 'tb2..1_0.38.0124455679_0223467899.55';
/** The same where the pieces stand up by themselves. */
const shown = asked.replace('..', '.a.');
/** The second round is to begin with Ben. */
const second = 'tb2..0_1.380.015566799_02234467899.53';
const rounds = Array.from({ length: 6 }, () => '01').join('_');
/** The seventh round: 2 × 4, the last of two players is asked. */
const end = `tb2..1_1.${rounds}_24.2223334445556667_2333444555666778.31`;

/** Returns the sum and the products on the table, as they are read. */
const linksOf = (element: PytagoraTables): HTMLElement[] =>
  queryAllByRole(getByRole(element, 'list', 'The sum on the table'), 'listitem');
const links = (element: PytagoraTables): string[] => linksOf(element).map((one) => words(getByRole(one, 'paragraph')));

/** Returns whether a right product is being shown. */
const showsRight = (element: PytagoraTables): boolean => links(element).some((one) => one.startsWith('right, '));

describe('<pytagora-tables>', () => {
  inChromium('the positions of these tests can come about', () => {
    for (const text of [asked, shown, second, end]) expect(tables.read(text), text).to.deep.include({ ok: true });
  });

  it('shows its form, and begins the game that was agreed there', async () => {
    const element = await table();
    expect(words(the(element, '[part~="set-up"]')), 'the form')
      .to.contain('Start')
      .and.not.to.contain('Real dice');
    await tap(element, getByRole(element, 'switch', { name: 'Work it out', hidden: true }));
    await tap(element, 'Start');
    expect(element.state!.options.answer).to.be.false;
    await tap(element, 'Take two numbers');
    expect(element.state!.rounds).to.have.length(1);
  });

  it('is played to its end by taps', async () => {
    const heard = listen();
    const element = await table({ players: 'Ada, Ben, Cleo', answer: 'false' });
    for (let taps = 0; !hasRole(element, 'button', 'Play again') && taps < 100; taps++) {
      const [fits] = queryAllByRole(element, 'button', / fits$/);
      await tap(element, fits ?? find(element, '[part~="draw"]') ?? button(element, 'Not now'));
    }
    const [over] = heard.of('game-over');
    heard.stop();
    expect(over['scores']).to.deep.equal(element.state!.hands.map((held) => held.length));
    expect(element.state!.rounds).to.have.length(7);
    expect(words(titleOf(element))).to.match(/ wins!$| and .+!$/);
    await openReplay(element);
    await tap(element, 'The move before');
    expect(said(element)).not.to.equal('');
  });

  it('the pieces of the product go beside the equals sign, back, and on the table', async () => {
    const heard = listen();
    const element = await table({ position: asked });
    expect(links(element)).to.deep.equal(['3 × 8, from the bag', '= ?, Ada?']);
    expect(button(element, 'Lay it').getAttribute('aria-disabled')).to.equal('true');
    await tap(element, '5');
    expect(links(element)[1]).to.equal('= 5 ?, Ada?');
    await tap(element, 'Take 5 back');
    await tap(element, '2');
    await tap(element, '4');
    await tap(element, '9'); // there is no third place
    expect(the(element, '[data-index="9"]').className).to.contain('shake');
    await tap(element, 'Lay it');
    expect(element.state!.rounds[0].attached).to.deep.equal([0]);
    expect(said(element)).to.equal('Ada laid 24. Right!');
    expect(heard.of('answer')[0]).to.include({ prompt: '3*8=?', given: 24, expected: 24, right: true });
    heard.stop();
    expect(words(queryAllByRole(getByRole(element, 'list', 'Pieces left'), 'listitem')[0])).to.contain('right');
  });

  describe('a right product', () => {
    const answer = async (attributes = {}): Promise<PytagoraTables> => {
      const element = await table({ position: asked, speed: 'slow', ...attributes });
      for (const name of ['2', '4']) await tap(element, name);
      getByRole(element, 'button', 'Lay it').focus();
      await tap(element, 'Lay it');
      return element;
    };

    it('is seen for a moment with its sum and what it brought, then the next is asked', async () => {
      const element = await answer({ speed: 'normal' });
      expect(said(element)).to.equal('Ada laid 24. Right!');
      expect(links(element)).to.deep.equal(['3 × 8, from the bag', 'right, 3 × 8 = 24']);
      expect(has(element, 'span.tick')).to.be.true;
      expect(queryAllByRole(the(element, '[part~="turn"]'), 'paragraph').map(words)).to.contain(
        'Two pieces gone: 10 → 8',
      );
      expect(findAll(element, '.used')).to.have.length(2);
      for (const name of ['I haven’t got it', 'Lay it'])
        expect(hasRole(element, 'button', { name, disabled: true }), name).to.be.true;
      expect(element.state!.seat, 'it has been made').to.equal(1);
      await until(() => !showsRight(element), 'the next is asked');
      expect(titleOf(element).ariaLabel).to.contain('Ben');
      await until(() => standing(element) === '0', 'the focus is where the game goes on');
    });

    it('is passed over with any key, which does nothing else', async () => {
      const element = await answer();
      await sendKeys({ press: 'p' });
      await drawn(element);
      expect(showsRight(element)).to.be.false;
      expect(element.match!.ply).to.equal(1);
      expect(standing(element)).to.equal('0');
    });

    it('is not shown at once, and of a computer player not at all', async () => {
      const element = await answer({ speed: 'instant' });
      expect(showsRight(element)).to.be.false;
      const other = await table({ position: asked, players: 'bot:2, Ben', speed: 'slow' });
      await until(() => other.match!.ply === 1, 'the computer player has laid');
      await drawn(other);
      expect(links(other).join()).to.contain('3 × 8').and.not.to.contain('24');
    });

    if (isChromium)
      it('stays as long where nothing is to move, without growing', async () => {
        await media({ 'prefers-reduced-motion': 'reduce' });
        const element = await answer();
        expect(links(element)[1]).to.equal('right, 3 × 8 = 24');
        expect(getComputedStyle(the(element, '.link.right .product-pieces')).animationDuration).not.to.equal('0.22s');
      });
  });

  inChromium('a wrong product goes back, and the right one is not told before the round is over', async () => {
    const element = await table({ position: asked });
    for (const name of ['2', '5', 'Lay it']) await tap(element, name);
    expect(said(element)).to.equal('Ada laid 25. That is not it: the pieces go back.');
    // The answer remains over the dots, and they can be counted row by row.
    expect(links(element)[1]).to.contain('= 2 5 ?');
    expect(findAll(element, '.used')).to.have.length(2);
    expect(findAll(element, '.array .open')).to.have.length(24);
    for (const count of ['8', '16', '24', '8']) {
      await tap(element, 'Count a row');
      expect(said(element)).to.equal(count);
      expect(findAll(element, '.array .open')).to.have.length(24 - Number(count));
    }
    await tap(element, 'Go on');
    expect(element.state!.hands[0]).to.have.length(10);
    expect(element.state!.seat).to.equal(1);
    await tap(element, 'I haven’t got it');
    expect(said(element)).to.equal('Ben passes. 3 × 8 = 24.');
    expect(links(element)).to.deep.equal(['3 × 8, from the bag', '= 24, It makes 24']);
  });

  inChromium(
    'a product that two have laid has the shape of each in its own colour, and their names to be heard',
    async () => {
      const element = await table({ position: asked });
      for (let child = 0; child < 2; child++) for (const name of ['2', '4', 'Lay it']) await tap(element, name);
      await until(() => links(element)[1]?.startsWith('= 24'), 'everybody has been asked');
      expect(links(element)).to.deep.equal(['3 × 8, from the bag', '= 24, Ada Ben']);
      const colours = findAll(element, '.link p .shape').map((one) => getComputedStyle(one).color);
      expect(new Set(colours).size).to.equal(2);
    },
  );

  inChromium('a number that begins with 0 is refused, and costs nothing', async () => {
    const element = await table({ position: asked });
    for (const name of ['0', '4', 'Lay it']) await tap(element, name);
    expect(said(element)).to.equal('A number cannot start with 0.');
    expect(element.toText()).to.equal(asked);
  });

  inChromium('shows the sum as dots to whom that helps', async () => {
    const element = await table({ position: asked });
    await tap(element, 'Show as dots');
    expect(hasRole(element, 'img', '3 rows of 8 dots')).to.be.true;
    expect(findAll(element, '.array circle')).to.have.length(24);
  });

  it('is played by keyboard alone', async () => {
    const element = await table({ position: second });
    expect(document.activeElement).to.equal(document.body); // it takes no focus by itself
    button(element, 'Take two numbers').focus();
    await sendKeys({ press: 'Enter' });
    await drawn(element);
    expect(element.state!.rounds).to.have.length(2);
    expect(standing(element)).to.equal('0');
    await press(element, 'End', 'ArrowLeft', 'Home', 'm');
    expect(said(element)).to.match(/^What is \d × \d\? Got it\? Lay it\.$/);
    await press(element, '2');
    expect(taken(element)).to.have.length(1);
    if (standing(element) === 'Lay it') await tap(element, 'Take 2 back');
    else await press(element, 'Backspace');
    expect(taken(element)).to.have.length(0);
    tabStop(getByRole(element, 'group', /numbers$/), 'button').focus();
    await press(element, 's');
    expect(said(element)).to.contain('Ada: 9 pieces');
    await press(element, 'p');
    expect(element.state!.seat).to.equal(0);
    expect(standing(element)).to.equal('0');
  });

  inChromium('the computer player attaches by itself; a hint puts the pieces where they belong', async () => {
    const element = await table({ players: 'Ada, bot:2', position: asked });
    for (let rung = 1; rung <= 3; rung++) {
      expect(await element.hint()).to.deep.include({ type: 'attach', digits: [2, 4] });
    }
    await drawn(element);
    await tap(element, 'Lay it');
    await until(() => element.match!.ply > 1, 'the computer player moves');
    expect(element.state!.rounds[0].attached).to.deep.equal([0, 1]);
  });

  inChromium(
    'undoes moves with practice undo, continues where it was left, and explains what is not possible',
    async () => {
      const free = shown.replace('.a.', '.a~z.');
      const element = await table({ position: free, persist: 'tables' });
      await tap(element, '2, fits');
      const after = element.toText();
      await tap(element, 'Undo');
      expect(element.toText()).to.equal(free);
      await tap(element, 'Redo');
      element.remove();
      const again = await table({ persist: 'tables' });
      expect(again.toText()).to.equal(after);

      const bad = await table({ players: 'A, B, C, D, E', answer: 'perhaps', position: 'tb2.' });
      await until(() => notices(bad).length === 1, 'one message for all');
      for (const move of [undefined, {}, { type: 'attach', digits: '24' }, { type: 'sum', a: 11, b: 1 }]) {
        expect(bad.play(move as never).ok).to.be.false;
      }
    },
  );
});
