import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { isChromium, mostInChromium } from './support/chromium.js';
import * as digits from './support/digits.js';
import * as grid from './support/grid.js';
import { isWebKit, pressEnterFast, quickly, tap, tapFast } from './support/hands.js';
import * as plyt from './support/plyt.js';
import { position } from './support/positions.js';
import * as pytagora from './support/pytagora.js';
import * as sequence from './support/sequence.js';
import { real } from './support/time.js';
import { until } from './support/until.js';
import { button, findAll, focused, has, said, the, words } from './support/look-up.js';
import { getByRole, hasRole, queryAllByRole, questionOf } from './support/roles.js';

afterEach(grid.clear);

const wait = (ms: number): Promise<void> => new Promise((resolve) => void real.setTimeout(resolve, ms));

/** Acts every 100 ms for 6 s, as a child drums on the screen; returns the times of the throws. */
async function drum(board: sequence.SequenceBoard, act: () => Promise<unknown>): Promise<number[]> {
  const throws: number[] = [];
  board.addEventListener('moved', () => board.match!.plies.at(-1)?.move.type === 'throw' && throws.push(real.now()));
  const start = real.now();
  for (let at = 0; at < 6000; at += 100) {
    await wait(start + at - real.now());
    await act();
  }
  return throws;
}

/** Returns what has been typed as an answer. */
const typed = (board: Element): string => words(getByRole(questionOf(board), 'status'));

/** 3 × 8: Ada and Ben have the 24; Ada is asked. */
const threeTimesEight = 'tb2..1_0.38.0124455679_0223467899.55';

/** The driver of WebKit is slower than any person. */
(isWebKit ? describe.skip : describe)('A tap that comes twice', () => {
  for (const times of mostInChromium([4, 2], 1)) {
    it(
      `${times} times on "Roll" of Sequence rolls once, and does not stop`,
      quickly(async () => {
        const board = await sequence.mount({ players: 'Ada' });
        await tapFast(button(board, 'Roll all six dice'), times);
        await sequence.drawn(board);
        expect(board.match!.plies.map(({ move }) => move.type)).to.deep.equal(['throw']);
        await tap(sequence.slots(board)[0]);
        await tap(button(board, 'Roll 5 dice'));
        await sequence.drawn(board);
        expect(board.match!.ply, 'who has read it rolls again').to.equal(3);
      }),
    );

    it(
      `${times} times on "Roll the die" of Multiplay rolls for one player`,
      quickly(async () => {
        const board = await grid.mount({ players: 'Ada, Ben' });
        await tapFast(button(board, 'Roll the die'), times);
        await grid.drawn(board);
        expect(board.match!.ply).to.equal(1);
      }),
    );

    it(
      `${times} times on "Throw" of PLYT types nothing`,
      quickly(async () => {
        const board = await plyt.mount({
          position: plyt.position({ at: [88, 42], phase: { type: 'throw', seat: 0, dice: 2 } }),
        });
        await until(() => hasRole(board, 'button', 'Throw 2 dice'), 'the pads are there');
        await tapFast(button(board, 'Throw 2 dice'), times);
        await plyt.drawn(board);
        expect(board.match!.ply).to.equal(1);
        expect(typed(board)).to.equal('');
        await tapFast(button(board, '1'), 2);
        await plyt.drawn(board);
        expect(typed(board), 'a key that was there takes every tap').to.equal('11');
      }),
    );

    it(
      `${times} times on "Take a piece" of the square takes one`,
      quickly(async () => {
        const square = await digits.mount('pytagora-square', { players: 'Ada, Ben' });
        while (square.state!.phase !== 'draw') {
          const [{ digit }] = square.rules.moves(square.state!) as Iterable<{ digit: number }>;
          square.play({ type: 'lay', digit });
          await digits.drawn(square);
        }
        const { ply } = square.match!;
        await tapFast(button(square, 'Take a piece'), times);
        await digits.drawn(square);
        expect(square.match!.ply).to.equal(ply + 1);
      }),
    );

    it(
      `${times} times on "I haven’t got it" of the tables passes for one player`,
      quickly(async () => {
        const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
        await tapFast(button(table, 'I haven’t got it'), times);
        await digits.drawn(table);
        expect(table.state!.seat).to.equal(1);
        expect(table.match!.ply).to.equal(1);
      }),
    );
  }

  if (isChromium)
    it('passes for one player on a device that takes a second for a move', async () => {
      const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
      table.addEventListener('moved', () => {
        const end = real.now() + 1000;
        while (real.now() < end);
      });
      await tapFast(button(table, 'I haven’t got it'), 2);
      await digits.drawn(table);
      expect(table.match!.ply).to.equal(1);
    });

  it(
    'leaves a piece of Pytagora where the first tap has put it',
    quickly(async () => {
      const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve, cover: 'off' });
      board.play({ type: 'lay', text: '12*3=36', x: 0, y: 0, down: false });
      await pytagora.drawn(board);
      await tap(button(board, '9'));
      await pytagora.drawn(board);
      const { clientX, clientY } = pytagora.middleOf(board, 0, 2);
      for (let i = 0; i < 2; i++)
        await sendMouse({ type: 'click', position: [Math.round(clientX), Math.round(clientY)] });
      await pytagora.drawn(board);
      expect(pytagora.card(board)).to.contain('so far 1 point');
    }),
  );

  it(
    'takes nothing in hand where the pieces of Pytagora are uncovered',
    quickly(async () => {
      const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve }, 340);
      await tapFast(button(board, 'I am Ada'), 2);
      await pytagora.drawn(board);
      expect(findAll(board, '.slot[aria-pressed="true"]')).to.have.length(0);
      expect(board.match!.ply).to.equal(0);
    }),
  );

  it(
    'does not open the names where the form has come',
    quickly(async () => {
      const board = await grid.mount({ players: 'Ada, Ben', size: 5 }, 320);
      button(board, 'More').click();
      await tapFast(button(board, 'New game'), 2);
      await grid.drawn(board);
      expect(has(board, '[part~="set-up"]')).to.equal(true);
      expect(focused(board)?.localName).to.not.equal('input');
    }),
  );
});

