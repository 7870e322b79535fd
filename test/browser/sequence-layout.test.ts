import { expect } from '@open-wc/testing';
import { clear, drawn, mount, position, toKeep, toRoll, until, type SequenceBoard } from './support/sequence.js';
import { inChromium, isChromium, mostInChromium } from './support/chromium.js';
import { laidOut as settled } from './support/layout.js';
import { longest as long, sequenceScreens as screens, sequenceSquares as all } from './support/screens.js';
import { resetViewport, setViewport } from './support/viewport.js';
import { closest, find, findAll, the } from './support/look-up.js';
import { getByRole, queryAllByRole, queryByRole } from './support/roles.js';

afterEach(clear);
after(() => (isChromium ? resetViewport() : undefined));

const widths = mostInChromium([320, 1180, 288, 500, 784, 1920], 2);

const laidOut = (board: SequenceBoard): Promise<void> => settled(board, drawn);

describe('The layout of Sequence', () => {
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
    for (const name of ['keep, with a hint', 'look back'] as const) {
      const board = await screens[name]();
      for (const width of widths) {
        board.parentElement!.style.inlineSize = `${width}px`;
        await laidOut(board);
        const strip = find(board, '.strip');
        const isSmall = strip !== null && width < 600;
        expect(Boolean(strip?.getClientRects().length), `${name} ${width}`).to.equal(isSmall);
        if (isSmall) {
          expect(strip.getBoundingClientRect().height, `${name} ${width}`).to.be.at.least(44);
          getByRole(board, 'button', /See the mountain$/).click();
          await until(
            () => queryByRole<HTMLDialogElement>(board, 'dialog', 'The mountain')?.open,
            'the mountain opens',
          );
        }
        expect(the(board, '.hill').getBoundingClientRect().width, `${name} ${width}`).to.be.at.least(230);
        if (isSmall) {
          getByRole(board, 'button', 'Close').click();
          await until(() => !queryByRole(board, 'dialog', 'The mountain'), 'the mountain closes');
        }
      }
    }
  });

  /** Returns the visible parts of the play screen, each with its box. */
  const partsOf = (board: SequenceBoard): [string, DOMRect][] =>
    [
      '.turn',
      '.scores',
      '.strip',
      '.tray',
      '.actions > *',
      '.kinds > li',
      '.faces',
      '.uses',
      '.last > *',
      '.hill',
      '.trip .soft',
    ].flatMap((selector) =>
      findAll(board, selector)
        .filter((one) => one.getClientRects().length && !closest(one, 'dialog'))
        .map((one): [string, DOMRect] => [selector, one.getBoundingClientRect()]),
    );

  // The driver of WebKit cannot resize a window.
  const heights = [
    [768, 1024],
    [320, 568],
    [784, 540],
    [1024, 768],
    [667, 375],
    [600, 900],
    [700, 600],
    [820, 1180],
    [1280, 720],
  ] as const;
  const phases: readonly [string, string, object][] = [
    ['keep', position(toKeep, [20, 30]), {}],
    ['declare', position({ type: 'declare', seat: 0, dice: [12, 12, 12, 12, 12, 12] }, [20, 30], { summit: 60 }), {}],
    ['real dice', position(toRoll, [20, 30], { summit: 60 }), { 'real-dice': true }],
    ['six players', position(toKeep, all), { players: long }],
  ];
  for (const [name, at, more] of isChromium ? phases : []) {
    it(`fills every window without a hole, and lays nothing over anything (${name})`, async () => {
      const board = await mount({ position: at, players: 'Lia, Tom', ...more });
      for (const [width, height] of heights) {
        await setViewport({ width, height });
        board.parentElement!.style.inlineSize = `${width}px`;
        board.style.blockSize = `${height}px`;
        for (const dir of ['ltr', 'rtl']) {
          board.dir = dir;
          await laidOut(board);
          const what = `${width} × ${height} ${dir}`;
          const frame = board.getBoundingClientRect();
          const parts = partsOf(board);
          for (const [part, box] of parts) {
            expect(box.bottom, `${what}: ${part}`).to.be.at.most(frame.bottom + 1);
            expect(box.left >= frame.left && box.right <= frame.right, `${what}: ${part} within`).to.equal(true);
          }
          for (const [i, [part, box]] of parts.entries()) {
            for (const [other, next] of parts.slice(i + 1)) {
              const meets =
                Math.min(box.right, next.right) - Math.max(box.left, next.left) > 1 &&
                Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top) > 1;
              expect(meets, `${what}: ${part} over ${other}`).to.equal(false);
            }
          }
          // From top to bottom there is no gap that spans both sides.
          let reached = frame.top;
          for (const [part, box] of [...parts].sort(([, a], [, b]) => a.top - b.top)) {
            expect(box.top - reached, `${what}: blank above ${part}`).to.be.below(80);
            reached = Math.max(reached, box.bottom);
          }
          expect(frame.bottom - reached, `${what}: blank below`).to.be.below(80);
        }
      }
    });
  }

  inChromium('heads the numbers of real dice with what they are for, and nothing else', async () => {
    for (const [width, height] of [
      [1280, 720],
      [1920, 1080],
    ]) {
      await setViewport({ width, height });
      const style = `block-size: ${height}px`;
      const board = await mount({ position: position(toRoll), players: 'Ada, Ben', 'real-dice': true, style }, width);
      await laidOut(board);
      const asks = the(board, '#faces').getBoundingClientRect();
      const keys = queryAllByRole(getByRole(board, 'group', /^What d/), 'button').map((one) =>
        one.getBoundingClientRect(),
      );
      expect(keys.length).to.equal(12);
      expect(keys[0].top - asks.bottom).to.be.below(40);
      expect(the(board, '#make').getBoundingClientRect().height, 'no heading without its rows').to.be.at.most(1);
      await clear();
    }
  });

  const languages = 'en, ar, de, es, fr, id, it, ja, nl, pl, pt-BR, tr, uk, zh-Hans'.split(', ');
  const rolled = [
    [12, 12, 12, 12, 12, 12],
    [7, 8, 9, 10, 11, 12],
    [8, 9, 10, 11, 12, 1],
    [11, 12, 12, 12, 10, 10],
  ];
  for (const lang of mostInChromium(languages, 1)) {
    it(`keeps the rows of six dice in their place on a phone (${lang})`, async () => {
      const at = (dice: number[]): string =>
        position({ type: 'declare', seat: 0, dice }, undefined, { highlight: 'on' });
      const given = { position: at(rolled[0]), players: 'Lia, Tom', lang, style: 'block-size: 568px' };
      const board = await mount(given, 320);
      for (const dice of rolled) {
        board.fromText(at(dice));
        await drawn(board);
        await until(() => find(board, '.kinds .take'), 'a row fits');
        for (const width of [320, 360, 390]) {
          board.parentElement!.style.inlineSize = `${width}px`;
          await laidOut(board);
          const { left, right } = the(board, '.tray').getBoundingClientRect();
          for (const one of findAll(board, '.kinds > li, .kinds > li > *, .take, .chips')) {
            const box = one.getBoundingClientRect();
            if (!box.width) continue;
            expect(box.left, `${width} px: ${one.className}`).to.be.at.least(left - 0.5);
            expect(box.right, `${width} px: ${one.className}`).to.be.at.most(right + 0.5);
          }
          for (const button of queryAllByRole(board, 'button', /^Take /))
            expect(button.scrollWidth, `${width} px: ${button.textContent}`).to.be.at.most(button.clientWidth + 1);
          for (const row of findAll(board, '.kinds > li')) {
            const chips = find(row, '.chips')?.getBoundingClientRect();
            const act = the(row, '.claim-action').getBoundingClientRect();
            if (chips && act.width)
              expect(chips.right <= act.left + 1 || act.right <= chips.left + 1, 'dice beside the button').to.equal(
                true,
              );
          }
        }
      }
    });
  }

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
