import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { upAndDown, type UpAndDownState } from '../../src/rules/up-and-down/index.js';
import { inChromium, isChromium, media } from './support/chromium.js';
import { openReplay } from './support/finish.js';
import { clear, listen } from './support/grid.js';
import { isWebKit, quickly, tapFast } from './support/hands.js';
import { until } from './support/until.js';
import { drawn, hand, mount, press, standing, tap, type PytagoraSquare } from './support/digits.js';
import { button, find, findAll, focused, has, notices, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, nameOf, queryAllByRole, queryByRole, titleOf } from './support/roles.js';

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

const square = (attributes = {}, width?: number): Promise<PytagoraSquare> =>
  mount('pytagora-square', attributes, width);
const toText = (element: PytagoraSquare): string => element.toText();

/** Ada has a 3, which comes next; Ben has none of the 4 after it. */
const three = 'ud2..0_0.3.003358899_011256778.56';
/** Ada holds no 3. */
const none = 'ud2..1_0.3.002458899_112567788.56';
/** 5 comes next at either end, and Ada has it. */
const both = 'ud2.vb.0_0.5_4.057999_123488.56';
/** The even path wants a 6, the odd one a 5; Ada has both. */
const sheep = 'ud2.v.0_0.3_2.001125669_01124789.55';
/** One number is missing, and Ada has it. */
const last = 'ud2..0_0.35.117_2334.35';

