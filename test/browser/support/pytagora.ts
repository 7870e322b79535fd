import '../../../components/pytagora-board/define.js';
import '../../../components/pytagora-board/finish.js'; // already loaded, so that the end waits for nothing
import type { PytagoraBoard } from '../../../components/pytagora-board/pytagora-board.js';
import { atOnce, stageOf, type Attributes } from './grid.js';
import { until } from './until.js';
import { turn } from './time.js';
import { button, find, the, words } from './look-up.js';
import { getByRole, nameOf, queryAllByRole, tabStop } from './roles.js';

export type { PytagoraBoard };

/**
 * Ada is to begin. She holds 1 2 3 6 3 5 0 + × 8, so with an equals sign from the common area she can lay 12 × 3 = 36 for 10 points. Ben
 * holds 9 − 4 = 7 1 ÷ 2 0 4.
 */
export const twelve = 'py2.x..1236350pt8_9m4e71d204.0_0.1_0_0';

/** Puts an element on the page and waits until it shows a game or its form. */
export async function mount(attributes: Attributes = {}, width?: number): Promise<PytagoraBoard> {
  const element = document.createElement('pytagora-board');
  for (const [name, value] of Object.entries({ ...atOnce, ...attributes }))
    element.setAttribute(name, value === true ? '' : String(value));
  stageOf(width).append(element);
  return opened(element);
}

export async function opened(element: PytagoraBoard): Promise<PytagoraBoard> {
  await until(() => find(element, '[part~="set-up"], [part~="turn"]'), 'the element shows its game or its form');
  // The table is measured before the next frame.
  await new Promise(requestAnimationFrame);
  await drawn(element);
  return element;
}

/** Resolves when everything is drawn, and the players who had to draw pieces have done so. */
export async function drawn(element: PytagoraBoard): Promise<void> {
  do {
    await element.updateComplete;
    await turn();
  } while (element.isUpdatePending);
}

export async function click(element: PytagoraBoard, name: string): Promise<void> {
  button(element, name).click();
  await drawn(element);
}

/** Returns the middle of a cell on the screen. */
export function middleOf(element: PytagoraBoard, x: number, y: number): { clientX: number; clientY: number } {
  const { a, d, e, f } = getByRole<SVGSVGElement & HTMLElement>(element, 'grid').getScreenCTM()!;
  return { clientX: e + a * (x * 100 + 50), clientY: f + d * (y * 100 + 50) };
}

/** Taps a cell of the table. */
export async function tapCell(element: PytagoraBoard, x: number, y: number): Promise<void> {
  getByRole(element, 'grid').dispatchEvent(
    new MouseEvent('click', { ...middleOf(element, x, y), bubbles: true, composed: true }),
  );
  await drawn(element);
}

/** Presses keys on the table, at its cursor. */
export async function keys(element: PytagoraBoard, ...pressed: string[]): Promise<void> {
  for (const key of pressed) {
    const shiftKey = /^[A-Z]$/.test(key);
    tabStop(element, 'gridcell').dispatchEvent(
      new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, composed: true, cancelable: true }),
    );
    await drawn(element);
  }
}

/** Returns the names of the pieces in the rack that is shown. */
export const rack = (element: PytagoraBoard): string[] =>
  queryAllByRole(find(element, '[part~="rack"]'), 'button').map(nameOf);

/** Returns the pieces that are being laid and not yet confirmed, with their places, such as `row 1, column 2, 8`. */
export const laying = (element: PytagoraBoard): string[] =>
  queryAllByRole(element, 'gridcell', /, laid by you now$/).map((cell) =>
    nameOf(cell).replace(/, laid by you now$/, ''),
  );

/** Returns the text on the card about the equation that is being laid. */
export const card = (element: PytagoraBoard): string => words(the(element, '[part~="equation"]'));

export const canLay = (element: PytagoraBoard): boolean => button(element, 'Lay it').ariaDisabled !== 'true';
