// Up and down for those who cannot read: the start in pictures, the voice, the end.
import { expect } from '@open-wc/testing';
import { puzzle } from '../../src/puzzles/index.js';
import { rolls } from './support/chance.js';
import { inChromium, isChromium, media } from './support/chromium.js';
import { clear } from './support/grid.js';
import { drawn, mount, tap, type PytagoraSquare } from './support/digits.js';
import { isWebKit } from './support/hands.js';
import { Hourglass } from './support/time.js';
import { until } from './support/until.js';
import { resetViewport, setViewport } from './support/viewport.js';
import { fakeVoice, heard, ownVoice } from './support/voice.js';
import { button, findAll, has, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, titleOf } from './support/roles.js';

const { lang } = document.documentElement;
beforeEach(() => {
  document.documentElement.lang = 'en';
  fakeVoice();
});
let time: Hourglass | undefined;
afterEach(async () => {
  time?.break();
  time = undefined;
  document.documentElement.lang = lang;
  ownVoice();
  if (!isWebKit) await resetViewport();
  await clear();
});

const square = (attributes = {}, width?: number): Promise<PytagoraSquare> =>
  mount('pytagora-square', attributes, width);

/** Ada has a 3, which comes next; Ben has none of the 4 after it. */
const three = 'ud2..0_0.3.003358899_011256778.56';
/** Ada holds no 3. */
const none = 'ud2..1_0.3.002458899_112567788.56';
/** One number is missing, and Ada has it. */
const last = 'ud2..0_0.35.117_2334.35';

/** Taps with a finger: a click that has a count. */
const touch = async (element: PytagoraSquare, one: HTMLElement): Promise<void> => {
  one.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }));
  await drawn(element);
};
const piece = (element: PytagoraSquare, digit: string): HTMLElement =>
  findAll(element, '[part~="piece"]').find((one) => words(one) === digit)!;

/** Returns a picture to choose, by its name. */
const pick = (element: PytagoraSquare, name: string): HTMLInputElement => getByRole(element, 'radio', name);
const chosen = (element: PytagoraSquare): string[] => queryAllByRole(element, 'radio', { checked: true }).map(nameOf);

