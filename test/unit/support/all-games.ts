import type { Game, GameEvent, Random } from '../../../src/rules/game.js';
import { games } from '../../../src/rules/index.js';
import { someMoves } from './some-moves.js';

/** Any game, for tests that depend on none in particular. */
export type AnyGame = Game<object, object, AnyMove, GameEvent>;
export interface AnyMove {
  readonly type: string;
  readonly [field: string]: unknown;
}
export type GameName = keyof typeof games;

export const allGames: readonly AnyGame[] = Object.values(games) as AnyGame[];

export const gameNamed = (name: GameName): AnyGame => games[name] as AnyGame;

/** Options with which each game is tested: together they cover every choice and every draw of the games. */
export const tried: readonly (readonly [name: GameName, seats: number, options: object])[] = [
  ['plyt', 1, { timer: 0, startSquare: 40 }],
  ['plyt', 2, { standard: 1, timer: 30, penalty: true, plytSquares: [2, 3, 5, 8, 12, 13, 21, 25, 30, 34, 40, 44, 50] }],
  ['plyt', 3, { cardsWhen: 'keep', standard: 1, plytSquares: [5, 8, 12, 13, 21, 25, 30, 34, 40, 44, 50, 55, 60, 66] }],
  ['sequence', 1, { declare: 'player' }],
  ['sequence', 2, { declare: 'auto', cards: true, plytSquares: [10, 12, 20, 25, 30, 35, 40, 45, 50, 55, 60, 70] }],
  [
    'sequence',
    3,
    { cards: true, cardsWhen: 'keep', plytSquares: [5, 8, 12, 13, 21, 25, 30, 34, 40, 44, 50, 55, 60, 66] },
  ],
  ['multiplay', 2, { size: 5, endAt: 20 }],
  ['multiplay', 3, { size: 5, answer: 'factor', timer: 30 }],
  ['multiplay', 2, { size: 5, answer: 'product' }],
  ['pytagora', 2, { target: 60 }],
  ['pytagora', 1, { exchange: 'only-when-stuck' }],
  ['plusAndMinus', 3, {}],
  ['upAndDown', 2, {}],
  ['upAndDown', 3, { variant: 'even-and-odd' }],
  ['upAndDown', 1, { variant: 'both-ways' }],
  ['tables', 3, { answer: true }],
  ['tables', 2, { answer: false }],
];

/** Returns the start of a game with these options. */
export function begun(game: AnyGame, seats: number, given: object, random: Random): object {
  const options = game.options(given);
  if (!options.ok) throw new Error(options.message);
  return game.setup(seats, options.value, random);
}

/** Returns a random legal move of the seat to act; an answer is now and then wrong, or too late. */
export function anyMove(game: AnyGame, state: object, random: Random): AnyMove {
  const moves = someMoves((at) => game.moves(at), state, random);
  const move = moves[random(moves.length)];
  if (random(4) || !('answer' in move || move.type === 'attach')) return move;
  const late = { type: 'time-up', ms: 3_600_000 };
  if (random(2) && game.play(state, late).ok) return late;
  const wrong = 'answer' in move ? { ...move, answer: Number(move['answer']) + 1 } : { ...move, digits: [random(10)] };
  return game.play(state, wrong).ok ? wrong : move;
}

/** Returns what a move of chance draws, one item each. */
export const drawnBy = (move: AnyMove): unknown[] =>
  ['die', 'dice', 'pieces', 'digit', 'a', 'b', 'card'].flatMap((field) => {
    const brought = move[field];
    return typeof brought === 'string' && field === 'pieces' ? [...brought] : (brought ?? []);
  });
