/** What the referee has to know of the games: which moves are chance's, and how long a turn may last. */
import { limitOfSeconds } from '../rules/time-limit.js';
import type { MultiplayState } from '../rules/multiplay/index.js';
import { limitOf, playerAt, type PlytState } from '../rules/plyt/index.js';

/** The types of the moves of chance, by the name of the game. No device may make one, whoever's turn it is. */
const chanceMoves: Readonly<Record<string, readonly string[]>> = {
  plyt: ['roll', 'throw', 'turn'],
  sequence: ['roll', 'throw'],
  multiplay: ['roll'],
  pytagora: ['draw'],
  'plus-and-minus': ['draw'],
  'up-and-down': ['draw'],
  tables: ['sum', 'draw'],
};

/** Whether a move is one of chance. Takes any game and any move. */
export const isChanceMove = (game: string, move: unknown): boolean => {
  const type: unknown = typeof move === 'object' && move !== null && 'type' in move ? move.type : undefined;
  return Object.hasOwn(chanceMoves, game) && chanceMoves[game].some((one) => one === type);
};

const limits: Readonly<Record<string, (state: never) => number>> = {
  // PLY-19: an answer has a limit, other choices have none.
  plyt: ({ phase, options }: PlytState) =>
    phase.type === 'answer' ? limitOf(playerAt(options, phase.seat)) : Infinity,
  // MUL-15
  multiplay: ({ phase, options }: MultiplayState) =>
    phase === 'answer' || phase === 'choose' ? limitOfSeconds(options.timer) : Infinity,
};

/** Returns how long the seat to act has, in milliseconds as the rules count them; Infinity without a limit. */
export const limitIn = (game: string, state: unknown): number =>
  Object.hasOwn(limits, game) ? limits[game](state as never) : Infinity;