describe('<pytagora-square>', () => {
  inChromium('the positions of these tests can come about', () => {
    for (const text of [three, none, both, sheep, last]) expect(upAndDown.read(text)).to.deep.include({ ok: true });
  });

  it('shows its form, and begins the game that was agreed there', async () => {
    const element = await square();
    expect(has(element, '[part~="set-up"]')).to.be.true;
    await tap(element, 'More settings, for grown-ups');
    expect(words(find(element, '[part~="set-up"]')))
      .not.to.contain('dice')
      .and.not.to.contain('Level');
    await tap(element, getByRole(element, 'radio', { name: /^Even and odd/, hidden: true }));
    await tap(element, queryAllByRole(element, 'switch', { hidden: true })[0]);
    expect(element.unaided).to.be.true;
    await tap(element, 'Start');
    expect(element.state!.options.variant).to.equal('even-and-odd');
    expect(hasRole(element, 'img', /^\d+ dots?$/)).to.be.false;
    const paths = queryAllByRole(element, 'img').map((one) => nameOf(one).split(':')[0]);
    expect(paths).to.deep.equal(['The even path', 'The odd path']);
  });

  it('is played to its end by taps on what stands out', async () => {
    const heard = listen();
    const element = await square({ players: 'Ada, Ben, Cleo', variant: 'both-ways' });
    for (let taps = 0; !hasRole(element, 'button', 'See how it went') && taps < 400; taps++) {
      await tap(
        element,
        queryByRole(element, 'button', 'Take a piece') ?? queryAllByRole(element, 'button', /, fits$/)[0],
      );
      if (has(element, '.waits')) await tap(element, queryAllByRole(element, 'button', /^lay \d on the path/)[0]);
    }
    const [over] = heard.of('game-over');
    heard.stop();
    expect(over['winners']).to.deep.equal((element.match!.turn as { winners: number[] }).winners);
    expect(element.state!.laid[0] + element.state!.laid[1]).to.equal(36);
    expect(words(titleOf(element))).to.match(/ wins!$| and .+!$/);
    await openReplay(element);
    await tap(element, 'The move before');
    expect(said(element)).not.to.equal('');
    await tap(element, 'Play again');
    expect(element.state!.laid).to.deep.equal([1, 0]);
  });

  inChromium('a wrong tap costs nothing: the piece shakes its head, and it is said what comes next', async () => {
    const element = await square({ position: three });
    expect(hand(element)).to.deep.equal(['0', '0', '3, fits', '3, fits', '5', '8', '8', '9', '9']);
    expect(hasRole(element, 'img', '3 dots')).to.be.true;
    await tap(element, '8');
    expect(said(element)).to.equal('Not yet: 3 comes next.');
    expect(toText(element)).to.equal(three);
    expect(the(element, '[data-index="5"]').className).to.contain('shake');
    await tap(element, '3, fits');
    expect(said(element)).to.equal('Ada laid 3.');
    expect(element.state!.laid).to.deep.equal([4]);
  });

  inChromium('a player without the number takes a piece', async () => {
    const element = await square({ position: none });
    expect(hasRole(element, 'button', /, fits$/)).to.be.false;
    await tap(element, 'Take a piece');
    expect(element.match!.plies[0].move.type).to.equal('draw');
    expect(said(element)).to.match(/^Ada took an? \d/);
    // The kept piece is also shown, for those who cannot read.
    expect(has(element, '.scores .took')).to.equal(said(element).endsWith('keeps it.'));
    expect(element.state!.seat).to.equal(1);
  });

  it('a number that fits at both ends waits for its place; a tap on a place lays it', async () => {
    const element = await square({ position: both });
    button(element, '5, fits').focus();
    await tap(element, '5, fits');
    expect(said(element)).to.equal('Here or there? Tap a place.');
    expect(toText(element)).to.equal(both);
    expect(button(element, '5, fits').getAttribute('aria-pressed')).to.equal('true');
    const places = queryAllByRole(element, 'button', /^lay \d on the path/);
    expect(places.map((one) => one.getAttribute('aria-label'))).to.deep.equal([
      'lay 5 on the path to the right',
      'lay 5 on the path down',
    ]);
    await until(() => focused(element) === places[0], 'keys choose the place');
    await tap(element, places[1]);
    expect(element.state!.laid).to.deep.equal([5, 5]);
  });

  it('both places are large meanwhile, and the piece waits between them', async () => {
    const element = await square({ position: both });
    const width = (): number =>
      queryAllByRole(element, 'button', /^lay \d on the path/)[0].getBoundingClientRect().width;
    const before = width();
    await tap(element, '5, fits');
    expect(width()).to.be.greaterThan(before * 1.25);
    expect(words(find(element, '.waits'))).to.equal('5');
    await tap(element, queryAllByRole(element, 'button', /^lay \d on the path/)[0]);
    expect(has(element, '.waits')).to.be.false;
  });

  describe('a piece that is dragged', () => {
    const at = (one: HTMLElement): { clientX: number; clientY: number } => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const drag = async (element: PytagoraSquare, one: HTMLElement, to: HTMLElement): Promise<void> => {
      const common = { isPrimary: true, pointerId: 1, bubbles: true, composed: true };
      const send = (type: string, place: object): void =>
        void one.dispatchEvent(new PointerEvent(type, { ...common, ...place }));
      const there = at(to);
      send('pointerdown', at(one));
      send('pointermove', there);
      expect(the(element, '.dragged .pieces').style.translate).not.to.equal('');
      send('pointerup', there);
      one.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true }));
      await drawn(element);
      expect(has(element, '.dragged')).to.be.false;
      expect(findAll(element, '.pieces').every((picture) => picture.style.translate === '')).to.be.true;
    };

    it('snaps to its place wherever on the path it is let go', async () => {
      const element = await square({ position: three });
      await drag(element, button(element, '3, fits'), the(element, '[part~="turn"]'));
      expect(element.state!.laid).to.deep.equal([4]);
      expect(element.match!.ply).to.equal(1);
    });

    it('goes to the nearer end where it fits at both', async () => {
      for (const [end, laid] of [
        [0, [6, 4]],
        [1, [5, 5]],
      ] as const) {
        const element = await square({ position: both });
        await drag(element, button(element, '5, fits'), queryAllByRole(element, 'button', /^lay \d on the path/)[end]);
        expect(element.state!.laid).to.deep.equal(laid);
      }
    });

    it('goes back where it does not fit, or is let go beside the path', async () => {
      const element = await square({ position: three });
      await drag(element, button(element, '8'), the(element, '[part~="turn"]'));
      expect(said(element)).to.equal('Not yet: 3 comes next.');
      await drag(element, button(element, '3, fits'), the(element, '.bottom'));
      expect(toText(element)).to.equal(three);
    });
  });

  it('is played by keyboard alone, the focus always on the one next thing', async () => {
    const element = await square({ position: three });
    expect(document.activeElement).to.equal(document.body); // it takes no focus by itself
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    while (standing(element).startsWith('Lay') || standing(element).startsWith('Hear'))
      await sendKeys({ press: 'Tab' });
    expect(hand(element)).to.include(standing(element));
    await press(element, 'End');
    expect(standing(element)).to.equal('9');
    await press(element, 'n');
    expect(standing(element)).to.equal('3, fits');
    await press(element, 'm');
    expect(said(element)).to.equal('3 comes next.');
    await press(element, '3');
    expect(element.state!.laid).to.deep.equal([4]);
    expect(standing(element)).to.equal('Take a piece'); // Ben has no 4
    await sendKeys({ press: 'Enter' });
    await drawn(element);
    expect(element.match!.ply).to.equal(2);
    expect(standing(element)).not.to.equal('body');
    await tap(element, the(element, '[part~="piece"]'));
    the(element, '[part~="piece"][tabindex="0"]').focus();
    await press(element, 's', 'l', 'ArrowRight', 'ArrowLeft', 'Home');
    expect(said(element)).not.to.equal('');
  });

  // The driver of WebKit is slower than any person.
  (isWebKit ? it.skip : it)(
    'a second tap too soon is not the next player’s',
    quickly(async () => {
      const element = await square({ players: 'Ada, Ben', variant: 'even-and-odd' });
      await tapFast(
        queryByRole(element, 'button', 'Take a piece') ?? queryAllByRole(element, 'button', /, fits$/)[0],
        3,
      );
      await drawn(element);
      expect(element.match!.ply).to.equal(1);
    }),
  );

  inChromium('the computer player lays by itself, and its hand stays covered', async () => {
    const element = await square({ players: 'bot, Ada', speed: 'slow' }); // whatever is covered is visible before it moves
    const own = element.state!.hands[1];
    expect(hand(element).map((name) => name[0])).to.deep.equal(own.map(String));
    expect(button(element, String(own[0])).getAttribute('aria-disabled')).to.equal('true');
    await until(() => element.match!.ply > 0, 'the computer player moves');
    await drawn(element);
    expect(said(element)).to.match(/laid 1|took a piece and keeps it|It fits/);
  });

  inChromium('says why a piece that lies cannot be undone (PYT-46)', async () => {
    const element = await square({ position: three });
    await tap(element, '3, fits');
    const after = toText(element);
    await tap(element, 'Undo');
    expect(toText(element)).to.equal(after);
    expect(said(element)).to.equal('That choice stands. Something new has been seen since.');
  });

  inChromium('undoes and redoes moves with practice undo; continues where it was left', async () => {
    const three = 'ud2.z.0_0.3.003358899_011256778.56';
    const element = await square({ position: three, persist: 'square' });
    await tap(element, '3, fits');
    const after = toText(element);
    await tap(element, 'Undo');
    expect(toText(element)).to.equal(three);
    await tap(element, 'Redo');
    expect(toText(element)).to.equal(after);
    element.remove();
    const again = await square({ persist: 'square' });
    expect(toText(again)).to.equal(after);
    expect(again.match!.canUndo).to.be.true;
  });

  inChromium('answers what is not possible, and keeps the game', async () => {
    const heard = listen();
    const element = await square({ players: 'Ada, Ben, C, D, E', variant: 'spiral', position: 'ud2.9' });
    await until(() => heard.of('game-error').length === 3, 'three errors');
    expect(heard.of('game-error').map(({ code }) => code)).to.have.members(['players', 'variant', 'position']);
    await until(() => notices(element).length === 1, 'one message for all');
    heard.stop();
    for (const move of [undefined, {}, { type: 'lay', digit: 99 }, { type: 'draw', digit: 'x' }]) {
      expect(element.play(move as never).ok).to.be.false;
    }
    expect(element.fromText(upAndDown.write(upAndDown.view(element.state!, 0))).ok).to.be.false;
    expect(element.state!.laid).to.deep.equal([1]);
  });

  inChromium('unaided it does not tell what comes next', async () => {
    const element = await square({ position: three, unaided: true });
    expect(hasRole(element, 'button', /, fits$/)).to.be.false;
    expect(hasRole(element, 'button', /^lay \d on the path/)).to.be.false;
    expect(hasRole(element, 'img', /^\d+ dots?$/)).to.be.false;
    expect(hand(element)).to.deep.equal(['0', '0', '3', '3', '5', '8', '8', '9', '9']);
    expect(nameOf(getByRole(element, 'img', /^The path: /))).not.to.contain('next');
    for (let rung = 1; rung <= 3; rung++) expect(await element.hint()).to.deep.include({ digit: 3 });
    await drawn(element);
    expect(findAll(element, '.held')).to.have.length(2);
    await tap(element, '3');
    expect(element.state!.laid).to.deep.equal([4]);
  });

  inChromium('leaves nothing of the position to be changed from outside', async () => {
    const element = await square({ position: three });
    const state: UpAndDownState = element.state!;
    element.play({ type: 'lay', digit: 3 });
    expect(state.laid).to.deep.equal([3]);
    expect(element.record()!.moves).to.deep.equal([{ type: 'lay', digit: 3 }]);
  });
});