describe('The start in pictures', () => {
  inChromium('names what is chosen, says it after the first tap, and remembers nobody’s name wrongly', async () => {
    const element = await square();
    expect(chosen(element)).to.deep.equal(['Two children', 'Up and down']);
    await touch(element, pick(element, 'One child and the ladybird'));
    await touch(element, pick(element, 'Both ways'));
    expect(chosen(element)).to.deep.equal(['One child and the ladybird', 'Both ways']);
    expect(heard).to.deep.equal(['One child and the ladybird.', 'Both ways. The row grows at both ends.']);
    await touch(element, getByRole(element, 'button', 'Start'));
    expect(element.match!.players.map(({ name, bot }) => [name, bot])).to.deep.equal([
      ['Ada', 0],
      ['Ladybird', 1],
    ]);
    await tap(element, 'New game');
    expect(chosen(element)).to.deep.equal(['One child and the ladybird', 'Both ways']);
    await touch(element, pick(element, 'Four children'));
    await touch(element, getByRole(element, 'button', 'Start'));
    expect(element.match!.players.map(({ name }) => name)).to.deep.equal(['Ada', 'Ben', 'Cleo', 'Dino']);
    expect(heard.at(-1)).to.match(/^1\. Find 1\./);
  });

  inChromium('says what to do when asked, and what is chosen once more', async () => {
    const element = await square({ lang: 'it' });
    await touch(element, getByRole(element, 'button', 'Ascolta'));
    expect(heard.at(-1)).to.contain('Chi gioca?');
    await touch(element, pick(element, 'Due bambini'));
    expect(heard.at(-1)).to.equal('Due bambini.');
  });

  inChromium('has the form in words behind it, and shows what was set there', async () => {
    const element = await square();
    await tap(element, 'More settings, for grown-ups');
    await tap(element, 'Add a player');
    await tap(element, 'Choose by pictures');
    expect(chosen(element)).to.deep.equal(['Three children', 'Up and down']);
    await tap(element, 'More settings, for grown-ups');
    await tap(element, 'Start');
    expect(element.state!.hands).to.have.length(3);
    await tap(element, 'New game');
    expect(hasRole(element, 'radio', 'Two children')).to.be.true;
    await tap(element, 'Back to the game');
    expect(hasRole(element, 'heading', /’s turn$/)).to.be.true;
  });

  if (isChromium) {
    it('tells in forced colours what is chosen, and what begins the game', async () => {
      const element = await square();
      await media({ 'forced-colors': 'active' });
      const look = (selector: string): CSSStyleDeclaration => getComputedStyle(the(element, selector));
      expect(look('.pick.on').borderTopColor).not.to.equal(look('.pick:not(.on)').borderTopColor);
      for (const marked of ['.pick span.tick', '.begin .primary'])
        expect(look(marked).color, marked).not.to.equal(look(marked).backgroundColor);
      await media();
    });
  }

  it('is chosen by keyboard alone', async () => {
    const element = await square();
    pick(element, 'Two children').focus();
    pick(element, 'Three children').click();
    await drawn(element);
    expect(chosen(element)[0]).to.equal('Three children');
    expect(heard).to.deep.equal([]);
    getByRole(element, 'button', 'Start').click();
    await drawn(element);
    expect(element.state!.hands).to.have.length(3);
  });

  // The driver of WebKit cannot resize a window.
  const sizes = [
    [288, 480],
    [320, 568],
    [375, 667],
    [667, 375],
    [784, 500],
    [1280, 720],
  ];
  for (const [width, height] of isWebKit ? [] : sizes)
    it(`stands on ${width} × ${height} without scrolling, all of it large`, async () => {
      await setViewport({ width, height });
      const element = await square({ players: 'Ada, Ben' }, width);
      document.querySelector('main > h1')?.remove();
      await tap(element, 'New game');
      window.scrollTo(0, 0);
      const pictures = queryAllByRole(element, 'radio').map((one) => one.closest('label')!);
      expect(pictures).to.have.length(7);
      for (const one of [...pictures, ...queryAllByRole(element, 'button')]) {
        const { left, right, top, bottom, width: w, height: h } = one.getBoundingClientRect();
        expect(Math.min(w, h), one.className).to.be.at.least(52);
        expect(left >= 0 && right <= width && top >= 0 && bottom <= height, one.className).to.be.true;
      }
    });
});

describe('A puzzle', () => {
  inChromium('is heard: the task when asked, and what an answer is worth', async () => {
    const element = await square({ puzzle: '2026-03-14' });
    await until(() => hasRole(element, 'region', /^Puzzle/), 'the puzzle');
    const made = await puzzle('up-and-down', '2026-03-14');
    if (!made.ok) throw new Error(made.message);
    const digits = [...element.rules.moves(element.state!)].map(({ digit }) => digit);
    const { digit: right } = made.value.best as { digit: number };
    const [best, other] = [right, digits.find((digit) => digit !== right)].map(String);
    await touch(element, piece(element, other));
    expect(heard).to.have.length(1);
    expect(heard[0]).to.match(/^Then the other number has \d places?\. There is a better one\.$/);
    await touch(
      element,
      getByRole(element, 'button', 'Hear it: 8 and 3 fit. Which of them has fewer empty places? Lay it.'),
    );
    expect(heard[1]).to.match(/^\d and \d fit\. Which of them has fewer empty places\? Lay it\.$/);
    await touch(element, piece(element, best));
    expect(heard[2]).to.match(/^Yes! Right on try 2\. \d fits in/);
    expect(has(element, '.slot[class*="shake"]')).to.be.false;
  });
});

