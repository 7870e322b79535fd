import '../../../components/multiplay-grid/define.js';
import '../../../components/plyt-board/define.js';
import '../../../components/pytagora-board/define.js';
import '../../../components/pytagora-square/define.js';
import '../../../components/pytagora-tables/define.js';
import '../../../components/sequence-board/define.js';
import type { LitElement } from 'lit';
import type { PuzzleSolvedDetail } from '../../../components/parts/events.js';
import type { Match } from '../../../src/match/match.js';
import { puzzle, type Puzzle } from '../../../src/puzzles/index.js';
import type { GameEvent } from '../../../src/rules/game.js';
import { stageOf } from './grid.js';
import { until } from './until.js';
import { middleOf, type PytagoraBoard } from './pytagora.js';
import { press, tap } from './hands.js';
import { turn } from './time.js';
import { find, findAll, the, words } from './look-up.js';

/** An element of a game that has puzzles. */
export type Board = LitElement & {
  puzzle?: string | undefined;
  position?: string;
  readonly match: Match<unknown, unknown, unknown, GameEvent> | undefined;
  newGame(): void;
  undo(): boolean;
  redo(): boolean;
  hint(): Promise<unknown>;
  toText(): string;
  fromText(text: string): { readonly ok: boolean };
};

/** A move of any of the games. */
export interface AnyMove {
  readonly type: string;
  readonly cell?: number;
  readonly keep?: number;
  readonly dice?: number;
  readonly seat?: number;
  readonly to?: number;
  readonly text?: string;
  readonly digit?: number;
  readonly digits?: readonly number[];
  readonly x?: number;
  readonly y?: number;
  readonly down?: boolean;
}

/** Presses a control of the board: by mouse, by a key while it has the focus, or by its `click()` if the device does not matter. */
type Hand = (control: HTMLElement) => Promise<void>;

export const byMouse: Hand = (control) => tap(control);
export const byClick: Hand = (control) => Promise.resolve(control.click());
export const byKeyboard: Hand = async (control) => {
  control.focus();
  await press('Enter');
};

export async function drawn(board: Board): Promise<void> {
  do await board.updateComplete;
  while (board.isUpdatePending);
  // Waits, as the result scrolls into view.
  await turn();
}

/** A game with a puzzle, and the way to answer it with the controls of the game. */
export interface Played {
  readonly game: string;
  readonly seed: string;
  answer(board: Board, move: AnyMove, hand: Hand): Promise<void>;
}

const act = async (board: Board, selector: string, hand: Hand): Promise<void> => {
  await until(() => find(board, selector), `${selector} is there`);
  await hand(the(board, selector));
  await drawn(board);
};

async function keep(board: Board, { keep: wanted = 0 }: AnyMove, hand: Hand): Promise<void> {
  for (let die = 0; die < 6; die++) {
    const slot = findAll<HTMLElement>(board, '.slot')[die];
    if ((slot.getAttribute('aria-pressed') === 'true') !== Boolean((wanted >> die) & 1)) await hand(slot);
    await drawn(board);
  }
  await act(board, '.actions .primary', hand);
}

async function lay(board: Board, { text, x = 0, y = 0, down }: AnyMove, hand: Hand): Promise<void> {
  await act(board, '.rack-tools .type', hand);
  await until(() => find(board, '.entry'), 'an equation can be typed');
  const set = (name: string, value: unknown): void => {
    const field = the<HTMLInputElement>(board, `.entry [name="${name}"]`);
    field.value = String(value);
  };
  const sheet = the(board, '.sheet');
  const at = middleOf(board as unknown as PytagoraBoard, x, y);
  sheet.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, composed: true }));
  await drawn(board);
  set('equation', text);
  set('direction', down ? 'down' : 'across');
  await act(board, '.entry .button', hand);
  await act(board, '.actions .primary:not(.off)', hand);
}

/** Plays a card, found by its place among the card moves, or picks the number of dice and throws them. */
async function use(board: Board, move: AnyMove, hand: Hand): Promise<void> {
  if (move.type === 'card') {
    const moves = [...board.match!.game.moves(board.match!.state)] as AnyMove[];
    const at = moves.findIndex(({ seat, to }) => seat === move.seat && to === move.to);
    await until(() => find(board, '.use'), 'the card can be used');
    await hand(findAll<HTMLElement>(board, '.use')[at]);
    return drawn(board);
  }
  await until(() => find(board, '.counts'), 'dice can be picked');
  const counts = findAll<HTMLElement>(board, '.counts button');
  await hand(counts.find((one) => words(find(one, 'b')) === String(move.dice))!);
  await drawn(board);
  await act(board, '.stage .throw', hand);
}

async function layProduct(board: Board, { digits = [] }: AnyMove, hand: Hand): Promise<void> {
  // Takes back what a hint has put there.
  while (find(board, '.link .back')) await act(board, '.link .back', hand);
  const taken: HTMLElement[] = [];
  for (const digit of digits) {
    const slots = findAll<HTMLElement>(board, '.hand .slot:not(.used)');
    const slot = slots.find((one) => words(one) === String(digit) && !taken.includes(one))!;
    taken.push(slot);
    await hand(slot);
    await drawn(board);
  }
  await act(board, '.actions .lay', hand);
}

async function layNext(board: Board, { digit }: AnyMove, hand: Hand): Promise<void> {
  await until(() => find(board, '.hand .slot'), 'a hand');
  const slots = findAll<HTMLElement>(board, '.hand .slot');
  await hand(slots.find((one) => words(one) === String(digit))!);
  await drawn(board);
}

export const boards: Readonly<Record<string, Played>> = {
  'multiplay-grid': {
    game: 'multiplay',
    seed: '2026-03-14',
    answer: (board, { cell }, hand) => act(board, `[data-cell="${cell}"]`, hand),
  },
  'sequence-board': { game: 'sequence', seed: '2026-03-14', answer: keep },
  'plyt-board': {
    game: 'plyt',
    seed: '2026-03-16',
    answer: use,
  },
  'pytagora-board': { game: 'pytagora', seed: '2026-03-14', answer: lay },
  'pytagora-tables': { game: 'tables', seed: '2026-03-14', answer: layProduct },
  'pytagora-square': { game: 'up-and-down', seed: '2026-03-14', answer: layNext },
};

export async function mount(tag: string, attributes: Readonly<Record<string, string>>, width = 784): Promise<Board> {
  const board = document.createElement(tag) as unknown as Board;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  stageOf(width).append(board);
  await until(() => find(board, '.riddle, [part~="set-up"], [part~="scores"]'), 'a puzzle, a game or the form');
  // The panel beside the board is fetched.
  await until(() => !find(board, '.riddle') || find(board, '[part~="scores"]'), 'the board is there');
  await drawn(board);
  return board;
}

export async function made(game: string, seed: string, options?: object): Promise<Puzzle> {
  const given = await puzzle(game, seed, options);
  if (!given.ok) throw new Error(given.message);
  return given.value;
}

/** Returns the details of the `puzzle-solved` events from now on. */
export function solvedOn(board: Board): PuzzleSolvedDetail[] {
  const told: PuzzleSolvedDetail[] = [];
  board.addEventListener('puzzle-solved', ((event: CustomEvent<PuzzleSolvedDetail>) => {
    told.push(event.detail);
  }) as EventListener);
  return told;
}
