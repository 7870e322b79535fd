import 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '@open-wc/testing';
import { rolls, seed } from './support/chance.js';
import { press, tap } from './support/hands.js';
import {
  button,
  choices,
  clear,
  drawn,
  find,
  findAll,
  focused,
  mount,
  position,
  said,
  square,
  the,
  until,
  words,
  type PlytBoard,
} from './support/plyt.js';

afterEach(clear);

const product = (dice: readonly number[]): number => dice.reduce((a, b) => a * b);

async function keys(board: PlytBoard, ...names: string[]): Promise<void> {
  for (const name of names) {
    await press(name);
    await drawn(board);
  }
}

async function click(board: PlytBoard, target: Element): Promise<void> {
  await tap(target);
  await drawn(board);
}

/** The module sets a global; it exports nothing to a page. */
const { axe } = window as unknown as { axe: { run(on: Element, options: RunOptions): Promise<AxeResults> } };

/** Faults of accessibility that axe finds, target sizes included. */
async function faults(board: PlytBoard): Promise<string[]> {
  const { violations } = await axe.run(board, {
    rules: { 'target-size': { enabled: true }, region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}

const handed = { cardsWhen: 'keep' };

describe('PLYT', () => {
  it('is played to its end by keyboard alone', async () => {
    seed(5);
    const board = await mount({ players: 'Ada, Ben', timer: 0, 'start-square': 96, cards: 'off', standard: 2 });
    the<HTMLElement>(board, '[data-home]').focus();
    for (let i = 0; i < 60 && !find(board, '.won'); i++) {
      const { phase } = board.state!;
      if (phase.type === 'answer') {
        expect(focused(board)?.className, 'the keyboard is in the question').to.equal('question');
        await keys(board, ...String(product(phase.thrown)), 'Enter');
      } else {
        expect(focused(board)?.hasAttribute('data-home'), `the keyboard is at hand in ${phase.type}`).to.equal(true);
        await keys(board, 'Enter');
      }
    }
    expect(board.match!.isOver).to.equal(true);
    expect(words(the(board, '.won h2'))).to.match(/^(Ada|Ben) is on the summit!$/);
  });

  it('is played by pointer: how many dice, throw, answer', async () => {
    const board = await mount({ position: position(), players: 'Ada, Ben' });
    await click(board, findAll(board, '.count')[1]);
    rolls(7, 8, 12);
    await click(board, button(board, 'Throw 3 dice'));
    expect(findAll(board, '[part~="die"]').map((one) => one.ariaLabel)).to.deep.equal(
      [7, 8, 12].map((n) => `twelve-sided die: ${n}`),
    );
    expect(words(the(board, '.question'))).to.contain('7 × 8 × 12 =');
    for (const digit of '672') await click(board, button(board, digit));
    expect(words(the(board, '.question output'))).to.equal('672');
    await click(board, button(board, 'OK'));
    expect(board.state!.at).to.deep.equal([11, 0]);
    expect(said(board)).to.contain('Ada is right: 7 × 8 × 12 = 672.');
  });

  it('shows an easy way after a wrong answer, and waits', async () => {
    const board = await mount({
      position: position({ phase: { type: 'answer', seat: 0, thrown: [7, 8, 12] } }),
      players: 'Ada, Ben',
    });
    the(board, '.question').focus();
    await keys(board, '6', '8', '2', 'Enter');
    expect(words(the(board, '.sum'))).to.equal('682 7 × 8 × 12 = 672');
    const lines = findAll(board, '.route li').map(words);
    expect(lines.at(-1)).to.match(/672$/);
    await click(board, button(board, 'Ben is next'));
    expect(find(board, '.route')).to.equal(null);
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 1 });
  });

  it('groups large products as the language does', async () => {
    const board = await mount({
      position: position({ phase: { type: 'answer', seat: 0, thrown: [12, 12, 12, 12, 12, 12] } }),
      players: 'Ada, Ben',
      lang: 'en',
    });
    the(board, '.question').focus();
    await keys(board, ...'2985984');
    expect(words(the(board, '.question output'))).to.equal('2,985,984');
  });

  it('takes back an answer, but never a throw', async () => {
    const board = await mount({ position: position(), players: 'Ada, Ben' });
    rolls(7, 8);
    await click(board, button(board, 'Throw 2 dice'));
    the(board, '.question').focus();
    await keys(board, '5', '6', 'Enter');
    expect(board.state!.at).to.deep.equal([7, 0]);
    await click(board, button(board, 'Take back'));
    expect(board.state!.phase).to.deep.equal({ type: 'answer', seat: 0, thrown: [7, 8] });
    await click(board, button(board, 'Take back'));
    await click(board, button(board, 'Throw 2 dice'));
    expect(board.state!.phase, 'the dice lie as they fell').to.deep.equal({ type: 'answer', seat: 0, thrown: [7, 8] });
  });

  it('lets a card choose its square on the mountain (PLY-25)', async () => {
    const at = {
      at: [53, 20],
      phase: { type: 'open-card', seat: 0, card: 'yourself-up', links: 0, turn: 0, thrown: [7, 8] } as const,
    };
    const start = position(at);
    // The card that lies open is no longer in the pack.
    const text = start;
    const board = await mount({ players: 'Ada, Ben' });
    const state = board.game.read(text);
    expect(state.ok, 'a pack with all its cards and one open is refused').to.equal(false);
    const full = board.state!;
    const pack = full.pack.toSpliced(full.pack.indexOf('yourself-up'), 1);
    expect(board.fromText(board.game.write({ ...full, ...at, pack })).ok).to.equal(true);
    await drawn(board);
    await until(() => choices(board).length, 'the squares can be chosen');
    expect(choices(board)).to.deep.equal([81, 82, 83]);
    expect(square(board, 82).ariaLabel).to.contain('can be chosen');
    await click(board, square(board, 82).querySelector('rect')!);
    expect(board.state!.at[0]).to.equal(82);
  });

  it('shows kept cards to their holder alone, when asked (PLY-33)', async () => {
    const board = await mount({ players: 'Ada, Ben', 'cards-when': handed.cardsWhen });
    const full = board.state!;
    const pack = full.pack.toSpliced(full.pack.indexOf('yourself-up'), 1);
    const hands = [['yourself-up' as const], []];
    const phase = { type: 'play-cards', turn: 0, thrown: [7, 8], own: 'to-come', fresh: 0 } as const;
    expect(board.fromText(board.game.write({ ...full, at: [30, 20], hands, pack, phase })).ok).to.equal(true);
    await drawn(board);
    expect(words(the(board, '.frame')), 'the card is hidden').not.to.contain('up a level');
    await click(board, button(board, 'Show my cards'));
    await click(board, the(board, '.held'));
    expect(choices(board)).to.deep.equal([64, 65]);
    const [to] = choices(board);
    await click(board, findAll(board, '.use')[0]);
    expect(board.state!.at[0], 'the hand is empty, so the own move follows').to.equal(to + 7);
  });

  it('is read square by square, and asked by single keys', async () => {
    const board = await mount({ position: position({ at: [42, 58] }), players: 'Ada, Ben' });
    the(board, '.sq[tabindex="0"]').focus();
    await keys(board, 'ArrowRight', 'ArrowRight', 'PageDown');
    expect(focused(board)?.ariaLabel).to.equal('13, level 1');
    await keys(board, 'g', '4', '2', 'Enter');
    expect(focused(board)?.ariaLabel).to.equal('42, level 2, Ada');
    await keys(board, 's');
    expect(said(board)).to.equal('Ada: 42, Ben: 58');
    await keys(board, 'o');
    expect(said(board)).to.equal('42, level 2, Ada');
    await keys(board, 'End');
    expect(focused(board)?.ariaLabel).to.equal('113, the summit');
  });

  it('takes what real dice show', async () => {
    const board = await mount({ players: 'Ada, Ben', 'real-dice': true, timer: 0 });
    await click(board, button(board, '5'));
    await click(board, button(board, '9'));
    expect(board.state!.phase).to.deep.equal({ type: 'choose', seat: 1 });
    await click(board, button(board, 'Throw 2 dice'));
    await click(board, button(board, '6'));
    await click(board, button(board, '4'));
    expect(board.state!.phase).to.deep.equal({ type: 'answer', seat: 1, thrown: [6, 4] });
  });

  it('reads lists from its attributes (PLY-13 to PLY-16)', async () => {
    const board = await mount({
      players: 'Ada, Ben, Cleo',
      standard: '2, 3, 2',
      fixed: '6, none, 3 4',
      bonus: '4, variable, none',
      operation: 'multiply, add',
      cards: 'yourself-up: 2, another-back: 0',
      'plyt-squares': '6, 12',
    });
    const { standard, fixed, bonus, operation, cards, plytSquares } = board.state!.options;
    expect({ standard, fixed, bonus, operation, plytSquares }).to.deep.equal({
      standard: [2, 3, 2],
      fixed: [[6], [], [3, 4]],
      bonus: [4, 'variable', 0],
      operation: ['multiply', 'add'],
      plytSquares: [6, 12],
    });
    expect([cards['yourself-up'], cards['another-back'], cards['yourself-down']]).to.deep.equal([2, 0, 4]);
  });

  it('says which attribute is not possible, and plays by the usual value', async () => {
    const board = await mount({ players: 'Ada, Ben', standard: '2, 9' });
    await until(() => find(board, '[role="alert"]'), 'a notice is shown');
    expect(words(the(board, '[role="alert"] p'))).to.contain('standard="2, 9"');
    expect(board.state!.options.standard).to.deep.equal([2]);
  });

  it('takes a game up again where it was left', async () => {
    const first = await mount({ players: 'Ada, Ben', timer: 0, persist: 'plyt-test' });
    rolls(12, 3, 7, 8);
    await click(first, button(first, 'Throw'));
    await click(first, button(first, 'Throw'));
    const before = first.toText();
    first.remove();
    const second = await mount({ players: 'Ada, Ben', timer: 0, persist: 'plyt-test' });
    expect(second.toText()).to.equal(before);
  });

  it('is played against the computer', async () => {
    seed(11);
    const board = await mount({ players: 'Ada, bot:2', timer: 0, 'start-square': 90, cards: 'off' });
    let answered = 0;
    for (let i = 0; i < 40 && !board.match!.isOver; i++) {
      const { turn } = board.match!;
      if (turn.kind === 'seat' && turn.seat === 0 && board.state!.phase.type === 'answer') {
        board.play({ type: 'answer', answer: product(board.state!.phase.thrown), ms: 5 });
        answered++;
      } else if (find(board, '.throw')) the(board, '.throw').click();
      if (board.match!.plies.some(({ by }) => by === 1)) break;
      await new Promise((resolve) => setTimeout(resolve, 300));
      await drawn(board);
    }
    expect(board.match!.plies.some(({ by }) => by === 1) || answered > 0).to.equal(true);
  }).timeout(15000);

  it('is set up in its form: a preset, and what one player has alone', async () => {
    const board = await mount();
    await until(() => find(board, '.presets'), 'the form is there');
    await click(board, button(board, 'Competition'));
    await click(board, the(board, '.own summary'));
    await click(board, button(board, 'Standard: dice: Ada: less'));
    await click(board, button(board, 'Start'));
    const { standard, penalty, cardsWhen } = board.state!.options;
    expect({ standard, penalty, cardsWhen }).to.deep.equal({ standard: [2, 3], penalty: true, cardsWhen: 'keep' });
  });

  it('speaks Italian', async () => {
    const board = await mount({ position: position(), players: 'Ada, Ben', lang: 'it' });
    expect(words(the(board, '.turn h2'))).to.equal('Tocca a Ada');
    expect(button(board, 'Tira 2 dadi')).to.be.instanceOf(HTMLElement);
  });

  for (const theme of ['light', 'dark']) {
    it(`has nothing that axe finds fault with, ${theme}`, async () => {
      const board = await mount({ position: position({ at: [42, 58] }), players: 'Ada, Ben', theme });
      expect(await faults(board), 'choosing').to.deep.equal([]);
      rolls(7, 8);
      await click(board, button(board, 'Throw 2 dice'));
      expect(await faults(board), 'answering').to.deep.equal([]);
      board.play({ type: 'answer', answer: 1, ms: 5 });
      await drawn(board);
      await until(() => find(board, '.route'), 'the way is shown');
      await new Promise((resolve) => setTimeout(resolve, 450));
      expect(await faults(board), 'a wrong answer').to.deep.equal([]);
      await click(board, button(board, 'New game'));
      await until(() => find(board, '.presets'), 'the form is there');
      expect(await faults(board), 'the form').to.deep.equal([]);
    });
  }

  for (const [width, height] of [
    [784, 500],
    [1280, 720],
  ]) {
    it(`fits ${width} × ${height}`, async () => {
      const board = await mount({ position: position({ at: [42, 58] }), players: 'Ada, Ben' }, width);
      board.style.blockSize = `${height}px`;
      await new Promise((resolve) => setTimeout(resolve, 50));
      rolls(7, 8);
      await click(board, button(board, 'Throw 2 dice'));
      const frame = the(board, '.frame');
      expect(frame.scrollHeight).to.be.at.most(height);
      expect(frame.scrollWidth).to.be.at.most(width);
    });
  }
});
