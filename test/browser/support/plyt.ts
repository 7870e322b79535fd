import '../../../components/plyt-board/define.js';
import '../../../components/plyt-board/finish.js'; // already loaded, so that the end waits for nothing
import '../../../components/plyt-board/lesson.js'; // already loaded, so that no wrong answer comes before its lesson
import type { PlytBoard } from '../../../components/plyt-board/plyt-board.js';
import { plyt, questionFor, playerAt, type PlytState } from '../../../src/rules/plyt/index.js';
import { atOnce, clear, listen, stageOf, type Attributes } from './grid.js';
import { until } from './until.js';
import { press, tap } from './hands.js';
import { turn } from './time.js';
import { button, find, findAll, the, words } from './look-up.js';
import { queryAllByRole } from './roles.js';

export { clear, listen, stageOf, until, words };
export type { Attributes, PlytBoard };

export function make(attributes: Attributes = {}): PlytBoard {
  const board = document.createElement('plyt-board');
  for (const [name, value] of Object.entries({ ...atOnce, ...attributes }))
    board.setAttribute(name, value === true ? '' : String(value));
  return board;
}

/** Puts a board on the page and waits until it shows a game or its form. */
export function mount(attributes: Attributes = {}, width?: number): Promise<PlytBoard> {
  const board = make(attributes);
  stageOf(width).append(board);
  return opened(board);
}

export async function opened(board: PlytBoard): Promise<PlytBoard> {
  await until(
    () => find(board, '[part~="set-up"], [part~="scores"], .teaches, .finish'),
    'the board shows its game or its form',
  );
  await drawn(board);
  return board;
}

/** Resolves when everything is drawn, including the lazy modules. */
export async function drawn(board: PlytBoard): Promise<void> {
  const settle = async (): Promise<void> => {
    do await board.updateComplete;
    while (board.isUpdatePending);
    await turn();
    await board.updateComplete;
  };
  await settle();
  const lacks = (): boolean => {
    const next = board.match?.turn;
    const acts = next?.kind === 'seat' && !board.match!.isBot(next.seat);
    return Boolean(
      find(
        board,
        '[aria-busy], .game:not(.teaches, :has([part~="scores"])), .game:not(.teaches, :has([part~="board"]))',
      ) ||
      (acts && find(board, '.game') && !find(board, '.stage > *, .teaches')),
    );
  };
  if (lacks()) await until(() => !lacks(), 'the lazy modules are loaded');
  await settle();
}

export const square = (board: PlytBoard, n: number): SVGElement => the<SVGElement>(board, `[data-square="${n}"]`);

/** Returns the squares that can be chosen, by their accessible names. */
export const choices = (board: PlytBoard): number[] =>
  queryAllByRole<SVGElement>(board, 'option', { selected: true }).map((one) => Number(one.dataset['square']));

/** Returns the numbers on the dice, by their accessible names. */
export const diceSeen = (board: PlytBoard): number[] =>
  findAll(board, '.dice [part~="die"]').map((one) => Number(/\d+$/.exec(one.getAttribute('aria-label')!)![0]));

// ---- what a reader does ----

/** Presses keys on the real keyboard, each after the effect of the one before. */
export async function keys(board: PlytBoard, ...names: string[]): Promise<void> {
  for (const name of names) {
    await press(name);
    await drawn(board);
  }
}

/** Taps with the real pointer; a string is the name of a button. */
export async function taps(board: PlytBoard, ...targets: (string | Element)[]): Promise<void> {
  for (const target of targets) {
    await tap(typeof target === 'string' ? button(board, target) : target);
    await drawn(board);
  }
}

/** Returns the right answer to the current question. */
export function rightAnswer(board: PlytBoard): number {
  const { options, phase, rotation } = board.state!;
  if (phase.type !== 'answer') throw new Error(`Nothing is asked in ${phase.type}.`);
  return questionFor(playerAt(options, phase.seat), phase.thrown, rotation[phase.seat]).answer;
}

// ---- positions ----

type Parts = Partial<Omit<PlytState, 'options'>>;

/** Returns a position. By default, Ada is to choose in a game of two without a timer. Cards that are out are not in the pack. */
export function state(parts: Parts = {}, given: object = {}): PlytState {
  const options = plyt.options({ timer: 0, ...given });
  if (!options.ok) throw new Error(options.message);
  const seats = parts.at?.length ?? 2;
  const start = plyt.setup(seats, options.value, (below) => below - 1);
  const { hands = start.hands, phase = { type: 'choose', seat: 0 } } = parts;
  const pack = start.pack.slice([...hands.flat(), ...('card' in phase ? [phase.card] : [])].length);
  return { ...start, pack, ...parts, hands, phase };
}

export const position = (parts?: Parts, given?: object): string => plyt.write(state(parts, given));

/** A position as text in which Ben is asked 7 × 8 × 12, and Ada is ahead. */
export const asked = (given?: object, parts?: Parts): string =>
  position({ at: [88, 42], phase: { type: 'answer', seat: 1, thrown: [7, 8, 12] }, ...parts }, given);

/** A position as text in which Ben stands on 53 and has turned a card that lies open. */
export const openCard = (card: PlytState['hands'][number][number], given?: object): string =>
  position({ at: [88, 53], phase: { type: 'open-card', seat: 1, card, links: 0, turn: 1, thrown: [7, 8] } }, given);

/** A position as text in which Ben was right with a 7 and an 8, has moved to 42, and may play the cards of his hand. */
export const withCards = (hand: PlytState['hands'][number], parts?: Parts): string =>
  position(
    {
      at: [88, 42],
      hands: [['another-down'], hand],
      phase: { type: 'play-cards', turn: 1, thrown: [7, 8], own: 'made', fresh: 0 },
      ...parts,
    },
    { cardsWhen: 'keep' },
  );