describe('The voice', () => {
  inChromium('the voice says what is looked for after the first tap, and after wrong ones', async () => {
    const element = await square({ position: three });
    expect(heard).to.deep.equal([]);
    await touch(element, piece(element, '8'));
    expect(heard).to.deep.equal(['That is 8. 3. Find 3.']);
    expect(has(element, '.arrow')).to.be.false;
    await touch(element, piece(element, '3'));
    expect(heard.at(-1)).to.equal('4. Find 4. Take a piece.');
    await tap(element, 'Read to me');
    await tap(element, 'Undo');
    expect(heard).to.have.length(2);
  });

  inChromium('without it an arrow leads from the right piece to the place', async () => {
    const element = await square({ position: three });
    await tap(element, 'Read to me');
    await tap(element, '8');
    const [, x] = /^M([\d.]+) /.exec(the(element, '.arrow path').getAttribute('d')!)!;
    const [game, right] = [the(element, '.game'), piece(element, '3')].map((one) => one.getBoundingClientRect());
    expect(Number(x)).to.be.closeTo(right.x + right.width / 2 - game.x, 2);
    await tap(element, '3, fits');
    expect(has(element, '.arrow')).to.be.false;
  });

  it('says what was taken and is kept, which is seen large before the next one plays', async () => {
    const element = await square({ position: none, speed: 'normal' });
    rolls(1);
    time = new Hourglass(); // a slow machine would see the next one
    await touch(element, getByRole(element, 'button', 'Take a piece'));
    expect(heard.at(-1)).to.equal(`You got a ${words(the(element, '.drawn'))}.`);
    expect(getByRole(element, 'button', 'Take a piece').getAttribute('aria-disabled')).to.equal('true');
    await touch(element, getByRole(element, 'button', 'Take a piece'));
    expect(element.match!.ply, 'nobody else takes one meanwhile').to.equal(1);
    expect(nameOf(titleOf(element))).to.equal('Ada’s turn');
    await time.pass(2000);
    await until(() => !has(element, '.drawn'), 'the next one plays');
    expect(nameOf(titleOf(element))).to.equal('Ben’s turn');
    expect(heard.at(-1)).to.match(/^3\. Find 3\./);
  });

  it('shows no sentence over the pieces after a wrong tap: the number that is looked for grows', async () => {
    const element = await square({ position: three });
    await touch(element, piece(element, '8'));
    expect(getComputedStyle(the(element, '.refusal')).display).to.equal('none');
    expect(getComputedStyle(the(element, '.next-numbers .big')).animationName).to.equal('look1');
    await touch(element, piece(element, '9'));
    expect(getComputedStyle(the(element, '.next-numbers .big')).animationName).to.equal('look0');
  });

  it('at the end the numbers of the path are said, and the ladybird goes with them until a tap', async () => {
    const begun: (() => void)[] = [];
    speechSynthesis.speak = (said) => {
      heard.push(said.text);
      begun.push(() => said.onstart?.(new Event('start') as SpeechSynthesisEvent));
    };
    const element = await square({ position: last, speed: 'normal' });
    await touch(element, piece(element, '1'));
    await until(() => heard.length > 30, 'the numbers');
    const end = heard.findIndex((text) => /(wins|and \w+)!$/.test(text));
    expect(heard.slice(end + 1).join('')).to.equal('012345678987654321012345678987654321');
    const at = (): string => the(element, '.bug').style.transform;
    begun[end + 1 + 4]();
    const fifth = at();
    begun[end + 1 + 20]();
    const later = at();
    expect(later).not.to.equal(fifth);
    titleOf(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    begun[end + 1 + 30]();
    expect(at()).to.equal(later);
  });

  inChromium('its switch is remembered where the game is kept', async () => {
    const persist = `voice-${Date.now()}`;
    const element = await square({ position: three, persist });
    await tap(element, 'Read to me');
    expect(button(element, 'Read to me').ariaChecked).to.equal('false');
    const again = await square({ position: three, persist });
    await until(() => button(again, 'Read to me').ariaChecked === 'false', 'the switch');
  });
});
