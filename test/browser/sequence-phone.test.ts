import { expect } from '@open-wc/testing';
import { mostInChromium } from './support/chromium.js';
import { outOfOrder } from './support/grid.js';
import { tap } from './support/hands.js';
import { clear, drawn, mount, position, toKeep, toRoll, until } from './support/sequence.js';
import { resetViewport, setViewport } from './support/viewport.js';
import { find, findAll, the } from './support/look-up.js';
import { getByRole, queryByRole } from './support/roles.js';

afterEach(clear);
after(resetViewport);

const long = 'Wilhelmina Alexandra, Bartholomew the Great, Cleo, Dino, bot, bot:2';
const all = [20, 30, 45, 20, 0, 98];

describe('Sequence in a small window', () => {
  for (const [width, height] of [
    [375, 667],
    [320, 568],
    [667, 375],
    [784, 500],
  ]) {
    it(`has every action in sight at ${width} × ${height}, and nothing moves between the phases`, async () => {
      await setViewport({ width, height });
      const boards: [string, string][] = [
        ['to roll', position(toRoll, all)],
        ['to keep', position(toKeep, all)],
        ['to name', position({ type: 'declare', seat: 0, dice: [11, 9, 3, 7, 5, 8] }, all)],
      ];
      const places = new Set<string>();
      for (const [name, at] of boards) {
        const board = await mount({ position: at, players: long }, width);
        document.querySelector('h1')!.hidden = true;
        await drawn(board);
        for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
        expect(document.documentElement.scrollHeight, `${name}: no scrolling`).to.be.at.most(height);
        const actions = findAll(board, '[part~="action"]').filter((one) => one.getClientRects().length);
        expect(actions.length, name).to.be.above(0);
        for (const one of actions) {
          const box = one.getBoundingClientRect();
          expect(Math.min(box.width, box.height), `${name}: ${one.className}`).to.be.at.least(44);
          expect(box.top >= 0 && box.bottom <= height && box.right <= width, `${name}: ${one.className}`).to.equal(
            true,
          );
        }
        for (const one of findAll(board, '.scores .name')) {
          const { width: shown, height: high } = one.getBoundingClientRect();
          const { width: name } = the(one, 'bdi').getBoundingClientRect();
          // A short name leaves its room to longer ones.
          const isWhole = name > 0 && name <= shown + 0.5;
          expect((isWhole || shown >= 30) && high >= 10, `${name}: ${one.textContent} is shown`).to.equal(true);
        }
        const box = (selector: string): string => {
          const { x, y, width: w, height: h } = the(board, selector).getBoundingClientRect();
          return [x, y, w, h].map(Math.round).join();
        };
        places.add(['.game', '.tray', '.actions', '.kinds', '.scores', '.strip'].map(box).join(' '));
      }
      expect([...places]).to.have.length(1);
    });
  }

  for (const lang of mostInChromium(['de', 'uk', 'pl'], 1))
    it(`has the button to roll in one line on the narrowest phone, so that nothing moves: ${lang}`, async () => {
      await setViewport({ width: 320, height: 568 });
      for (const at of [toRoll, { type: 'start', rolling: [0, 1], rolled: [] } as const]) {
        const board = await mount({ position: position(at, [20, 30]), players: 'Ada, Ben', lang }, 320);
        await until(() => the(board, '.frame').lang === lang, 'the language comes');
        await drawn(board);
        expect(the(board, '.actions').offsetHeight).to.be.at.most(45);
        await clear();
      }
    });

  it('shows a hint over the players and the strip, and moves nothing', async () => {
    await setViewport({ width: 320, height: 568 });
    const board = await mount({ position: position(toKeep, all.slice(0, 2)), players: 'Ada, Ben', lang: 'it' }, 320);
    document.querySelector('h1')!.hidden = true;
    await drawn(board);
    const places = (): string =>
      ['.tray', '.actions', '.kinds', '.last']
        .map((one) => the(board, one).getBoundingClientRect())
        .map(({ y, height }) => [y, height].map(Math.round).join())
        .join(' ');
    const before = places();
    void board.hint();
    await until(() => queryByRole(board, 'button', 'Ancora un aiuto'), 'the hint is there');
    await drawn(board);
    expect(places()).to.equal(before);
  });

  it('closes the mountain by a button that covers no square', async () => {
    for (const [width, height] of [
      [320, 568],
      [667, 375],
    ]) {
      await setViewport({ width, height });
      const board = await mount({ position: position(toRoll, all.slice(0, 2)), players: 'Ada, Ben' }, width);
      document.querySelector('h1')!.hidden = true;
      await drawn(board);
      await tap(getByRole(board, 'button', /See the mountain$/));
      await until(() => find(board, '.climb[open] .hill *'), 'the mountain opens');
      const hill = the(board, '.climb .hill').getBoundingClientRect();
      expect(getByRole(board, 'button', 'Close').getBoundingClientRect().bottom).to.be.at.most(hill.top + 1);
      expect(hill.bottom).to.be.at.most(height);
    }
  });
});

describe('Sequence from right to left', () => {
  it('keeps sentences and sums in order', async () => {
    for (const at of [toRoll, toKeep, { type: 'declare', seat: 0, dice: [11, 9, 3, 7, 5, 8] } as const]) {
      const board = await mount({ position: position(at, [20, 30]), players: 'Ada, Ben', dir: 'rtl' }, 375);
      await drawn(board);
      expect(outOfOrder(board)).to.deep.equal([]);
    }
  });
});

describe('Sequence on a wide screen', () => {
  it('has the rows right below their heading', async () => {
    await setViewport({ width: 1280, height: 800 });
    const board = await mount({ position: position(toKeep, [20, 30]), players: 'Ada, Ben' }, 1280);
    await drawn(board);
    const heading = the(board, '#make').getBoundingClientRect();
    expect(the(board, '.kinds').getBoundingClientRect().top - heading.bottom).to.be.below(20);
  });
});
