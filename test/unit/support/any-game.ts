import { expect } from 'vitest';
import { newMatch, replay } from '../../../src/match/index.js';
import { random as anyRandom } from '../../../src/random.js';
import type { Game, GameEvent, Random } from '../../../src/rules/game.js';
import { frozen } from '../../../src/rules/frozen.js';
import { seeded } from './random.js';

/** Any game: the checks depend on the contract alone. */
export type AnyGame = Game<object, object, unknown, GameEvent>;

/** The moves of nobody. */
const hostile: readonly unknown[] = [
  ...[undefined, null, 0, NaN, '', 'roll', true, 10n, Symbol('move'), () => 'move', [], {}, { type: 7 }],
  ...[new Map(), new Date(0), Object.create(null), { type: '__proto__' }, { type: 'toString' }],
  new Proxy(
    {},
    {
      get() {
        throw new Error('hostile');
      },
    },
  ),
];

/** Variations of a move: each field missing or of another kind. */
function spoilt(move: unknown): unknown[] {
  if (typeof move !== 'object' || move === null) return [];
  return Object.keys(move).flatMap((key) =>
    [undefined, null, -1, 1.5, 1e9, 'x', [], {}, [[]], [-1], ['1'], { every: () => true, length: 2 }].map((value) => ({
      ...move,
      [key]: value,
    })),
  );
}

function isRefused(step: object): void {
  expect(step).toMatchObject({
    ok: false,
    rule: expect.stringMatching(/^[A-Z]{2,8}-\w{1,8}$/),
    reason: expect.stringMatching(/^[a-z-]+$/),
    message: expect.stringMatching(/\.$/),
  });
}

/** Checks one position against the contract: its notation, its view, and that nothing but a legal move is made. */
function checkPosition(game: AnyGame, state: object): void {
  const text = game.write(state);
  expect(text).toMatch(/^[\w.~!*'()-]{1,4096}$/);
  expect(game.read(text)).toEqual({ ok: true, value: state });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  for (const other of [`${text}0`, text.slice(0, -1), text.slice(1), text.toUpperCase(), `${text}.`]) {
    const read = game.read(other);
    if (read.ok) expect(game.write(read.value)).toBe(other);
  }
  for (const move of hostile) isRefused(game.play(state, move));
  expect(game.write(state)).toBe(text);
  game.view(state, 'public');
}

/** Checks that a step which was made leads to a position that can be written and read. */
function checkStep(game: AnyGame, state: object, move: unknown): void {
  const step = game.play(state, move);
  if (!step.ok) return isRefused(step);
  expect(game.read(game.write(step.state))).toMatchObject({ ok: true });
  expect(game.scores(step.state)).toHaveLength(game.scores(state).length);
}

function anyMoveOf(game: AnyGame, state: object, random: Random): unknown {
  if (game.turn(state).kind === 'chance') return game.chance(state, random);
  const moves = [...game.moves(state)];
  expect(moves.length).toBeGreaterThan(0);
  return moves[random(moves.length)];
}

/** Plays a random match of any game to its end, and checks every position, record and undo on the way. */
export function playByContract(game: AnyGame, players: number, options: object, seed: number): void {
  const random = seeded(seed);
  const names = Array.from({ length: players }, (_, i) => `P${i}`).join();
  const begun = newMatch(game, { players: names, options, random });
  if (!begun.ok) throw new Error(begun.message);
  const match = begun.value;
  for (let i = 0; !match.isOver; i++) {
    if (i === 2000) throw new Error(`${game.name} does not end.`);
    const state = frozen(match.state);
    checkPosition(game, state);
    const move = anyMoveOf(game, state, random);
    for (const other of spoilt(move)) checkStep(game, state, other);
    const step = match.play(move);
    if (!step.ok) throw new Error(step.message);
    if (match.canUndo && random(4) === 0) {
      expect(match.undo()).toBe(true);
      expect(match.redo()).toBe(true);
    }
  }
  checkPosition(game, match.state);
  const again = replay(game, JSON.parse(JSON.stringify(match)));
  expect(again.ok && game.write(again.value.state)).toBe(game.write(match.state));
  expect(game.setup(players, match.state['options' as never], anyRandom)).toBeTypeOf('object');
}
