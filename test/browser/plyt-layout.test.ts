import { expect } from '@open-wc/testing';
import { isChromium, media } from './support/chromium.js';
import {
  asked,
  button,
  clear,
  drawn,
  find,
  findAll,
  has,
  mount,
  openCard,
  position,
  taps,
  the,
  until,
  withCards,
  type PlytBoard,
} from './support/plyt.js';
import { turn } from './support/time.js';

afterEach(() => (isChromium ? media() : undefined));
afterEach(clear);

/** When the browser has laid out what changed, and told those who watch sizes. */
async function laidOut(board: PlytBoard): Promise<void> {
  board.parentElement!.style.clipPath = 'inset(50%)'; // nothing is painted: one engine is slow at it
  await drawn(board);
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await turn();
}

/** What sticks out of the element to either side, by its tag and class. */
function sticksOut(board: PlytBoard): string[] {
  const { left, right } = board.getBoundingClientRect();
  return findAll<HTMLElement>(board, '.frame *')
    .filter((one) => !one.closest('.sr, svg, .scroll') && one.getBoundingClientRect().width > 0)
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < left - 0.5 || box.right > right + 0.5;
    })
    .map((one) => `${one.localName}.${one.className}`);
}

const names = 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino, Esther, Finn';
const six = [88, 42, 58, 58, 58, 112];
const widths = [288, 320, 784, 1280, 1920];

async function clicked(board: PlytBoard, ...labels: string[]): Promise<PlytBoard> {
  for (const label of labels) {
    button(board, label).click();
    await drawn(board);
  }
  return board;
}

/** Every screen, by what brings it about. */
const screens: Readonly<Record<string, () => Promise<PlytBoard>>> = {
  form: async () => {
    const board = await clicked(await mount({ players: `${names.slice(0, 44)}, bot:2, bot:1` }), 'New game');
    findAll<HTMLDetailsElement>(board, 'details').forEach((one) => (one.open = true));
    return board;
  },
  choose: () => mount({ players: names, position: position({ at: six }) }),
  answer: () =>
    mount({
      players: names,
      position: position(
        { at: six, phase: { type: 'answer', seat: 1, thrown: [12, 12, 12, 12, 12, 12] } },
        { timer: 30 },
      ),
    }),
  'real dice': async () => {
    const board = await mount({
      'real-dice': true,
      lang: 'it',
      players: names,
      position: position({ at: six, phase: { type: 'throw', seat: 1, dice: 6 } }),
    });
    return clicked(board, '12', '6', '9', '12', '12');
  },
  'wrong answer': async () => {
    const board = await mount({
      players: names,
      position: position({ at: six, phase: { type: 'answer', seat: 1, thrown: [11, 7, 9, 8, 12, 7] } }),
    });
    board.play({ type: 'answer', answer: 12_345_678, ms: 1 });
    await until(() => has(board, '.teaches'), 'the lesson comes');
    return board;
  },
  card: () => mount({ players: 'Ada, Ben', position: openCard('another-up'), lang: 'it' }),
  cards: async () =>
    clicked(
      await mount({
        players: 'Ada, Ben',
        position: withCards(['yourself-up', 'yourself-down', 'another-up', 'another-down', 'another-back']),
      }),
      'Show my cards',
    ),
  result: async () => {
    const board = await mount({
      players: names,
      position: position({ at: six, phase: { type: 'answer', seat: 5, thrown: [7, 8] } }),
    });
    board.play({ type: 'answer', answer: 56, ms: 1 });
    await until(() => has(board, '.fin'), 'the end is shown');
    return board;
  },
};

describe('The layout of PLYT', () => {
  for (const [name, screen] of Object.entries(screens)) {
    it(`${name} fits every width, from left to right and from right to left`, async () => {
      const board = await screen();
      for (const dir of ['ltr', 'rtl']) {
        board.dir = dir;
        for (const width of dir === 'ltr' ? widths : [288, 1280]) {
          board.parentElement!.style.inlineSize = `${width}px`;
          await laidOut(board);
          expect(board.clientWidth, 'it takes the width').to.equal(width);
          expect(sticksOut(board), `${width} px ${dir}`).to.deep.equal([]);
        }
      }
    });
  }

  for (const [width, height] of [
    [784, 540],
    [1280, 720],
    [1920, 1080],
  ]) {
    it(`has the whole question within ${width} × ${height}`, async () => {
      for (const screen of ['answer', 'choose', 'wrong answer']) {
        const board = await screens[screen]();
        board.parentElement!.style.inlineSize = `${width}px`;
        board.style.blockSize = `${height}px`;
        await laidOut(board);
        const last = find(board, '.key.go, .throw, .foot .btn:last-child')!.getBoundingClientRect();
        expect(last.bottom - board.getBoundingClientRect().top, screen).to.be.at.most(height);
        await clear();
      }
    });
  }

  it('has the question of two to four players within 320 × 680', async () => {
    const board = await mount({ players: 'Ada, Ben', position: asked({ timer: 30 }) }, 320);
    await laidOut(board);
    expect(the(board, '.key.go').getBoundingClientRect().bottom - board.getBoundingClientRect().top).to.be.below(680);
  });

  it('has targets of 24 px at the least, on the smallest mountain too', async () => {
    const board = await mount({ players: 'Ada, Ben', position: openCard('yourself-up') }, 288);
    await laidOut(board);
    const small = [...findAll(board, 'button, select, .sq')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 23.5);
    // A square's box has a margin to the next within its cell of 24 px.
    const cell =
      the(board, '[data-square="2"]').getBoundingClientRect().left -
      the(board, '[data-square="1"]').getBoundingClientRect().left;
    expect(cell).to.be.at.least(24);
    expect(small.filter(({ width }) => width > 30)).to.deep.equal([]);
  });

  it('keeps the trail as it is printed when the panel is mirrored', async () => {
    const board = await mount({ players: 'Ada, Ben', position: position(), dir: 'rtl' });
    const left = (square: number): number => the(board, `[data-square="${square}"]`).getBoundingClientRect().left;
    expect(left(1)).to.be.below(left(11));
  });

  if (isChromium) {
    it('lets pieces travel, and stand at once where motion is reduced', async () => {
      const moves = async (): Promise<number> => {
        const board = await mount({ players: 'Ada, Ben', speed: 'normal', position: asked({ cards: false }) });
        board.play({ type: 'answer', answer: 672, ms: 1 });
        await until(() => has(board, '.mark circle'), 'the piece goes its way');
        await turn();
        const animated = findAll(board, '.climber').flatMap((one) => one.getAnimations());
        await clear();
        return animated.length;
      };
      expect(await moves()).to.equal(1);
      await media({ 'prefers-reduced-motion': 'reduce' });
      expect(await moves()).to.equal(0);
    });

    it('stays readable in forced colours', async () => {
      await media({ 'forced-colors': 'active' });
      const board = await mount({ players: 'Ada, Ben', position: asked({ timer: 30 }) });
      await turn();
      await drawn(board);
      const { backgroundColor, color } = getComputedStyle(the(board, '.turn'));
      expect(backgroundColor).not.to.equal(color);
      const [master, red] = findAll(board, '.dice .die .t0').map((one) => getComputedStyle(one).fill);
      expect(master).not.to.equal(red);
      await taps(board, '1');
    });
  }
});
