import '../../../components/sequence-board/define.js';
import '../../../components/sequence-board/finish.js'; // already loaded, so that the end waits for nothing
import type { SequenceBoard } from '../../../components/sequence-board/sequence-board.js';
import { sequence, type SequenceState } from '../../../src/rules/sequence/index.js';
import { atOnce, clear, stageOf } from './grid.js';
import { until } from './until.js';
import { tap } from './hands.js';
import { button, find, the, words } from './look-up.js';
import { getByRole, nameOf, queryAllByRole } from './roles.js';

export { clear, stageOf, until, words };
export type { SequenceBoard };

export type Attributes = Readonly<Record<string, string | number | true>>;

export function make(attributes: Attributes = {}): SequenceBoard {
  const board = document.createElement('sequence-board');
  for (const [name, value] of Object.entries({ ...atOnce, ...attributes })) {
    board.setAttribute(name, value === true ? '' : String(value));
  }
  return board;
}

/** Puts a board on the page and waits until it shows a game or its form. */
export async function mount(attributes: Attributes = {}, width?: number): Promise<SequenceBoard> {
  const board = make(attributes);
  stageOf(width).append(board);
  return opened(board);
}

/** Resolves when it shows a game or its form completely. */
export async function opened(board: SequenceBoard): Promise<SequenceBoard> {
  await until(() => find(board, '[part~="set-up"], [part~="scores"], .finish'), 'the board shows its game or its form');
  await drawn(board);
  return board;
}

/** Resolves when everything is drawn, including the lazy modules. */
export async function drawn(board: SequenceBoard): Promise<void> {
  const settle = async (): Promise<void> => {
    do await board.updateComplete;
    while (board.isUpdatePending);
    await new Promise((resolve) => setTimeout(resolve));
    await board.updateComplete;
  };
  await settle();
  const lacks = (): boolean =>
    (board.toText() === ('' as string)) === Boolean(board.match) ||
    Boolean(find(board, '[aria-busy], .game:not(:has([part~="scores"])), .hill:not(:has(*))')) ||
    Boolean(find(board, '.game') && !find(board, '.actions > *'));
  if (lacks()) await until(() => !lacks(), 'the lazy modules are loaded');
  await settle();
}

/** Returns the dice by their accessible names. */
export const dice = (board: SequenceBoard): string[] =>
  slots(board).map((slot) => nameOf(slot).replace(/ [✓↻].*$/, ''));

/** Returns the places, from 1, of the dice that are pressed. */
export const pressed = (board: SequenceBoard): number[] =>
  slots(board).flatMap((slot, i) => (slot.getAttribute('aria-pressed') === 'true' ? [i + 1] : []));

type Hands = SequenceState['hands'];

/** Returns a position of a game, by default of two players. */
export function position(
  phase: SequenceState['phase'],
  at: readonly number[] = [20, 30],
  given: object = {},
  hands: Hands = at.map(() => []),
): string {
  const options = sequence.options(given);
  if (!options.ok) throw new Error(options.message);
  const start = sequence.setup(at.length, options.value, (below) => below - 1);
  const pack = start.pack.slice(hands.flat().length + ('card' in phase ? 1 : 0));
  return sequence.write({ ...start, at, pack, hands, phase });
}

export const toRoll = { type: 'roll', seat: 0, rolls: 0, dice: [], keep: 0 } as const;
/** The example of the rules: 7 on the Master, one roll left. */
export const toKeep = { type: 'keep', seat: 0, rolls: 2, dice: [7, 3, 9, 11, 8, 10] } as const;

/** Presses buttons, given by name or as elements, and waits for the effect. */
export async function click(board: SequenceBoard, ...targets: (Element | string)[]): Promise<void> {
  for (const target of targets) {
    await tap(typeof target === 'string' ? button(board, target) : target);
    await drawn(board);
  }
}

export const slots = (board: SequenceBoard): HTMLElement[] =>
  queryAllByRole(getByRole(board, 'group', 'Dice'), 'button');

/** Returns the region of what the dice make, of the note that takes its place, and of the last row. */
export const makes = (board: SequenceBoard): HTMLElement => the(board, '[part~="make"]');

/** Returns the four kinds, each with what the dice make of it, or what is missing. */
export const rows = (board: SequenceBoard): HTMLElement[] =>
  queryAllByRole(getByRole(makes(board), 'list'), 'listitem');
