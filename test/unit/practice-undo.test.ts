import { beforeAll, describe, expect, it } from 'vitest';
import { ready } from '../../src/core/index.js';
import { attributesOf, choicesFor, type Choices } from '../../src/embed/choices.js';
import { readCommand } from '../../src/embed/command.js';
import { games } from '../../src/embed/games.js';
import { courseKinds, pack } from '../../src/embed/packages/index.js';
import { kebab } from '../../src/embed/text.js';
import { Match } from '../../src/match/match.js';
import { record } from '../../src/match/record.js';
import { replay } from '../../src/match/replay.js';
import { newLog, resultOf } from '../../src/results/result.js';
import { hasPracticeUndo } from '../../src/rules/practice-undo.js';
import { lessonOf } from '../../server/games.js';
import { allGames, begun, type AnyGame } from './support/all-games.js';
import { valueOf } from './support/embed.js';
import { wins } from './support/foresight.js';
import { seated } from './support/multiplay-matches.js';
import { seeded } from './support/random.js';

const practice = { practiceUndo: true };
const started = (game: AnyGame, options: object): object => begun(game, game.seats.max, options, seeded(1));

beforeAll(() => ready());

describe.each(allGames.map((game) => ({ game, name: game.name })))('practice undo in $name', ({ game }) => {
  it('is off unless it is agreed, and named by a rule of its own', () => {
    expect(hasPracticeUndo(started(game, {}))).toBe(false);
    expect(hasPracticeUndo(started(game, practice))).toBe(true);
    expect(game.declaration['practiceUndo'].rule).toMatch(/^(?:MUL-16|PLY-35|SEQ-14|PYT-(?:23|46|54))$/);
    expect(game.options({ practiceUndo: 'yes' })).toMatchObject({ ok: false, code: 'practiceUndo' });
  });

  it('has a letter in the notation, and a position without it is written as ever', () => {
    const [usual, free] = [started(game, {}), started(game, practice)].map((state) => game.write(state));
    expect(usual).not.toMatch(/[._]z[._]/);
    expect(free.replace('z', '')).toBe(usual);
    for (const text of [usual, free]) {
      const read = game.read(text);
      expect([read.ok && game.write(read.value), read.ok && hasPracticeUndo(read.value)]).toEqual([
        text,
        text === free,
      ]);
    }
    for (const bad of ['z~z', '_z', 'y', 'Z', 'zz']) {
      expect(game.read(free.replace('z', bad)), bad).toMatchObject({ ok: false });
    }
  });

  it('stands in the record and in the result of a game', () => {
    const players = seated(...Array<number>(game.seats.max).fill(0));
    const match = new Match(game, players, started(game, practice));
    expect(resultOf(match, newLog([0]))).toMatchObject({ practiceUndo: true, options: practice });
    const again = replay(game, JSON.parse(JSON.stringify(record(match))), 1);
    expect(again.ok && hasPracticeUndo(again.value.start)).toBe(true);
    const usual = new Match(game, players, started(game, {}));
    expect(resultOf(usual, newLog([0]))).not.toHaveProperty('practiceUndo');
  });

  it('is no option of a lesson, whose teacher says what may be taken back', () => {
    const lesson = { game: game.name, how: 'pairs', size: 2, undo: 'own', admit: 'open', warmUp: false } as never;
    const given = { ...(lesson as object), options: practice } as Parameters<typeof lessonOf>[0];
    expect(lessonOf(given)).toMatchObject({ ok: false, code: 'practiceUndo' });
    expect(lessonOf({ ...given, options: {} })).toMatchObject({ ok: true });
  });
});

describe.each(Object.keys(games))('a package of %s', (name) => {
  const chosen = (attributes: readonly (readonly [string, string])[]): Choices => valueOf(choicesFor(name, attributes));

  it('is refused with practice undo, by the name of the field; a page is not', () => {
    const asked = chosen([['practice-undo', '']]);
    expect(attributesOf(asked)).toContainEqual(['practice-undo', 'true']);
    const rules = games[name].rules as unknown as AnyGame;
    const position = chosen([['position', rules.write(started(rules, practice))]]);
    for (const kind of courseKinds) {
      expect(pack(kind, asked, new Map())).toMatchObject({ ok: false, code: 'practice-undo' });
      expect(pack(kind, position, new Map())).toMatchObject({ ok: false, code: 'position' });
    }
    // Nothing is built here, so the first file is missing.
    expect(pack('html', asked, new Map())).toMatchObject({ ok: false, code: expect.stringMatching(/\.js$/) });
  });

  it('is refused on the command line, before anything is read', () => {
    const command = (as: string) =>
      readCommand(['pack', '--game', kebab(name), '--as', as, '--option', 'practice-undo=true', '-o', 'game.zip']);
    const choices = (as: string) => {
      const read = command(as);
      if (!read.ok || read.value.do !== 'pack') throw new Error('It is no command.');
      return read.value.choices(undefined);
    };
    expect(choices('scorm12')).toMatchObject({ ok: false, code: 'practice-undo' });
    expect(choices('html')).toMatchObject({ ok: true });
  });
});

describe('foresight by Undo (MUL-16)', () => {
  it.each([
    { level: 2, size: 7, games: 50 },
    { level: 4, size: 5, games: 10 },
  ])('gives nothing to a child who turns cubes at random, against level $level', async ({ level, size, games }) => {
    const without = await wins(games, level, { size }, false);
    expect(await wins(games, level, { size }, true)).toBe(without);
    // With practice undo, the same child sees the next dice: this shows that the test can detect foresight.
    expect(await wins(games, level, { size, ...practice }, true)).toBeGreaterThan(without + games / 10);
  });
});
