import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The texts to lint: each in a file of its own, all of them in one run. */
const texts: { readonly file: string; readonly text: string }[] = [];

/** Plans a text for a file; returns its number. Only the folder of a file matters. */
const planned = (file: string, text: string): number => texts.push({ file, text }) - 1;
const nameOf = (i: number): string => texts[i].file.replace(/(?=\.)/, `-${i}`);

/** A folder with the configuration of the linter, and the texts. */
const folder = mkdtempSync(join(tmpdir(), 'abacade-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}
let report: Report;
beforeAll(() => {
  const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as { options: object };
  // Without type information: the imports of the files do not exist.
  const untyped = { ...config, options: { ...config.options, typeAware: false } };
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(untyped));
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
  cpSync('components/style/design.mjs', join(folder, 'components/style/design.mjs')); // the table of its sizes
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  texts.forEach(({ text }, i) => {
    const file = join(folder, nameOf(i));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${text}\n`);
  });
  const oxlint = ['node_modules/oxlint/bin/oxlint', '--format=json', ...texts.map((_, i) => nameOf(i))];
  const { stdout, stderr } = spawnSync(process.execPath, oxlint, { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  report = JSON.parse(stdout) as Report;
});

/** Returns the rules of the linter that a text breaks: `layers(imports)`. */
const broken = (i: number): readonly string[] =>
  report.diagnostics.filter(({ filename }) => filename === nameOf(i)).map(({ code }) => code);

const imports = (rows: readonly (readonly [file: string, specifier: string])[]) =>
  rows.map(([file, specifier]) => [file, specifier, planned(file, `import '${specifier}';`)] as const);
const inFile = (file: string, rows: readonly string[], textOf = (row: string): string => row) =>
  rows.map((row) => [row, planned(file, textOf(row))] as const);
const found = (value: string): string => `export const found = ${value};`;

describe('imports between the layers', () => {
  it.each(
    imports([
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
      ['src/live/referee/referee.ts', '../../bots/index.js'],
      ['src/live/referee/referee.ts', 'ws'],
      ['src/match/match.ts', '../live/referee/referee.js'],
      ['src/embed/choices.ts', '../bots/index.js'],
      ['src/embed/choices.ts', '../results/index.js'],
      ['src/embed/choices.ts', 'lit'],
      ['src/results/index.ts', '../embed/index.js'],
      ['components/index.ts', '../src/embed/index.js'],
      ['components/style/icons.ts', '../parts/finish.js'],
      ['components/parts/finish.ts', '../game/game-element.js'],
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
    ]),
  )('%s may not import %s', (_, __, text) => {
    expect(broken(text)).toContain('layers(imports)');
  });

  it.each(
    imports([
      ['src/core/multiplay.ts', './generated/multiplay.wasm.js'],
      ['src/rules/multiplay/play.ts', '../../core/multiplay.js'],
      ['src/rules/multiplay/play.ts', '../game.js'],
      ['src/words/en.ts', '../rules/game.js'],
      ['src/live/referee/referee.ts', '../../rules/game.js'],
      ['src/match/index.ts', '../rules/game.js'],
      ['src/bots/multiplay.ts', '../core/multiplay.js'],
      ['src/results/scorm12.ts', '../match/index.js'],
      ['src/learning/due.ts', '../rules/game.js'],
      ['src/results/state.ts', '../learning/index.js'],
      ['src/learning/base64.ts', '../fnv1a.js'],
      ['components/multiplay-grid/multiplay-grid.ts', '../../src/match/index.js'],
      ['components/multiplay-grid/multiplay-grid.ts', 'lit/decorators.js'],
      ['demo/main.ts', '../components/multiplay-grid/define.js'],
      ['components/game/game-element.ts', '../parts/pause.js'],
      ['components/multiplay-grid/multiplay-grid.ts', '../game/game-element.js'],
      ['src/embed/choices.ts', '../match/players.js'],
      ['src/embed/snippets.ts', '../words/words.js'],
      ['components/multiplay-grid/play-screen.ts', '../../src/words/generated/multiplay.js'],
      ['src/words/types.ts', './generated/en/multiplay.js'],
      ['src/embed/packages/zip.ts', 'fflate'],
      ['demo/main.ts', '../src/embed/index.js'],
      ['server/log/lesson-database.ts', 'libsql/promise'],
      ['test/unit/core.test.ts', '../../src/core/index.js'],
    ]),
  )('%s may import %s', (_, __, text) => {
    expect(broken(text)).not.toContain('layers(imports)');
  });

  it.each(
    inFile('src/rules/stray.ts', [
      `export * from '../match/index.js';`,
      `export { play } from '../match/index.js';`,
      `import type { Match } from '../match/index.js';\nexport type Alias = Match;`,
      `export type Match = import('../match/index.js').Match;`,
      `export const load = () => import('../match/index.js');`,
    ]),
  )('no form of import is exempt: %s', (_, text) => {
    expect(broken(text)).toContain('layers(imports)');
  });
});

describe('globals that src may not use', () => {
  const names = ['document', 'window', 'navigator', 'localStorage', 'globalThis.document', 'self.location'];
  it.each(inFile('src/match/stray.ts', names, found))('%s', (_, text) => {
    expect(broken(text)).toContain('eslint(no-restricted-globals)');
  });

  const impure = ['Date.now()', 'performance.now()', 'globalThis.crypto', 'new Intl.Collator()'];
  it.each(inFile('src/rules/stray.ts', impure, found))('in src/rules: %s', (_, text) => {
    expect(broken(text)).toContain('eslint(no-restricted-globals)');
  });

  it.each(inFile('src/live/stray.ts', ['Date.now()'], found))('in src/live: %s', (_, text) => {
    expect(broken(text)).toContain('eslint(no-restricted-globals)');
  });

  const properties = ['Math.random()', '(1).toLocaleString()', `'a'.localeCompare('b')`];
  it.each(inFile('src/rules/stray.ts', properties, found))('in src/rules: %s', (_, text) => {
    expect(broken(text)).toContain('eslint(no-restricted-properties)');
  });

  const parameter = planned('src/results/stray.ts', 'export const at = (window: Window) => window.location.href;');
  it('a window as a parameter is allowed', () => {
    expect(broken(parameter)).toEqual([]);
  });
});

describe('elements', () => {
  const page = (markup: string): string =>
    `import { html } from 'lit';\nexport const shown = (label: string) => html\`${markup}\`;`;

  it.each(
    [
      ['lit-a11y(alt-text)', page('<img src=${label} />')],
      ['lit-a11y(aria-role)', page('<p role="nobody">${label}</p>')],
      ['lit(no-duplicate-template-bindings)', page('<p id=${label} id=${label}></p>')],
      ['wc(no-closed-shadow-root)', `export const open = (at: Element) => at.attachShadow({ mode: 'closed' });`],
    ].map(([rule, text]) => [rule, planned('components/style/stray.ts', text)] as const),
  )('obey %s', (rule, text) => {
    expect(broken(text)).toContain(rule);
  });
});

describe('docstrings', () => {
  const over = (comment: string): string => `${comment}\nexport const found = 1;`;

  it.each(inFile('src/match/stray.ts', ['/** What is found. */', '/**\n * Whether it is found.\n * It is. */'], over))(
    'begin with no half sentence: %s',
    (_, text) => {
      expect(broken(text)).toContain('docstrings(begin)');
    },
  );

  it.each(
    inFile('src/match/stray.ts', ['/** Returns what is found. */', '// What is found.', '/** Official name. */'], over),
  )('or not: %s', (_, text) => {
    expect(broken(text)).not.toContain('docstrings(begin)');
  });
});
