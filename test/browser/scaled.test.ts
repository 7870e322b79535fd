import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { isChromium } from './support/chromium.js';
import * as digits from './support/digits.js';
import * as grid from './support/grid.js';
import { isWebKit } from './support/hands.js';
import { position } from './support/positions.js';
import * as pytagora from './support/pytagora.js';
import { until } from './support/until.js';
import { button, find, findAll, the } from './support/look-up.js';
import { getByRole, queryAllByRole } from './support/roles.js';

afterEach(async () => {
  await resetMouse();
  await grid.clear();
});

type Point = readonly [x: number, y: number];

const middle = (one: Element): Point => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};
const to = async ([x, y]: Point): Promise<void> => {
  await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
  await new Promise(requestAnimationFrame);
};
const press = (type: 'down' | 'up'): Promise<void> => sendMouse({ type });

function near([x, y]: Point, [wantedX, wantedY]: Point, far: number, what: string): void {
  expect(Math.hypot(x - wantedX, y - wantedY), `${what}: ${x}, ${y} and ${wantedX}, ${wantedY}`).to.be.below(far);
}

/** Up and down: a 3 comes next, and Ada has two. */
const three = 'ud2..0_0.3.003358899_011256778.56';

/**
 * Ways in which a page scales the content around an element. Safari measures zoomed content as if it were not zoomed, including the
 * driver's taps.
 */
const pages: readonly (readonly [name: string, style: string, width: number])[] = [
  ['not scaled', '', 700],
  ['transform: scale(0.6)', 'transform: scale(0.6); transform-origin: 0 0', 900],
  ['zoom: 0.8', 'zoom: 0.8', 800],
];

for (const [name, style, width] of pages.slice(isChromium ? 0 : 1, isWebKit ? 2 : 3)) {
  describe(`In a page that is scaled, ${name}`, () => {
    const scaled = (element: Element): void => {
      const stage = element.parentElement!;
      stage.style.cssText += `; ${style}`;
      window.scrollTo(0, 0);
    };

    it('a piece of the square follows the pointer, and is laid where it is let go', async () => {
      const element = await digits.mount('pytagora-square', { position: three }, width);
      scaled(element);
      const slot = findAll(element, '[part~="piece"]').find((one) => /fits/.test(one.ariaLabel ?? one.textContent))!;
      await new Promise(requestAnimationFrame);
      const start = middle(slot);
      await to(start);
      await press('down');
      const picture = the(slot, '.pieces');
      const [x, y] = middle(picture);
      await to([start[0] - 20, start[1] - 30]);
      await to([start[0] - 60, start[1] - 90]);
      near(middle(picture), [x - 60, y - 90], 3, 'the piece');
      await to(middle(the(element, '.middle')));
      await press('up');
      await digits.drawn(element);
      expect((element.state as { laid: readonly number[] }).laid.length).to.be.above(0);
    });

    it('a piece of Pytagora follows the pointer to its cell, and the table moves with it', async () => {
      const board = await pytagora.mount({ players: 'Ada, Ben', position: pytagora.twelve, cover: 'off' }, width);
      scaled(board);
      await new Promise(requestAnimationFrame);
      await pytagora.drawn(board);
      const sheet = (): DOMRect => getByRole(board, 'grid', 'Table with equations').getBoundingClientRect();
      /** Returns the middle of a cell, by the scale of the drawing. */
      const cell = (column: number, row: number): Point => {
        const { x, y, width: wide, height } = sheet();
        const box = getByRole<SVGSVGElement & HTMLElement>(board, 'grid', 'Table with equations').viewBox.baseVal;
        return [
          x + ((column * 100 + 50 - box.x) / box.width) * wide,
          y + ((row * 100 + 50 - box.y) / box.height) * height,
        ];
      };
      const put = (): (string | null)[] =>
        queryAllByRole(board, 'gridcell', /laid by you now/).map(({ ariaLabel }) => ariaLabel);
      const start = middle(button(board, '8'));
      await to(start);
      await press('down');
      await to([start[0] + 20, start[1] - 20]);
      for (const at of [cell(3, 0), cell(1, 0)]) {
        await to(at);
        near(middle(the(board, '.carried svg')), at, 5, 'the piece');
      }
      await press('up');
      await pytagora.drawn(board);
      expect(put()).to.deep.equal(['row 1, column 2, 8, laid by you now']);

      const laid = (): Point => middle(getByRole(board, 'gridcell', /laid by you now/));
      const before = laid();
      const from = cell(3, 1);
      await to(from);
      await press('down');
      await to([from[0] + 20, from[1] + 10]);
      await to([from[0] + 50, from[1] + 30]);
      await press('up');
      await pytagora.drawn(board);
      near(laid(), [before[0] + 50, before[1] + 30], 4, 'the table');
    });

    it('a refusal is shown at the tap, and a menu at its button', async () => {
      const board = await grid.mount({ position: position({ phase: 'choose', die: 7 }) }, width);
      scaled(board);
      await new Promise(requestAnimationFrame);
      const raised = grid.raised(board);
      const wrong = findAll(board, '[data-cell]').find((one) => !raised.includes(Number(one.dataset['cell'])))!;
      const at = middle(wrong);
      await sendMouse({ type: 'click', position: [Math.round(at[0]), Math.round(at[1])] });
      await until(() => find(board, '.refusal'), 'it is refused');
      const box = the(board, '.refusal').getBoundingClientRect();
      expect(at[0], 'beside the tap').to.be.within(box.left - 2, box.right + 2);
      expect(Math.min(Math.abs(box.bottom - at[1]), Math.abs(box.top - at[1])), 'near the tap').to.be.within(6, 26);

      const more = button(board, 'More');
      await sendMouse({ type: 'click', position: middle(more).map(Math.round) as [number, number] });
      const menu = getByRole<HTMLDialogElement>(board, 'dialog', 'More');
      await until(() => menu.open, 'the menu is open');
      await Promise.all(menu.getAnimations().map(({ finished }) => finished));
      const [opener, shown] = [more, menu].map((one) => one.getBoundingClientRect());
      const top = Math.min(opener.bottom + 4, innerHeight - shown.height - 8);
      expect(shown.top, 'below the button').to.be.closeTo(Math.max(8, top), 4);
      expect(shown.right, 'ends with the button').to.be.closeTo(Math.max(opener.right, shown.width + 8), 4);
    });
  });
}
