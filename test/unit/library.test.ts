import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { bots, chooseMove } from '../../src/bots/index.js';
import { ready } from '../../src/core/index.js';
import { gameNames, games as facts } from '../../src/games.js';
import { newMatch, replay, seeded, type NewMatch } from '../../src/match/index.js';
import { games as rules } from '../../src/rules/index.js';
import type { Game } from '../../src/rules/game.js';

type AnyGame = Game<unknown, unknown, unknown>;
const games = Object.values(rules) as readonly AnyGame[];
const named = (name: string): AnyGame => games.find((game) => game.name === name)!;

/** Returns a match that begins, or fails the test. */
function begun(game: AnyGame, given: NewMatch) {
  const match = newMatch(game, given);
  if (!match.ok) throw new Error(match.message);
  return match.value;
}

/** Plays a match between computer players to its end. */
async function playOut(game: AnyGame, given: NewMatch) {
  const match = begun(game, given);
  const random = seeded(5);
  while (!match.isOver) {
    const move = await chooseMove(match, { random });
    if (!move.ok) throw new Error(move.message);
    const step = match.play(move.value);
    if (!step.ok) throw new Error(step.message);
  }
  return match;
}

/** Options for a short game. */
const short: Readonly<Record<string, object>> = {
  plyt: { startSquare: 90 },
  sequence: { summit: 20 },
  multiplay: { size: 5, endAt: 17 },
  pytagora: { target: 8 },
  'plus-and-minus': { target: 8 },
};

const fits = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync('record.schema.json', 'utf8')) as object);

const hostile: readonly unknown[] = [
  undefined,
  null,
  0,
  'multiplay',
  [],
  {},
  new Proxy(
    {},
    {
      get() {
        throw new Error('refused');
      },
      ownKeys() {
        throw new Error('refused');
      },
    },
  ),
];

describe('a match without an element', () => {
  for (const game of games) {
    const options = short[game.name] ?? {};
    const players = game.seats.max > 1 ? 'bot:1, bot:1' : 'bot:1';

    it(`of ${game.name} is played to its end by computer players, and replayed from its JSON`, async () => {
      await ready();
      const match = await playOut(game, { players, options, random: seeded(3) });
      expect(match.turn.kind).toBe('over');
      const again = replay(game, JSON.parse(JSON.stringify(match)));
      expect(again.ok && game.write(again.value.state)).toBe(game.write(match.state));
      expect(again.ok && again.value.ply).toBe(match.ply);
    });

    it(`of ${game.name} has a record of the published schema, whose required fields replay asks for, too`, async () => {
      await ready();
      const record = JSON.parse(JSON.stringify(await playOut(game, { players, options }))) as Record<string, unknown>;
      expect(fits(record), JSON.stringify(fits.errors)).toBe(true);
      for (const name of ['abacade', 'game', 'players', 'start', 'moves']) {
        const { [name]: _, ...others } = record;
        expect(fits(others), name).toBe(false);
        expect(replay(game, others).ok, name).toBe(false);
      }
      for (const [name, value] of Object.entries({ abacade: 2, players: [], start: 1, moves: {}, at: -1 })) {
        expect(fits({ ...record, [name]: value }), name).toBe(false);
        expect(replay(game, { ...record, [name]: value }).ok, name).toBe(false);
      }
    });

    it(`of ${game.name} is the same for the same seeds`, async () => {
      const [one, other] = [
        await playOut(game, { players, options, random: seeded(4) }),
        await playOut(game, { players, options, random: seeded(4) }),
      ];
      expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    });
  }

  it('names the invalid field', () => {
    const game = named('multiplay');
    const codeOf = (given: unknown): unknown => {
      const match = newMatch(game, given as NewMatch);
      return match.ok ? undefined : match.code;
    };
    expect(codeOf({ players: 'Ada' })).toBe('players');
    expect(codeOf({ players: 'Ada, bot:9' })).toBe('players');
    expect(codeOf({ players: 'Ada, Ben', options: { size: 4 } })).toBe('size');
    expect(codeOf({ players: 'Ada, Ben', random: 1 })).toBe('random');
    for (const given of hostile) expect(codeOf(given)).toBe('players');
  });

  it('refuses what is not a game', () => {
    for (const given of hostile) {
      expect(newMatch(given as AnyGame, { players: 'Ada, Ben' })).toMatchObject({ ok: false, code: 'game' });
      expect(replay(given as AnyGame, {})).toMatchObject({ ok: false, code: 'game' });
    }
  });

  it('refuses a record that cannot be read', () => {
    for (const given of hostile) expect(replay(named('plyt'), given)).toMatchObject({ ok: false, code: 'abacade' });
  });

  it('takes the levels of a game of Abacade, and none for another game unless they are given', () => {
    for (const name of gameNames) {
      const { levels } = facts[name];
      const game = named(name);
      const players = (level: number): string => (game.seats.max > 1 ? `Ada, bot:${level}` : `bot:${level}`);
      expect(newMatch(game, { players: players(levels) })).toMatchObject({ ok: true });
      expect(newMatch(game, { players: players(levels + 1) })).toMatchObject({ ok: false, code: 'players' });
    }
    const own = { ...named('multiplay'), name: 'own' };
    expect(newMatch(own, { players: 'Ada, bot:1' })).toMatchObject({ ok: false, code: 'players' });
    expect(newMatch(own, { players: 'Ada, bot:2', levels: 2 })).toMatchObject({ ok: true });
  });
});

describe('the choice of a move', () => {
  const multiplay = named('multiplay');

  it('is a roll where chance is to act, and a legal move at each level', async () => {
    for (let level = 1; level <= bots.multiplay.levels; level++) {
      const match = begun(multiplay, { players: 'Ada, Ben', options: { size: 5 }, random: seeded(1) });
      for (let ply = 0; ply < 12; ply++) {
        const move = await chooseMove(match, { level, random: seeded(ply) });
        expect(move.ok && match.play(move.value).ok).toBe(true);
      }
    }
  });

  it('has a code for each reason why there is none', async () => {
    const match = begun(multiplay, { players: 'Ada, Ben', options: { size: 5 }, random: seeded(1) });
    const random = seeded(2);
    while (match.turn.kind === 'chance') match.play(match.chance(random));
    const codeOf = async (...given: Parameters<typeof chooseMove>): Promise<unknown> => {
      const move = await chooseMove(...given);
      return move.ok ? undefined : move.code;
    };
    expect(await codeOf(match as never)).toBe('level'); // a person is to act
    for (const level of [0, -1, 9, 1.1, NaN, '1' as never])
      expect(await codeOf(match as never, { level })).toBe('level');
    expect(await codeOf(match as never, { level: 1, signal: AbortSignal.abort() })).toBe('aborted');
    const unknown = { ...match, game: { name: 'own' }, turn: match.turn, players: match.players, state: match.state };
    expect(await codeOf(unknown as never, { level: 1 })).toBe('game');
    const failing = { levels: 1, think: () => Promise.reject(new Error('broken')) };
    expect(await codeOf(match as never, { level: 1, bot: failing })).toBe('failed');
    for (const given of hostile) {
      expect(await codeOf(given as never)).toBe('failed');
      expect(await codeOf(match as never, given as never)).toMatch(/failed|level/);
    }
    const over = await playOut(multiplay, { players: 'bot:1, bot:1', options: short['multiplay'] });
    expect(await codeOf(over as never)).toBe('over');
  });
});
