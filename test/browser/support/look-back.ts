import '../../../components/multiplay-grid/define.js';
import '../../../components/plyt-board/define.js';
import '../../../components/pytagora-board/define.js';
import '../../../components/pytagora-square/define.js';
import '../../../components/pytagora-tables/define.js';
import '../../../components/sequence-board/define.js';
import type { LitElement } from 'lit';
import type { Game, GameEvent, Random } from '../../../src/rules/game.js';
import type { Match, MatchStep } from '../../../src/match/match.js';
import { seed } from './chance.js';
import { openReplay } from './finish.js';
import { stageOf, type Attributes } from './grid.js';
import { turn } from './time.js';
import { until } from './until.js';
import { find } from './look-up.js';

/** Any of the elements, as far as these tests need it. */
export interface Board extends LitElement {
  readonly match?: Match<unknown, unknown, unknown, GameEvent>;
  readonly rules: Game<unknown, unknown, unknown, GameEvent>;
  play(move: unknown): MatchStep<unknown, GameEvent>;
  newGame(): void;
  record(): unknown;
  toText(): string;
}

/** Returns a generator that gives the same numbers in every run: a linear congruential generator. */
export function drawn(seed: number): Random {
  let last = seed;
  return (below) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (last >>> 12) % below;
  };
}

/** Puts an element on the page whose game is dealt alike in every run. */
export async function mount(tag: string, attributes: Attributes, width?: number): Promise<Board> {
  seed(1);
  const board = document.createElement(tag) as unknown as Board;
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, String(value));
  stageOf(width).append(board);
  await until(() => board.match && find(board, '[part~="scores"]') && find(board, '.turn'), `${tag} shows its game`);
  return board;
}

/** Plays a game to its end at random; two out of three answers are right. */
export function playOut(board: Board, seed: number): void {
  const random = drawn(seed);
  const { rules: game } = board;
  for (let i = 0; i < 4000; i++) {
    const { turn, state } = board.match!;
    if (turn.kind === 'over') return;
    const moves = turn.kind === 'chance' ? [game.chance(state, random)] : [...game.moves(state)];
    const move = moves[random(moves.length)] as { readonly answer?: number };
    const spoilt = turn.kind === 'seat' && typeof move.answer === 'number' && random(3) === 0;
    const step = board.play(spoilt ? { ...move, answer: Number(move.answer) + 1 } : move);
    if (!step.ok) throw new Error(step.message);
  }
  throw new Error('The game does not end.');
}

/** Resolves when the review has looked at every turn. */
export async function reviewed(board: Board): Promise<void> {
  await openReplay(board);
  await until(() => find(board, '.turns, .review [role="alert"]'), 'every turn has been looked at');
}

/** Resizes a board on a stage, in px, and waits until it has measured itself, a frame after it was drawn. */
export async function resized(board: Board, [width, height]: readonly [number, number]): Promise<void> {
  board.parentElement!.style.inlineSize = `${width}px`;
  board.style.height = `${height}px`;
  for (let frames = 0; frames < 2; frames++) {
    await board.updateComplete;
    await new Promise(requestAnimationFrame);
  }
  await turn();
  await board.updateComplete;
}
