import { expect } from '@open-wc/testing';
import {
  button,
  clear,
  click,
  drawn,
  find,
  findAll,
  mount,
  position,
  slots,
  the,
  toKeep,
  toRoll,
  until,
  type SequenceBoard,
} from './support/sequence.js';
import { mostInChromium } from './support/chromium.js';
import { isCut } from './support/grid.js';
import { turn } from './support/time.js';

afterEach(clear);

const long = 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino, bot, bot:2';
const all = [20, 30, 45, 20, 0, 98];
const widths = mostInChromium([320, 1180, 288, 500, 784, 1920], 2);

/** Every screen, by what brings it about. */
const screens: Readonly<Record<string, () => Promise<SequenceBoard>>> = {
  form: async () => {
    const board = await mount({ players: long });
    button(board, 'New game').click();
    await drawn(board);
    return board;
  },
  start: () => mount({ players: long }),
  'keep, with a hint': async () => {
    const board = await mount({ position: position(toKeep, all), players: long });
    await click(board, slots(board)[2], 'Hint');
    await until(() => find(board, '.hintcard .more'), 'the hint is there');
    await click(board, 'Another hint', 'Another hint');
    return board;
  },
  'declare in Italian': async () => {
    const board = await mount({
      lang: 'it',
      position: position({ type: 'declare', seat: 0, dice: [12, 12, 12, 12, 12, 12] }),
      players: 'Ada, Ben, Kim',
    });
    the(board, '.eye').click();
    return board;
  },
  card: () =>
    mount({
      position: position(
        { type: 'open-card', seat: 0, turn: 0, card: 'another-up', links: 0, dice: [7, 1, 1, 1, 2, 4] },
        [53, 20, 60],
        { cards: true },
      ),
      players: 'Wilhelmina Alexandra, Bartholomew the Great, Cleo',
    }),
  'real dice': () => mount({ position: position(toRoll), players: 'Ada, Ben', 'real-dice': true, lang: 'it' }),
  'look back': () => mount({ position: position({ type: 'over', winner: 0 }, [113, 40, 98, 0, 7, 60]), players: long }),
};

async function laidOut(board: SequenceBoard): Promise<void> {
  await drawn(board);
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await turn();
}

/** What sticks out of the element to either side, by its tag and class. */
function sticksOut(board: SequenceBoard): string[] {
  const { left, right } = board.getBoundingClientRect();
  return findAll(board, '.frame *')
    .filter((one) => !one.closest('.sr, svg, .scroll') && !isCut(one) && one.getBoundingClientRect().width > 0)
    .filter((one) => {
      // A name that is too long is cut by what it stands in.
      const isCut = one.localName === 'bdi' && getComputedStyle(one.parentElement!).overflowX === 'hidden';
      const box = (isCut ? one.parentElement! : one).getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5;
    })
    .map((one) => `${one.localName}.${one.className}`);
}

describe('The layout of Sequence', () => {
  for (const [name, screen] of Object.entries(screens)) {
    it(`${name} fits every width, from left to right and from right to left`, async () => {
      const board = await screen();
      for (const dir of ['ltr', 'rtl']) {
        board.dir = dir;
        for (const width of widths) {
          board.parentElement!.style.inlineSize = `${width}px`;
          await laidOut(board);
          expect(board.clientWidth, 'it takes the width').to.equal(width);
          expect(sticksOut(board), `${width} px ${dir}`).to.deep.equal([]);
          for (const one of findAll(board, 'button').filter((shown) => shown.getClientRects().length)) {
            const box = one.getBoundingClientRect();
            expect(Math.min(box.width, box.height), `${one.outerHTML.slice(0, 80)} ${width}`).to.be.at.least(24);
          }
        }
      }
    });
  }

  it('has dice of at least 40 pixels, all alike, none over another, at every width', async () => {
    const board = await mount({ position: position(toKeep, all), players: long });
    for (const width of widths) {
      board.parentElement!.style.inlineSize = `${width}px`;
      await laidOut(board);
      const boxes = findAll(board, '.slot').map((one) => one.getBoundingClientRect());
      const sizes = findAll<SVGElement>(board, '.slot .die').map(
        (one) => one.clientWidth || parseFloat(getComputedStyle(one).width),
      );
      expect(Math.min(...sizes), `${width} px`).to.be.at.least(40);
      expect(Math.max(...sizes) - Math.min(...sizes)).to.be.below(1);
      boxes.forEach((a, i) =>
        boxes.slice(i + 1).forEach((b) => {
          const apart = a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + 0.5;
          expect(apart, `${width} px`).to.equal(true);
        }),
      );
    }
  });

  it('shows the mountain where there is space, and otherwise a strip that opens it', async () => {
    for (const name of ['keep, with a hint', 'look back']) {
      const board = await screens[name]();
      for (const width of widths) {
        board.parentElement!.style.inlineSize = `${width}px`;
        await laidOut(board);
        const strip = find(board, '.strip');
        const isSmall = strip !== null && width < 1180;
        expect(Boolean(strip?.getClientRects().length), `${name} ${width}`).to.equal(isSmall);
        if (isSmall) {
          expect(strip.getBoundingClientRect().height, `${name} ${width}`).to.be.at.least(44);
          the(board, '.strip button').click();
          await until(() => find<HTMLDialogElement>(board, 'dialog.climb')?.open, 'the mountain opens');
        }
        expect(the(board, '.hill').getBoundingClientRect().width, `${name} ${width}`).to.be.at.least(230);
        if (isSmall) {
          the(board, '.climb .ic').click();
          await until(() => !find(board, 'dialog.climb'), 'the mountain closes');
        }
      }
    }
  });

  it('shows the flag where the climb ends', async () => {
    const flag = async (summit: number): Promise<[string, boolean]> => {
      const board = await mount({ position: position(toKeep, [10, 15], { summit }), players: 'Ada, Ben' }, 1200);
      const cloth = the<SVGGraphicsElement>(board, '.flag').getBoundingClientRect();
      const square = the<SVGGraphicsElement>(board, `[data-square="${summit}"]`).getBoundingClientRect();
      const meets =
        cloth.left < square.right &&
        square.left < cloth.right &&
        cloth.top < square.bottom &&
        square.top < cloth.bottom;
      return [the(board, '.flag').textContent.trim(), meets];
    };
    expect(await flag(113)).to.deep.equal(['113', true]);
    expect(await flag(60)).to.deep.equal(['60', true]);
    expect(await flag(20)).to.deep.equal(['20', true]);
  });
});
