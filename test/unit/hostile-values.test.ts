import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { hintsFor } from '../../src/hints/index.js';
import { Match } from '../../src/match/match.js';
import { nameAll, readPlayers } from '../../src/match/players.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { daily, judge, puzzle, puzzleFrom } from '../../src/puzzles/index.js';
import { review } from '../../src/review/index.js';
import { allGames, anyMove, begun, gameNamed, tried, type AnyGame, type AnyMove } from './support/all-games.js';
import { frozen } from '../../src/rules/frozen.js';
import { seeded } from './support/random.js';

const throws = (): never => {
  throw new Error('hostile');
};
const traps: ProxyHandler<object> = {
  get: throws,
  has: throws,
  ownKeys: throws,
  getPrototypeOf: throws,
  getOwnPropertyDescriptor: throws,
};
function revoked(of: object): unknown {
  const { proxy, revoke } = Proxy.revocable(of, {});
  revoke();
  return proxy;
}
const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;
const endless = Array<unknown>(2 ** 32 - 1);
/** Returns a list whose length is short at first, then infinite. */
const growing = (): unknown => {
  let asked = 0;
  const get = (list: object, key: string | symbol): unknown =>
    key === 'length' ? (asked++ ? 2 ** 31 : 2) : (Reflect.get(list, key) as unknown);
  return new Proxy([1, 2], { get });
};

/** Values that throw, never end or are no data. */
const hostile: readonly (readonly [name: string, value: unknown])[] = [
  ['a proxy that throws', new Proxy({}, traps)],
  ['a list that throws', new Proxy([1], traps)],
  ['a revoked proxy', revoked({})],
  ['a revoked list', revoked([])],
  ['an object whose fields throw', Object.defineProperty({}, 'type', { get: throws, enumerable: true })],
  ['a list whose items throw', Object.defineProperty([1], 0, { get: throws, enumerable: true })],
  ['an object whose toJSON throws', { type: 'x', toJSON: throws }],
  ['an object that cannot be a text', { toString: throws, valueOf: throws, [Symbol.toPrimitive]: throws }],
  ['a circle', cyclic],
  ['a big integer', 3n],
  ['a symbol', Symbol('x')],
  ['a function', throws],
  ['an endless list', endless],
  ['a list that grows', growing()],
  ['nothing', null],
  ['no prototype', Object.create(null)],
];

/** Yields the value, and versions of it in which one field throws, or is read by a getter that throws. */
function* spoilt(good: object): Generator<readonly [string, unknown]> {
  for (const [name, value] of hostile) {
    yield [name, value];
    for (const field of Object.keys(good)) yield [`${field}: ${name}`, { ...good, [field]: value }];
  }
  for (const field of Object.keys(good)) {
    yield [`${field} that throws`, Object.defineProperty({ ...good }, field, { get: throws, enumerable: true })];
  }
}

