import { waitUntil } from '@open-wc/testing';
import '../../../components/plyt-board/define.js';
import type { PlytBoard } from '../../../components/plyt-board/plyt-board.js';
import { plyt, type PlytState } from '../../../src/rules/plyt/index.js';
import { clear, stageOf, words } from './grid.js';

export { clear, words };
export type { PlytBoard };

export type Attributes = Readonly<Record<string, string | number | true>>;

/** Puts a board on the page and waits until it shows a game or its form. */
export async function mount(attributes: Attributes = {}, width?: number): Promise<PlytBoard> {
  const board = document.createElement('plyt-board');
  for (const [name, value] of Object.entries(attributes)) {
    board.setAttribute(name, value === true ? '' : String(value));
  }
  stageOf(width).append(board);
  await until(() => find(board, '[part~="set-up"], [part~="scores"], .lb'), 'the board shows its game or its form');
  await drawn(board);
  return board;
}

export const until = (is: () => unknown, what: string): Promise<void> =>
  waitUntil(() => Boolean(is()), `Waited in vain: ${what}`, { timeout: 5000, interval: 10 });

/** When all that was to be drawn is drawn, rooms that were fetched included. */
export async function drawn(board: PlytBoard): Promise<void> {
  const settle = async (): Promise<void> => {
    do await board.updateComplete;
    while (board.isUpdatePending);
    await new Promise((resolve) => setTimeout(resolve));
    await board.updateComplete;
  };
  await settle();
  const lacks = (): boolean => {
    const turn = board.match?.turn;
    const acts = turn?.kind === 'seat' && !board.match!.isBot(turn.seat);
    return (
      Boolean(find(board, '[aria-busy], .pl:not(:has([part~="scores"]))')) ||
      Boolean(acts && find(board, '.pl') && !find(board, '.stage > *')) ||
      (board.toText() === ('' as string)) === Boolean(board.match)
    );
  };
  if (lacks()) await until(() => !lacks(), 'the rooms are fetched');
  await settle();
}

export const find = <E extends Element = HTMLElement>(board: PlytBoard, selector: string): E | null =>
  board.shadowRoot?.querySelector<E>(selector) ?? null;

export const findAll = <E extends Element = HTMLElement>(board: PlytBoard, selector: string): E[] => [
  ...board.shadowRoot!.querySelectorAll<E>(selector),
];

/** One thing of the board; throws where it is not there. */
export function the<E extends Element = HTMLElement>(board: PlytBoard, selector: string): E {
  const found = find<E>(board, selector);
  if (!found) throw new Error(`There is no ${selector} in ${words(find(board, '.frame'))}`);
  return found;
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? words(control);

/** The button with that name, or whose name begins with it. */
export function button(board: PlytBoard, name: string): HTMLButtonElement {
  const buttons = findAll<HTMLButtonElement>(board, 'button');
  const found = buttons.find((one) => nameOf(one) === name) ?? buttons.find((one) => nameOf(one).startsWith(name));
  if (!found) throw new Error(`There is no button "${name}" among ${buttons.map(nameOf).join(' | ')}`);
  return found;
}

export const square = (board: PlytBoard, n: number): SVGElement => the<SVGElement>(board, `[data-square="${n}"]`);

/** The squares that can be chosen, as a reader is told. */
export const choices = (board: PlytBoard): number[] =>
  findAll<SVGElement>(board, '[role="option"][aria-selected="true"]').map((one) => Number(one.dataset['square']));

export const said = (board: PlytBoard): string => words(the(board, '[role="status"]'));

export const focused = (board: PlytBoard): Element | null =>
  document.activeElement === board ? board.shadowRoot!.activeElement : null;

/** A position; as it is, Ada is to choose in a game of two that has no timer. */
export function state(parts: Partial<Omit<PlytState, 'options'>> = {}, given: object = {}): PlytState {
  const options = plyt.options({ timer: 0, ...given });
  if (!options.ok) throw new Error(options.message);
  const seats = parts.at?.length ?? 2;
  const start = plyt.setup(seats, options.value, (below) => below - 1);
  return { ...start, phase: { type: 'choose', seat: 0 }, ...parts };
}

export const position = (parts?: Partial<Omit<PlytState, 'options'>>, given?: object): string =>
  plyt.write(state(parts, given));
