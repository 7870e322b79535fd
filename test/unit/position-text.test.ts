import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { resumed } from '../../src/results/resume.js';
import type { Saved } from '../../src/results/state.js';
import { multiplay } from '../../src/rules/multiplay/index.js';
import { plusAndMinus, pytagora } from '../../src/rules/pytagora/index.js';
import { tables } from '../../src/rules/tables/index.js';
import { upAndDown } from '../../src/rules/up-and-down/index.js';
import type { Option } from '../../src/rules/options.js';
import { allGames, begun, type AnyGame } from './support/all-games.js';
import { sampled, tablesGame, upAndDownGame } from './support/digit-games.js';
import { earlierMultiplay, earlierPytagora, earlierTables, earlierUpAndDown } from './support/earlier-text.js';
import { valueOf } from './support/embed.js';
import { expectEqual } from './support/expect-equal.js';
import { samples as multiplaySamples } from './support/multiplay-samples.js';
import { samples as pytagoraSamples } from './support/pytagora-samples.js';
import { gameOf } from './support/pytagora-states.js';
import { seeded } from './support/random.js';
import { newMatch } from './support/results.js';
import { expectRefused, spoiltTexts } from './support/spoilt-text.js';

beforeAll(() => ready());

/** Values of an option, mostly valid ones. */
function valuesOf(option: Option): fc.Arbitrary<unknown> {
  const { kind } = option;
  if (kind === 'yes-or-no') return fc.boolean();
  if (kind === 'choice') return fc.constantFrom(...(option as unknown as { choices: readonly unknown[] }).choices);
  if (kind === 'line') return fc.constantFrom('7,8,8,8,8,8,8,8,7,7,9,9,6', '4,9,9,9,9,8,8,7,7,7,10,10,4');
  if (kind === 'numbers') return fc.subarray([2, 5, 9]);
  if (kind === 'whole') return fc.oneof(fc.nat({ max: 15 }), fc.nat({ max: 400 }));
  return fc.constant(option.default);
}

