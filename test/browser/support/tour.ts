import type { LitElement } from 'lit';
import type { Match, MatchStep } from '../../../src/match/match.js';
import type { Game, GameEvent, Random } from '../../../src/rules/game.js';
import { find, findAll } from './look-up.js';

/* The screens of each game, one after another, in any language: for the tests and for `npm run languages`. */

/** Any of the elements, as far as a tour needs it. */
export interface Toured extends LitElement {
  readonly match?: Match<unknown, unknown, unknown, GameEvent>;
  readonly rules: Game<unknown, unknown, unknown, GameEvent>;
  play(move: unknown): MatchStep<unknown, GameEvent>;
  hint(): Promise<unknown>;
  record(): unknown;
}

/** The games in short versions: their elements and their attributes. */
export const toured: readonly { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }[] = [
  { tag: 'multiplay-grid', attributes: { answer: 'factor', size: '5' } },
  { tag: 'plyt-board', attributes: { 'start-square': '100' } },
  { tag: 'sequence-board', attributes: { summit: '20' } },
  { tag: 'pytagora-board', attributes: { target: '15', cover: 'off' } },
  { tag: 'pytagora-tables', attributes: {} },
  { tag: 'pytagora-square', attributes: {} },
];

/** Returns a generator that gives the same numbers in every run: a linear congruential generator. */
function drawn(seed: number): Random {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (last >>> 12) % below;
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when everything is drawn and modules have been fetched. */
async function settled(board: Toured): Promise<void> {
  for (let i = 0; i < 400; i++) {
    await board.updateComplete;
    await pause(15);
    if (!board.isUpdatePending && !find(board, '[aria-busy]')) return;
  }
}

async function until(board: Toured, selector: string): Promise<void> {
  for (let i = 0; i < 1500 && !find(board, selector); i++) await pause(20);
  if (!find(board, selector)) throw new Error(`${board.localName} never shows ${selector}`);
  await settled(board);
}

/**
 * Makes one move, of chance or at random.
 * @returns the move; undefined if the game is over
 */
function step(board: Toured, random: Random, change?: (move: object) => object): unknown {
  const { turn, state } = board.match!;
  if (turn.kind === 'over') return undefined;
  const moves = turn.kind === 'chance' ? [board.rules.chance(state, random)] : [...board.rules.moves(state)];
  const move = moves[random(moves.length)] as object;
  const made = change && turn.kind === 'seat' ? change(move) : move;
  const done = board.play(made);
  if (!done.ok) throw new Error(`${board.localName}: ${done.message}`);
  return made;
}

/** Opens a game in a page. */
export async function opened(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  place: Element,
): Promise<Toured> {
  const board = document.createElement(tag) as unknown as Toured;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  place.replaceChildren(board);
  await until(
    board,
    attributes['players'] === undefined ? '[part~="set-up"], .big, .ways, .start' : '[part~="scores"]',
  );
  return board;
}

/**
 * Yields the screens of a game: its form, all its settings, the first move, a choice, each hint, a wrong answer, the end, the replay.
 * @param place the parent of the element; its content is replaced
 */
export async function* tour(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  place: Element,
): AsyncGenerator<readonly [name: string, board: Toured]> {
  const random = drawn(7);
  const given = { speed: 'instant', ...attributes };
  const form = await opened(tag, given, place);
  yield ['form', form];
  for (const more of findAll<HTMLDetailsElement>(form, 'details')) more.open = true;
  await settled(form);
  yield ['settings', form];
  const board = await opened(tag, { ...given, players: 'علي, Ada' }, place);
  yield ['first move', board];
  while (board.match!.turn.kind === 'chance') step(board, random);
  await settled(board);
  yield ['choice', board];
  for (const which of ['first', 'second', 'third']) {
    await board.hint();
    await settled(board);
    yield [`${which} hint`, board];
  }
  // Plays until somebody answers wrongly, in games that ask for answers.
  let isWrong = false;
  for (let i = 0; i < 40 && !isWrong && board.match!.turn.kind !== 'over'; i++)
    step(board, random, (move) => {
      const { answer } = move as { readonly answer?: unknown };
      isWrong = typeof answer === 'number';
      return isWrong ? { ...move, answer: Number(answer) + 1 } : move;
    });
  await settled(board);
  if (isWrong) yield ['wrong answer', board];
  for (let i = 0; i < 4000 && step(board, random); i++);
  await until(board, '.finish, .to-replay');
  yield ['finish', board];
  find<HTMLElement>(board, '.to-replay')?.click();
  await until(board, '.look-back');
  await until(board, '.turns, .review [role="alert"], .review .none, .look-back');
  yield ['look back', board];
}
