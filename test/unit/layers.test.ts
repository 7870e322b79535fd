import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint();
});

/** The rules of the linter that `text` breaks if it stands in `file`. */
async function broken(file: string, text: string): Promise<(string | null)[]> {
  const [{ messages }] = await eslint.lintText(`${text}\n`, { filePath: file });
  return messages.map(({ ruleId }) => ruleId);
}

describe('imports between the layers', () => {
  it.each([
    ['assembly/multiplay/index.ts', '../../src/core/load.js'],
    ['src/core/index.ts', '../rules/game.js'],
    ['src/rules/index.ts', '../match/index.js'],
    ['src/rules/multiplay/play.ts', '../../words/en.js'],
    ['src/rules/multiplay/play.ts', '../../../components/multiplay-grid/define.js'],
    ['src/rules/multiplay/play.ts', 'lit'],
    ['src/rules/multiplay/play.ts', 'node:fs'],
    ['src/words/en.ts', '../match/index.js'],
    ['src/match/index.ts', '../bots/index.js'],
    ['src/bots/index.ts', '../match/index.js'],
    ['src/results/index.ts', '../../components/index.js'],
    ['src/learning/due.ts', '../match/match.js'],
    ['src/live/referee.ts', '../bots/index.js'],
    ['src/live/referee.ts', 'ws'],
    ['src/match/match.ts', '../live/referee.js'],
    ['src/embed/choices.ts', '../bots/index.js'],
    ['src/embed/choices.ts', '../results/index.js'],
    ['src/embed/choices.ts', 'lit'],
    ['src/results/index.ts', '../embed/index.js'],
    ['components/index.ts', '../src/embed/index.js'],
    ['src/stray.ts', './rules/index.js'],
    ['components/multiplay-grid/multiplay-grid.ts', '../../src/core/multiplay.js'],
    ['components/index.ts', '../demo/main.js'],
    ['components/index.ts', '../scripts/messages/parse.mjs'],
    ['scripts/messages/parse.mjs', 'node:fs'],
    ['components/index.ts', 'node:fs'],
    ['components/multiplay-grid/play-screen.ts', '../../src/words/generated/en/multiplay.js'],
    ['components/multiplay-grid/play-screen.ts', '../../src/words/generated/it/multiplay.js'],
    ['pages/words.ts', '../src/words/generated/it/pages.js'],
    ['src/embed/snippets.ts', '../words/generated/en/pages.js'],
    ['demo/main.ts', '../test/browser/tools.js'],
    ['server/log/sqlite.ts', '../../src/rules/game.js'],
    ['server/log/port.ts', 'lit'],
    ['components/index.ts', '../server/log/port.js'],
    ['src/match/index.ts', 'libsql/promise'],
  ])('%s may not import %s', async (file, specifier) => {
    expect(await broken(file, `import '${specifier}';`)).toContain('layers/imports');
  });

  it.each([
    ['src/core/multiplay.ts', './generated/multiplay.wasm.js'],
    ['src/rules/multiplay/play.ts', '../../core/multiplay.js'],
    ['src/rules/multiplay/play.ts', '../game.js'],
    ['src/words/en.ts', '../rules/game.js'],
    ['src/live/referee.ts', '../rules/game.js'],
    ['src/match/index.ts', '../rules/game.js'],
    ['src/bots/multiplay.ts', '../core/multiplay.js'],
    ['src/results/scorm12.ts', '../match/index.js'],
    ['src/learning/due.ts', '../rules/game.js'],
    ['src/results/state.ts', '../learning/index.js'],
    ['src/learning/base64.ts', '../fnv1a.js'],
    ['components/multiplay-grid/multiplay-grid.ts', '../../src/match/index.js'],
    ['components/multiplay-grid/multiplay-grid.ts', 'lit/decorators.js'],
    ['demo/main.ts', '../components/multiplay-grid/define.js'],
    ['src/embed/choices.ts', '../match/players.js'],
    ['src/embed/snippets.ts', '../words/words.js'],
    ['components/multiplay-grid/play-screen.ts', '../../src/words/generated/multiplay.js'],
    ['src/words/types.ts', './generated/en/multiplay.js'],
    ['src/embed/packages/zip.ts', 'fflate'],
    ['demo/main.ts', '../src/embed/index.js'],
    ['server/log/class-file.ts', 'libsql/promise'],
    ['test/unit/core.test.ts', '../../src/core/index.js'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await broken(file, `import '${specifier}';`)).not.toContain('layers/imports');
  });

  it.each([
    `export * from '../match/index.js';`,
    `export { play } from '../match/index.js';`,
    `import type { Match } from '../match/index.js';\nexport type Alias = Match;`,
    `export type Match = import('../match/index.js').Match;`,
    `export const load = () => import('../match/index.js');`,
  ])('no form of import is exempt: %s', async (text) => {
    expect(await broken('src/rules/stray.ts', text)).toContain('layers/imports');
  });
});

describe('globals that src may not use', () => {
  it.each(['document', 'window', 'navigator', 'localStorage', 'globalThis.document', 'self.location'])(
    '%s',
    async (name) => {
      expect(await broken('src/match/stray.ts', `export const found = ${name};`)).toContain('no-restricted-globals');
    },
  );

  it.each(['Date.now()', 'performance.now()', 'globalThis.crypto', 'new Intl.Collator()'])(
    'in src/rules: %s',
    async (text) => {
      expect(await broken('src/rules/stray.ts', `export const found = ${text};`)).toContain('no-restricted-globals');
    },
  );

  it('in src/live: Date.now()', async () => {
    expect(await broken('src/live/stray.ts', 'export const found = Date.now();')).toContain('no-restricted-globals');
  });

  it.each(['Math.random()', '(1).toLocaleString()', `'a'.localeCompare('b')`])('in src/rules: %s', async (text) => {
    expect(await broken('src/rules/stray.ts', `export const found = ${text};`)).toContain('no-restricted-properties');
  });

  it('a window as a parameter is allowed', async () => {
    expect(await broken('src/results/stray.ts', 'export const at = (window: Window) => window.location.href;')).toEqual(
      [],
    );
  });
});