/** Returns the same value; each field can be read only once. */
function once(good: object): object {
  const read = new Set<string>();
  const fields = Object.entries(good).map(([field, value]) => {
    const get = (): unknown => (read.has(field) ? throws() : (read.add(field), value));
    return [field, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(fields));
}

/** Yields positions of a game, with a legal move for each kind of move and phase that occurs. */
function* choices(game: AnyGame, seats: number, options: object): Generator<{ state: object; move: AnyMove }> {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const random = seeded(seed);
    let state = frozen(begun(game, seats, options, random));
    for (let i = 0; i < 60 && game.turn(state).kind !== 'over'; i++) {
      const move = game.turn(state).kind === 'chance' ? game.chance(state, random) : anyMove(game, state, random);
      const sort = `${move.type} ${Object.keys(move).join()}`;
      if (!seen.has(sort)) yield { state, move };
      seen.add(sort);
      const step = game.play(state, move);
      if (!step.ok) throw new Error(step.message);
      state = frozen(step.state);
    }
  }
}

const refused = { ok: false, message: expect.stringMatching(/\.$/) as string };
const refusedAs = (key: 'rule' | 'code') => ({ ...refused, [key]: expect.any(String) as string });

beforeAll(() => ready());

describe.each(tried.map(([name, seats, options]) => ({ name, seats, options })))(
  'what throws, given to $name $options',
  ({ name, seats, options }) => {
    const game = gameNamed(name);

    it('is refused as a move, by the rules and by a match', () => {
      let tries = 0;
      for (const { state, move } of choices(game, seats, options)) {
        const turn = game.turn(state);
        for (const [what, given] of spoilt({ ...move, ms: 0, answer: 0, index: 0, digits: [1], dice: [1] })) {
          const step = game.play(state, given as AnyMove);
          if (!step.ok) expect(step, what).toMatchObject(refusedAs('rule'));
          expect(game.turn(state)).toEqual(turn);
          const match = new Match(game, nameAll(Array.from({ length: seats }, seatOf)), state);
          const made = match.play(given as AnyMove);
          if (!made.ok) expect(match.plies, what).toEqual([]);
          tries++;
        }
        expect(game.play(state, once(move) as AnyMove), move.type).toEqual(game.play(state, move));
      }
      expect(tries).toBeGreaterThan(100);
    });

    it('is refused as options', () => {
      for (const [what, given] of spoilt(game.defaults)) {
        const read = game.options(given);
        if (!read.ok) expect(read, what).toMatchObject(refusedAs('code'));
      }
      expect(game.options(once(game.defaults))).toEqual(game.options({ ...game.defaults }));
      for (const [, value] of hostile) expect(game.read(value as string)).toMatchObject(refusedAs('code'));
    });

    it('is refused as a record', () => {
      const random = seeded(4);
      const match = new Match(
        game,
        nameAll(Array.from({ length: seats }, seatOf)),
        begun(game, seats, options, random),
      );
      for (let i = 0; i < 12 && !match.isOver; i++) {
        match.play(match.turn.kind === 'chance' ? match.chance(random) : anyMove(game, match.state, random));
      }
      const good = JSON.parse(JSON.stringify({ ...record(match), at: 3, waiting: [1] })) as ReturnType<typeof record>;
      const try1 = (what: string, given: unknown): void => {
        const read = replay(game, given, 4);
        if (!read.ok) expect(read, what).toMatchObject(refusedAs('code'));
      };
      for (const [what, given] of spoilt(good)) try1(what, given);
      const [player, ...others] = good.players;
      for (const [what, given] of spoilt(player)) try1(`player ${what}`, { ...good, players: [given, ...others] });
      for (const [what, given] of hostile) {
        try1(`move ${what}`, { ...good, moves: [given] });
        try1(`waiting ${what}`, { ...good, waiting: [given] });
      }
      const twice = replay(game, once({ ...good, players: good.players.map(once) }), 4);
      expect(twice.ok && record(twice.value)).toEqual(record(again(game, good)));
    });
  },
);

const seatOf = (_: unknown, colour: number) => ({ name: '', bot: 0, colour });

function again(game: AnyGame, given: unknown): Match<object, object, AnyMove, { type: string }> {
  const read = replay(game, given, 4);
  if (!read.ok) throw new Error(read.message);
  return read.value;
}

describe('what throws, given to a program’s entry', () => {
  const games = allGames.map(({ name }) => name);

  it('is no list of players', () => {
    for (const [what, value] of hostile) {
      expect(readPlayers(value, { min: 1, max: 4 }, 2), what).toMatchObject(refusedAs('code'));
    }
  });

  it('is given no hint', async () => {
    for (const [what, value] of hostile) {
      expect(await hintsFor(value, 'x'), what).toMatchObject({ ok: false });
      for (const game of games) expect(await hintsFor(game, value), `${game} ${what}`).toMatchObject({ ok: false });
      const start = begun(gameNamed('multiplay'), 2, {}, seeded(1));
      expect(await hintsFor('multiplay', start, value as object), what).toHaveProperty('ok');
    }
  });

  it('is given no review', async () => {
    for (const [what, value] of hostile) {
      expect(await review(value), what).toMatchObject({ ok: false });
      for (const game of games) {
        const given = { abacade: 1, game, players: value, start: value, moves: value };
        expect(await review(given), `${game} ${what}`).toMatchObject({ ok: false });
      }
    }
  });

  it('is given no puzzle', async () => {
    for (const [what, value] of hostile) {
      expect(await puzzle(value, 'a'), what).toMatchObject({ ok: false });
      expect(await daily('plyt', value), what).toMatchObject({ ok: false });
      expect(await judge(value, {}), what).toMatchObject({ ok: false });
      expect(await judge({ game: 'plyt', text: value }, {}), what).toMatchObject({ ok: false });
      for (const game of ['multiplay', 'plus-and-minus', 'plyt', 'pytagora', 'sequence']) {
        expect(await puzzle(game, value), `${game} ${what}`).toMatchObject({ ok: false });
        expect(await puzzleFrom(game, value), `${game} ${what}`).toMatchObject({ ok: false });
      }
    }
  });
});