describe.each(allGames.map((game) => ({ game, name: game.name })))('the options of a position of $name', ({ game }) => {
  const names = Object.keys(game.declaration);
  const letterOf = (name: string): string => game.declaration[name].letter!;
  const start = (options: object) => begun(game, game.seats.max, options, seeded(1)) as { readonly options: object };
  /** Reads the position with other options. Returns the code of the refusal. */
  const codeOf = (text: string): string | undefined => {
    const parts = game.write(start({})).split('.');
    const read = game.read([parts[0], text, ...parts.slice(2)].join('.'));
    if (!read.ok) expectRefused(read);
    return read.ok ? undefined : read.code;
  };

  it('are written by letter where they differ from the default, and come back', () => {
    let tried = 0;
    const given = fc.record(Object.fromEntries(names.map((name) => [name, valuesOf(game.declaration[name])])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(given, (asked) => {
        const options = game.options(asked);
        if (!options.ok) return;
        const usual = game.options('size' in asked ? { size: asked['size'] } : {});
        const differs = names.filter((name) => {
          const [one, other] = [options.value, usual.ok && (name === 'size' ? game.defaults : usual.value)].map(
            (all) => (all as Record<string, unknown>)[name],
          );
          return JSON.stringify(one) !== JSON.stringify(other);
        });
        const text = game.write(start(options.value));
        const written = text.split('.')[1];
        expectEqual(
          written.split('~').map((part) => part.slice(0, 1)),
          differs.length ? differs.map(letterOf) : [''],
        );
        const read = game.read(text);
        expectEqual(read.ok && (read.value as { readonly options: object }).options, options.value);
        if (differs.length) tried++;
      }),
      { numRuns: 1000 },
    );

    expect(tried).toBeGreaterThan(100);
  });

  it('are refused by name where one is unknown, is there twice, is not valid or is the default', () => {
    expect(codeOf('')).toBeUndefined();
    for (const unknown of ['X', '~', '0', 'é', '_z', 'Zz', '__proto__'])
      expect(codeOf(unknown), unknown).toBe('options');
    expect(codeOf('z~')).toBe('options');
    expect(codeOf('z~z')).toBe('practiceUndo');
    expect(codeOf('z0')).toBe('practiceUndo');
    for (const name of names) {
      const { kind, default: usual } = game.declaration[name];
      const isPlain = ['whole', 'choice', 'yes-or-no', 'line', 'numbers'].includes(kind);
      for (const value of ['constructor', ...(isPlain ? ['9999', '99999', '-1', '01', '1e2'] : [])])
        expect(codeOf(letterOf(name) + value), `${name} ${value}`).toBe(name);
      if (kind === 'whole' && typeof usual === 'number') expect(codeOf(`${letterOf(name)}${usual}`)).toBe(name);
    }
  });

  it('are refused in another order than theirs', () => {
    const first = names.find((name) => ['yes-or-no', 'choice'].includes(game.declaration[name].kind))!;
    if (first !== 'practiceUndo') expect(codeOf(`z~${letterOf(first)}`)).toBe('practiceUndo');
  });
});

describe('an option with a default that follows another', () => {
  it('is written only where it differs from what follows', () => {
    const written = (options: object): string =>
      multiplay.write(multiplay.setup(2, valueOf(multiplay.options(options)), seeded(1)));
    expect(written({ size: 5 })).toMatch(/^mp2\.s5\.2\./);
    expect(written({ size: 5, endAt: 25 })).toMatch(/^mp2\.s5~e25\.2\./);
    expect(written({ answer: 'factor' })).toMatch(/^mp2\.a\.2\./);
    expect(written({ answer: 'product', timer: 60 })).toMatch(/^mp2\.ap~t60\.2\./);
  });
});

const byPrefix = { mp: multiplay, py: pytagora, pm: plusAndMinus, ud: upAndDown, tb: tables } as unknown as Readonly<
  Record<string, AnyGame>
>;

/** Positions of a game with their texts of today and of version 0.2.0. */
interface Earlier {
  readonly version: string;
  readonly parts: number;
  readonly read: (text: string) => ReturnType<AnyGame['read']>;
  readonly today: (state: object) => string;
  readonly earlier: (state: never, today: string) => string;
  readonly states: () => readonly object[];
}
const games: readonly Earlier[] = [
  {
    version: 'mp1',
    parts: 7,
    read: (text) => multiplay.read(text),
    today: (state) => multiplay.write(state as never),
    earlier: earlierMultiplay,
    states: () => multiplaySamples(2),
  },
  {
    version: 'py1',
    parts: 6,
    read: (text) => (typeof text === 'string' && text.startsWith('pm') ? plusAndMinus : pytagora).read(text),
    today: (state) => gameOf(state as never).write(state as never),
    earlier: earlierPytagora,
    // The earlier form has no limit for numbers.
    states: () =>
      pytagoraSamples(2, 60)
        .map(({ state }) => state)
        .filter(({ options }) => options.upTo === 0),
  },
  {
    version: 'ud1',
    parts: 5,
    read: (text) => upAndDown.read(text),
    today: (state) => upAndDown.write(state as never),
    earlier: earlierUpAndDown,
    states: () => sampled(upAndDownGame, 40, 13),
  },
  {
    version: 'tb1',
    parts: 5,
    read: (text) => tables.read(text),
    today: (state) => tables.write(state as never),
    earlier: earlierTables,
    states: () => sampled(tablesGame, 40, 7),
  },
];

describe.each(games)('a text of the earlier form $version', ({ version, parts, read, today, earlier, states }) => {
  const all = states();
  const write = (state: object): string => earlier(state as never, today(state));
  const texts = all.map(write);

  it('is read as the same position', () => {
    expect(all.length).toBeGreaterThan(40);
    for (const [i, text] of texts.entries()) {
      expectEqual(read(text), { ok: true, value: all[i] }, text);
    }
  });

  /** Reads a text. If it is accepted, it must be what was written for that position, in one of the two forms. */
  const judge = (text: unknown): boolean => {
    const result = read(text as string);
    if (!result.ok) {
      expectRefused(result);
      return false;
    }
    expectEqual([write(result.value), today(result.value)].includes(text as string), true, String(text));
    return true;
  };
  const piece = fc.oneof(
    fc.constantFrom(...'ABabxz0123456789-~_.é\n'),
    fc.constantFrom('_z', '_0', '_1', '01', '99', '2'),
  );
  spoiltTexts({ judge, version, texts, length: 120, parts, piece, numRuns: 4000 });
});

describe('earlier texts', () => {
  const pairs = JSON.parse(
    readFileSync(join(import.meta.dirname, '../vectors/earlier-positions.json'), 'utf8'),
  ) as readonly (readonly [earlier: string, today: string])[];

  it.each(pairs)('%s is %s today', (earlier, today) => {
    const game = byPrefix[earlier.slice(0, 2)];
    const read = game.read(earlier);
    expect(read.ok && game.write(read.value)).toBe(today);
    expect(game.read(today)).toEqual(read);
  });

  it.each([
    ['a size that there is not', 'mp1.6_2_5_0_0', 'size'],
    ['an answer that there is not', 'mp1.5_2_5_3_0', 'answer'],
    ['an end below zero', 'mp1.5_2_-1_0_0', 'endAt'],
    ['an option too few', 'mp1.5_2_5_0', 'options'],
    ['an option too many', 'mp1.5_2_5_0_0_0', 'options'],
    ['an option by letter', 'mp1.s5', 'options'],
    ['a player too many', 'mp1.5_5_5_0_0', 'players'],
  ])('%s is refused by name', (_, begins, code) => {
    const rest = 'lAABBCCDDEEFFHHIIJJKKLLLL.BKBLKAAAAAAAA.3_0.3_0_7_0.';
    expect(multiplay.read(`mp1.5_2_5_0_0.${rest}`)).toMatchObject({ ok: true });
    expect(multiplay.read(`${begins}.${rest}`)).toMatchObject({ ok: false, code });
  });

  it.each([
    ['a precedence that there is not', '35_2_1_7_8_8_8_8_8_8_8_7_7_9_9_6', 'precedence'],
    ['pieces that there are not', '35_0_1_8_8_8_8_8_8_8_8_7_7_9_9_6', 'pieces'],
    ['a kind of piece too few', '35_0_1_7_8_8_8_8_8_8_8_7_7_9_9', 'options'],
    ['a zero that is left out', '35_0_1_7_8_8_8_8_8_8_8_7_7_9_9_6_1_0', 'options'],
    ['neither yes nor no', '35_0_1_7_8_8_8_8_8_8_8_7_7_9_9_6_0_2', 'zeroDividend'],
    ['an option too many', '35_0_1_7_8_8_8_8_8_8_8_7_7_9_9_6_0_0_0_0_1', 'options'],
  ])('%s is refused by name', (_, options, code) => {
    const rest = '.eeed265798.0.1_0_0';
    expect(pytagora.read(`py1.35_0_1_7_8_8_8_8_8_8_8_7_7_9_9_6.${rest}`)).toMatchObject({ ok: true });
    expect(pytagora.read(`py1.${options}.${rest}`)).toMatchObject({ ok: false, code });
  });
});

describe('a game that was kept with earlier texts', () => {
  const match = newMatch(seeded(3));
  for (let i = 0; i < 6; i++) match.play(multiplay.chance(match.state, seeded(i)));
  const earlier = (state: typeof match.state): string => earlierMultiplay(state, multiplay.write(state));
  const kept = { ...record(match), start: earlier(match.start) };

  it('is replayed', () => {
    const again = replay(multiplay, kept, 4);
    expect(again.ok && [again.value.ply, again.value.state]).toEqual([match.ply, match.state]);
    expect(match.ply).toBeGreaterThan(0);
  });

  it('goes on with all its moves, not only from its position', () => {
    const saved = {
      game: 'multiplay',
      seats: match.players.map(({ bot, colour }, seat) => ({ bot, colour, learner: seat === 0 })),
      position: earlier(match.state),
      record: kept,
    } as unknown as Saved;
    const again = resumed(multiplay, saved, 4);
    expect(again.ok && again.value.match.ply).toBe(match.ply);
  });
});