/** The driver of WebKit cannot tap every 100 ms. */
(isWebKit ? describe.skip : describe)('Drumming', () => {
  const middleOf = (one: Element): [x: number, y: number] => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  };

  for (const key of [undefined, 'r'] as const) {
    it(`${key ? `on the key ${key}` : 'on "Roll"'} rolls all three times, and never what has only just come`, async () => {
      const board = await sequence.mount({ players: 'Ada' });
      if (key) {
        await tap(button(board, 'Roll all six dice'));
        sequence.slots(board)[0].focus();
        await wait(320);
      }
      const position = middleOf(getByRole(board, 'button', /^Roll (all|\d)/));
      const throws = await drum(board, () => (key ? sendKeys({ press: key }) : sendMouse({ type: 'click', position })));
      const moves = board.match!.plies.map(({ move }) => move.type);
      expect(moves).to.deep.equal(['throw', 'keep', 'throw', 'keep', 'throw']);
      for (const [i, at] of throws.entries()) if (i) expect(at - throws[i - 1], 'ms').to.be.above(250);
    });
  }
});

describe('A tap that is meant', () => {
  it('is never lost, however fast: 24 is answered by its two pieces', async () => {
    const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
    await tapFast(the(table, '[data-index="2"]'), 1);
    await tapFast(the(table, '[data-index="3"]'), 1);
    await digits.drawn(table);
    await digits.tap(table, 'Lay it');
    expect(said(table)).to.equal('Ada laid 24. Right!');
  });

  it('goes to the hand at once after a draw elsewhere', async () => {
    const table = await digits.mount('pytagora-tables', { players: 'Ada, Ben' });
    await tapFast(button(table, 'Take two numbers'), 1);
    await tapFast(the(table, '[data-index="0"]'), 1);
    await digits.drawn(table);
    expect(table.state!.phase).to.equal('attach');
    expect(digits.taken(table)).to.deep.equal([digits.hand(table)[0]]);
  });

  it('types every digit of a fast hand in Multiplay', async () => {
    const board = await grid.mount({ position: position({ phase: 'answer', die: 7, options: { answer: 'product' } }) });
    await until(() => has(board, '[part~="times-row"]'), 'the sums can be chosen');
    await tap(queryAllByRole(the(board, '[part~="times-row"]'), 'button')[0]);
    await grid.drawn(board);
    await wait(320);
    for (const key of ['4', '4', '4', '0']) await tapFast(button(board, key), 1);
    await grid.drawn(board);
    expect(typed(board)).to.equal('4440');
  });
});

describe('An answer of the tables', () => {
  it('has all its places before it can be laid, and the button says what is missing', async () => {
    const table = await digits.mount('pytagora-tables', { position: threeTimesEight });
    const lay = (): HTMLElement => getByRole(table, 'button', /^Lay it/);
    expect(words(lay())).to.equal('Lay it 2 pieces to go');
    await digits.tap(table, '2');
    expect(words(lay())).to.equal('Lay it 1 piece to go');
    expect(lay().ariaDisabled).to.equal('true');
    await digits.tap(table, 'Lay it');
    expect(table.match!.ply, 'a half answer is none').to.equal(0);
    expect(said(table)).to.equal('1 piece to go');
    await digits.tap(table, '4');
    expect(words(lay())).to.equal('Lay it');
    expect(lay().ariaDisabled).to.equal(null);
  });
});

describe('A key', () => {
  it(
    'pressed twice at once rolls once, and does not press what has come in its place',
    quickly(async () => {
      const board = await sequence.mount({ players: 'Ada' });
      button(board, 'Roll all six dice').focus();
      await pressEnterFast(3);
      await sequence.drawn(board);
      expect(board.match!.plies.map(({ move }) => move.type)).to.deep.equal(['throw']);
      expect(sequence.slots(board).filter((one) => one.ariaPressed === 'true')).to.have.length(0);
    }),
  );

  (isChromium ? it : it.skip)('held down does the same, and makes one move', async () => {
    const board = await sequence.mount({ players: 'Ada' });
    for (const [key, target] of [
      ['Enter', () => button(board, 'Roll all six dice')],
      ['r', () => sequence.slots(board)[0]],
    ] as const) {
      const { ply } = board.match!;
      target().focus();
      for (let i = 0; i < 6; i++) {
        await sendKeys({ down: key });
        await sequence.drawn(board);
      }
      await sendKeys({ up: key });
      await sequence.drawn(board);
      const moves = board.match!.plies.slice(ply).map(({ move }) => move.type);
      expect(moves, key).to.deep.equal(key === 'r' ? ['keep', 'throw'] : ['throw']);
    }
  });
});
