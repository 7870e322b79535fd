import { inspect } from 'node:util';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { levelWithin } from '../../src/bots/level.js';
import { multiplayBot, questionOf } from '../../src/bots/multiplay.js';
import { plytBot } from '../../src/bots/plyt.js';
import { pytagoraBot } from '../../src/bots/pytagora.js';
import { sequenceBot } from '../../src/bots/sequence.js';
import { tablesBot } from '../../src/bots/tables.js';
import { upAndDownBot } from '../../src/bots/up-and-down.js';
import { search, searchCore } from '../../src/core/multiplay-search.js';
import { hintsFor } from '../../src/hints/index.js';
import type { Bot, Game, GameEvent } from '../../src/rules/game.js';
import { multiplay, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { plyt } from '../../src/rules/plyt/index.js';
import { loadPytagora, loadSearch, plusAndMinus, pytagora } from '../../src/rules/pytagora/index.js';
import { sequence } from '../../src/rules/sequence/index.js';
import { tables } from '../../src/rules/tables/index.js';
import { upAndDown } from '../../src/rules/up-and-down/index.js';
import { Dying, Forbidden, Refused, Silent } from './support/page-workers.js';
import { seeded } from './support/random.js';

type AnyGame = Game<unknown, unknown, unknown, GameEvent>;
type AnyBot = Bot<unknown, unknown>;
interface Player {
  readonly name: string;
  readonly game: AnyGame;
  readonly bot: AnyBot;
  readonly options: object;
}
const player = (game: unknown, bot: unknown, options: object): Player => ({
  name: `${(game as AnyGame).name} ${JSON.stringify(options)}`,
  game: game as AnyGame,
  bot: bot as AnyBot,
  options,
});

const players = [
  player(multiplay, multiplayBot, { size: 5 }),
  player(multiplay, multiplayBot, { size: 5, answer: 'product', endAt: 20 }),
  player(plyt, plytBot, { startSquare: 90, cardsWhen: 'keep' }),
  player(plyt, plytBot, { startSquare: 90 }),
  player(sequence, sequenceBot, { summit: 30, cards: true }),
  player(pytagora, pytagoraBot, { target: 20 }),
  player(plusAndMinus, pytagoraBot, { target: 20, exchange: 'only-when-stuck' }),
  player(upAndDown, upAndDownBot, {}),
  player(tables, tablesBot, {}),
];

/** Returns every position of a game between the gentle players, including the last one. */
async function positions({ game, bot, options }: Player, seats: number): Promise<unknown[]> {
  const random = seeded(3);
  const given = game.options(options);
  if (!given.ok) throw new Error(given.message);
  const all = [game.setup(seats, given.value, random)];
  for (let i = 0; i < 4000; i++) {
    const state = all.at(-1);
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const move = turn.kind === 'chance' ? game.chance(state, random) : await bot.think(state, 1, random);
    const step = game.play(state, move);
    if (!step.ok) throw new Error(step.message);
    all.push(step.state);
  }
  return all;
}

/** Returns about `count` positions spread over a game, and one for each kind of turn. */
function few(game: AnyGame, all: readonly unknown[], count: number): unknown[] {
  const kinds = new Map(all.map((state) => [game.turn(state).kind, state]));
  const each = Math.max(1, Math.floor(all.length / count));
  return [...all.filter((_, i) => i % each === 0), ...kinds.values()];
}

/** A value that throws when it is converted to a number. */
const trap = {
  valueOf(): never {
    throw new Error('no');
  },
};
/** Levels that do not exist. */
const strange = [
  ...[0, -1, 5, 99, 1.5, NaN, Infinity, -Infinity, 'x', '2', null, undefined, {}],
  ...[0.5, 1e9, 3n, Symbol('level'), trap],
] as unknown as number[];

beforeAll(() => Promise.all([loadPytagora(), loadSearch(), searchCore.ready()]));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe.each(players)('a computer player of $name', (one) => {
  const { game, bot } = one;

  it('answers at every position and level, with a legal move where there is one to make', async () => {
    for (const state of few(game, await positions(one, game.seats.min + 1), 12)) {
      for (let level = 1; level <= bot.levels; level++) {
        const step = game.play(state, await bot.think(state, level, seeded(level)));
        expect(step.ok, `level ${level}: ${game.write(state)}`).toBe(game.turn(state).kind === 'seat');
      }
    }
  });

  it('takes a level that there is not for the nearest one', async () => {
    for (const state of few(game, await positions(one, game.seats.min), 4)) {
      for (const level of strange) {
        const move = await bot.think(state, level, seeded(1));
        expect(move, inspect(level)).toEqual(await bot.think(state, levelWithin(level, bot.levels), seeded(1)));
      }
    }
  });

  it('has a hint at every position and for every level, or says why there is none', async () => {
    for (const state of few(game, await positions(one, game.seats.min), 4)) {
      const { kind } = game.turn(state);
      for (const level of strange) {
        const hints = await hintsFor(game.name, state, { level });
        const told = kind === 'seat' ? { ok: true } : { ok: false, code: kind };
        expect(hints, `${inspect(level)}: ${game.write(state)}`).toMatchObject(told);
      }
    }
  });

  it('ends a thought that nobody waits for', async () => {
    for (const state of few(game, await positions(one, game.seats.min), 3)) {
      for (let level = 1; level <= bot.levels; level++) {
        const move = await bot.think(state, level, seeded(1), AbortSignal.abort());
        expect(typeof (move as { type: unknown }).type).toBe('string');
      }
    }
  });
});

describe('a level', () => {
  it('is the nearest one for every number, and the easiest for anything else', () => {
    const levels = strange.map((level) => levelWithin(level, 4));
    expect(levels).toEqual([1, 1, 4, 4, 1.5, 1, 4, 1, 1, 2, 1, 1, 1, 0.5, 4, 1, 1, 1]);
  });
});

/** Returns the result of work while time passes: longer than the wait for any worker, after which the page uses its own slices. */
async function outlasted<T>(work: T | Promise<T>): Promise<T | undefined> {
  let outcome: T | undefined;
  void Promise.resolve(work).then((made) => (outcome = made));
  for (let waited = 0; waited < 50_000 && !outcome; waited++) await vi.advanceTimersByTimeAsync(waited ? 20 : 6000);
  return outcome;
}

describe.each([
  ['dies', Dying],
  ['is forbidden', Forbidden],
  ['is refused later', Refused],
  ['says nothing', Silent],
])('where the worker %s', (_, worker) => {
  it('the strongest of each game still makes its move', async () => {
    vi.resetModules(); // they remember whether there is one
    const fresh = await Promise.all([
      import('../../src/bots/multiplay.js').then((module) => module.multiplayBot),
      import('../../src/bots/sequence.js').then((module) => module.sequenceBot),
      import('../../src/bots/pytagora.js').then((module) => module.pytagoraBot),
    ]);
    const rules = await import('../../src/rules/pytagora/index.js');
    await Promise.all([rules.loadPytagora(), rules.loadSearch()]);
    const asked = [players[0], players[4], players[5]];
    const states = await Promise.all(
      asked.map(async (one) =>
        (await positions(one, 2)).filter((state) => one.game.turn(state).kind === 'seat').slice(-2),
      ),
    );
    vi.stubGlobal('Worker', worker);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const [i, { game }] of asked.entries()) {
      for (const state of states[i]) {
        const move = await outlasted((fresh[i] as AnyBot).think(state, fresh[i].levels, seeded(1)));
        expect(game.play(state, move).ok).toBe(true);
      }
    }
  });

  it.each(['multiplay', 'sequence', 'pytagora'])('there are still puzzles, hints and a look back: %s', async (name) => {
    vi.resetModules();
    const [{ puzzle, judge }, hints, { review }] = await Promise.all([
      import('../../src/puzzles/index.js'),
      import('../../src/hints/index.js'),
      import('../../src/review/index.js'),
    ]);
    vi.stubGlobal('Worker', worker);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const posed = await outlasted(puzzle(name, 'a'));
    if (!posed?.ok) throw new Error(posed?.message);
    const { state, text, best } = posed.value;
    expect(await outlasted(judge(posed.value, best))).toMatchObject({ ok: true, value: { right: true } });
    expect(await outlasted(hints.hintsFor(name, state))).toMatchObject({ ok: true });
    const { game } = players.find((one) => one.game.name === name)!;
    const seats = game.scores(state).map((_, colour) => ({ name: `Player ${colour}`, bot: 0, colour }));
    const record = { abacade: 1, game: name, players: seats, start: text, moves: [best] };
    expect(await outlasted(review(record))).toMatchObject({
      ok: true,
      value: { moves: [{ played: best }] },
    });
  });
});

describe('a budget', () => {
  const state = async (): Promise<MultiplayState> =>
    (await positions(players[0], 2)).find((one) => (one as MultiplayState).phase === 'choose') as MultiplayState;

  it.each([0, 1, 1e9])('of %d playouts gives an answer', async (budget) => {
    const thought = search({ ...questionOf(await state(), 4), budget })!;
    let slices = 0;
    while (thought.step(50)) slices++;
    expect(slices).toBeLessThanOrEqual(6000 / 50);
    expect(Number.isInteger(thought.choice())).toBe(true);
  });

  it.each([0, -1, 1e9 + 1, NaN, Infinity, 0.5, 'x'])('is played in steps, and %s is refused', async (playouts) => {
    const thought = search({ ...questionOf(await state(), 4), budget: 50 })!;
    expect(() => thought.step(playouts as number)).toThrow('playouts');
    expect(thought.step(1e9)).toBe(false);
  });

  it.each([-1, 1e9 + 1, NaN, Infinity, 0.5, 'x'])('of %s is named as an error', async (budget) => {
    const asked = { ...questionOf(await state(), 4), budget: budget as number };
    expect(() => search(asked)).toThrow('budget');
  });
});
