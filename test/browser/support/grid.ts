import '../../../components/multiplay-grid/define.js';
import '../../../components/multiplay-grid/finish.js'; // already loaded, so that the end waits for nothing
import '../../../components/multiplay-grid/lesson.js'; // already loaded, so that no wrong answer comes before its lesson
import type { MultiplayGrid } from '../../../components/multiplay-grid/multiplay-grid.js';
import './chance.js';
import { met } from '../../../components/game/first-game.js';
import { clearKept } from './kept.js';
import { turn } from './time.js';
import { until } from './until.js';
import { closest, find, findAll, focused, has, nameOf, notices, parentOf, textsIn, the } from './look-up.js';
import { queryAllByRole } from './roles.js';

export type { MultiplayGrid };

/** Attributes as in markup: `true` is an attribute without a value. */
export type Attributes = Readonly<Record<string, string | number | true>>;

/** Shows moves at once: the default of the tests. */
export const atOnce: Attributes = { speed: 'instant' };

let stage: HTMLElement | undefined;

/** Returns a page around the element, of that width in px, with a heading and a main part. */
export function stageOf(width = 784): HTMLElement {
  stage?.remove();
  stage = document.createElement('main');
  stage.style.cssText = `inline-size: ${width}px; margin: 0`;
  stage.innerHTML = '<h1 style="font: 16px sans-serif; margin: 0">A page</h1>';
  document.body.style.margin = '0';
  document.body.append(stage);
  return stage;
}

/** Removes what the test has put on the page. A computer player that is thinking there finishes first. */
export async function clear(): Promise<void> {
  stage?.remove();
  stage = undefined;
  met.clear();
  await turn(5);
  await clearKept();
}

export function make(attributes: Attributes = {}): MultiplayGrid {
  const element = document.createElement('multiplay-grid');
  for (const [name, value] of Object.entries({ ...atOnce, ...attributes }))
    element.setAttribute(name, value === true ? '' : String(value));
  return element;
}

/** Puts an element on the page and waits until it shows a game or its form. */
export async function mount(attributes: Attributes = {}, width?: number): Promise<MultiplayGrid> {
  const element = make(attributes);
  stageOf(width).append(element);
  return opened(element);
}

export async function opened(element: MultiplayGrid): Promise<MultiplayGrid> {
  await until(
    () => find(element, '[part~="set-up"], [part~="scores"], .finish'),
    'the element shows its game or its form',
  );
  await drawn(element);
  await until(() => has(element, '[data-layout], .frame:not(:has(.app))'), 'it knows where the panel stands');
  return element;
}

/** Resolves when everything is drawn, including the lazy modules. */
export async function drawn(element: MultiplayGrid): Promise<void> {
  do await element.updateComplete;
  while (element.isUpdatePending);
  await turn();
  await element.updateComplete;
  // True while a screen, or the panel beside the board, is still loading.
  const lacks = (): boolean => {
    const { match, state } = element;
    const asks = element.realDice && match?.turn.kind === 'chance' && !match.isBot(state!.seat);
    return (
      has(element, '[aria-busy], .game:not(.teaches, :has([part~="scores"]))') || (asks && !has(element, '.faces'))
    );
  };
  if (lacks()) await until(() => !lacks(), 'the lazy modules are loaded');
}

// ---- what a reader sees ----

/** Returns sentences and sums that a right-to-left box would show out of order: "?How many dice", "1 = 0 + 1". */
export function outOfOrder(element: Element): string[] {
  const found: string[] = [];
  for (const node of textsIn(element)) {
    const text = node.data.trim();
    const box = parentOf(node)!;
    if (!/\w.*[.?!:]$|^[+−]\d|\d =/.test(text) || closest(box, 'style, .visually-hidden')) continue;
    if (box.getClientRects().length && getComputedStyle(box).direction === 'rtl') found.push(text);
  }
  return found;
}

/** Returns whether it is text that its parent cuts with an ellipsis. */
export const isCut = (one: Element): boolean =>
  one.localName === 'bdi' && getComputedStyle(one.parentElement!).textOverflow === 'ellipsis';

/** Picks a cube, and waits for the question about its sum. */
export async function ask(element: MultiplayGrid, index: number): Promise<void> {
  cell(element, index).click();
  await until(() => find(element, '[part~="number-pad"]'), 'the sum is asked');
}

/** Opens "More settings" of the form, and the folded parts in it. */
export async function unfold(element: MultiplayGrid): Promise<void> {
  for (const details of findAll<HTMLDetailsElement>(element, '[part~="set-up"] details')) details.open = true;
  await drawn(element);
}

export const cell = (element: MultiplayGrid, index: number): HTMLElement => the(element, `[data-cell="${index}"]`);

/** Returns the cells that can be turned, by their accessible names. */
export const raised = (element: MultiplayGrid): number[] =>
  queryAllByRole(element, 'gridcell')
    .filter((one) => one.ariaLabel?.endsWith('can be turned'))
    .map((one) => Number(one.dataset['cell']));

/** Returns the error messages, as soon as there are any. */
export async function told(element: MultiplayGrid): Promise<string[]> {
  await until(() => notices(element).length, 'a message is shown');
  return notices(element);
}

/** Describes in words what has the focus: `cell 7`, `button Roll`, `body`. */
export function standing(element: MultiplayGrid): string {
  const at = focused(element);
  if (!at) return document.activeElement?.localName ?? 'nowhere';
  const index = at.dataset['cell'];
  return index === undefined ? `${at.localName} ${nameOf(at)}` : `cell ${index}`;
}

// ---- events ----

const types = ['game-start', 'move', 'moved', 'undone', 'redone', 'answer', 'game-over', 'game-error'] as const;

export interface Heard {
  readonly type: (typeof types)[number];
  readonly detail: Readonly<Record<string, unknown>>;
}

/** Records the events of the elements, as they arrive at the document. */
export function listen(): { readonly heard: Heard[]; of(type: Heard['type']): Heard['detail'][]; stop(): void } {
  const heard: Heard[] = [];
  const note = (event: Event): void =>
    void heard.push({ type: event.type as Heard['type'], detail: (event as CustomEvent<Heard['detail']>).detail });
  types.forEach((type) => document.addEventListener(type, note));
  return {
    heard,
    of: (type) => heard.filter((one) => one.type === type).map(({ detail }) => detail),
    stop: () => types.forEach((type) => document.removeEventListener(type, note)),
  };
}
