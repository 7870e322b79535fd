import '../../../components/pytagora-square/define.js';
import '../../../components/pytagora-tables/define.js';
import '../../../components/pytagora-square/finish.js'; // already loaded, so that the end waits for nothing
import '../../../components/pytagora-tables/finish.js'; // already loaded, so that the end waits for nothing
import type { PytagoraSquare } from '../../../components/pytagora-square/pytagora-square.js';
import type { PytagoraTables } from '../../../components/pytagora-tables/pytagora-tables.js';
import { atOnce, stageOf, type Attributes } from './grid.js';
import { until } from './until.js';
import { turn } from './time.js';
import { button, find, findAll, focused, has, nameOf } from './look-up.js';
import { queryAllByRole } from './roles.js';

export type Element = PytagoraSquare | PytagoraTables;
export type { PytagoraSquare, PytagoraTables };

/** Puts an element on the page and waits until it shows a game or its form. */
export async function mount<T extends 'pytagora-square' | 'pytagora-tables'>(
  tag: T,
  attributes: Attributes = {},
  width?: number,
): Promise<HTMLElementTagNameMap[T]> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries({ ...atOnce, ...attributes })) {
    element.setAttribute(name, value === true ? '' : String(value));
  }
  stageOf(width).append(element);
  await until(() => find(element, '[part~="set-up"], [part~="turn"]'), 'the element shows its game or its form');
  await drawn(element);
  return element;
}

/** Resolves when everything is drawn, including the lazy modules. */
export async function drawn(element: Element): Promise<void> {
  do await element.updateComplete;
  while (element.isUpdatePending);
  await turn();
  await element.updateComplete;
  // The end of a game is shown on its board until the replay has loaded.
  const lacks = (): boolean =>
    has(element, '[aria-busy]') || (element.match?.isOver === true && has(element, '[part~="hand"]'));
  if (lacks()) await until(() => !lacks(), 'the lazy modules are fetched');
  await element.updateComplete;
}

export async function tap(element: Element, what: string | HTMLElement): Promise<void> {
  (typeof what === 'string' ? button(element, what) : what).click();
  await drawn(element);
}

const pieces = (element: Element, which = {}): HTMLElement[] =>
  queryAllByRole(find(element, '[part~="hand"]'), 'button', which);

/** Returns the names of the pieces in the open hand. */
export const hand = (element: Element): string[] => pieces(element).map(nameOf);

/** Returns the names of the pieces in the open hand that are being placed. */
export const taken = (element: Element): string[] => pieces(element, { pressed: true }).map(nameOf);

/** Describes in words what has the focus. */
export function standing(element: Element): string {
  const at = document.activeElement === element ? focused(element) : null;
  return at ? nameOf(at) : (document.activeElement?.localName ?? 'nowhere');
}

/** Presses keys one after the other on the focused control, and waits for the effect of each. */
export async function press(element: Element, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    const at = focused(element);
    if (!at) throw new Error(`Nothing of the element hears ${key}: the focus is on ${standing(element)}`);
    at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
    await drawn(element);
  }
}

/** Returns what reaches beyond the sides of the element. */
export function overflows(element: Element): string[] {
  const box = element.getBoundingClientRect();
  return findAll(element, 'button, p:not(.visually-hidden), h2, h3, li, [part~="board"], [part~="hand"]')
    .filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (left < box.left - 1 || right > box.right + 1);
    })
    .map((one) => `${one.localName}.${one.className}`);
}
