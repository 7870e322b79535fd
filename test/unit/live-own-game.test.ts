// Tests that the server of lessons knows a game by somebody else, which a module exports.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelsOf, thinkOf } from '../../server/bots.js';
import { gameNamed, lessonOf } from '../../server/games.js';
import { loadGames } from '../../server/own-games.js';
import { readSettings } from '../../server/settings.js';
import type { LessonSettings } from '../../src/live/protocol/lesson-messages.js';
import { lesson as readLesson } from '../../src/live/protocol/fields.js';
import { seeded } from './support/random.js';

const folder = mkdtempSync(join(tmpdir(), 'abacade-own-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeAll(() => loadGames(['examples/shut-the-box/rules.js']));

const lesson: LessonSettings = {
  game: 'shut-the-box',
  options: { tiles: 9 },
  how: 'pairs',
  size: 2,
  undo: 'off',
  admit: false,
  warmUp: false,
};

it('knows it by its name, with its options and its computer player', async () => {
  const game = gameNamed('shut-the-box')!;
  expect(game.name).toBe('shut-the-box');
  expect(levelsOf('shut-the-box')).toBe(2);
  expect(lessonOf(lesson)).toMatchObject({ ok: true, value: { most: 6, lesson: { options: { tiles: 9 } } } });
  expect(lessonOf({ ...lesson, options: { tiles: 11 } })).toMatchObject({ ok: false, code: 'tiles' });
  expect(lessonOf({ ...lesson, options: { level: 3 } })).toMatchObject({ ok: false, code: 'level' });
  const state = game.play(game.setup(2, game.defaults, seeded(1)), { type: 'roll', dice: [6, 6] });
  if (!state.ok) throw new Error(state.message);
  const move = await thinkOf('shut-the-box', state.state, 2, seeded(1));
  expect(game.play(state.state, move).ok).toBe(true);
});

it('takes its name in a message', () => {
  expect(readLesson(lesson, 'lesson')).toMatchObject({ ok: true });
  for (const name of ['', 'a'.repeat(41), 'Shut', '../etc', '7-up'])
    expect(readLesson({ ...lesson, game: name }, 'lesson')).toMatchObject({ ok: false });
});

it('is named by the command line', () => {
  const read = readSettings(['--game', 'a.js', '--game', 'b.js']);
  expect(read.ok && typeof read.value === 'object' && read.value.games).toEqual(['a.js', 'b.js']);
});

it.each([
  ['export const game = 7;', 'It exports no game.'],
  ['export default null;', 'It exports no game.'],
  ['throw new Error("broken");', 'broken'],
  ['export const', ''],
])('names the module that exports none: %s', async (text, message) => {
  const file = join(folder, `${Buffer.from(text).toString('hex').slice(0, 40)}.mjs`);
  writeFileSync(file, text);
  await expect(loadGames([file])).rejects.toThrow(`--game ${file}: ${message}`);
});

it('names a module that is not there', async () => {
  await expect(loadGames([join(folder, 'none.mjs')])).rejects.toThrow(/^--game .*none\.mjs: /);
});
