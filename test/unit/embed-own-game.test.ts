// Tests packages of a game by somebody else, whose element is in a module of its own.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readCommand, type Command } from '../../src/embed/command.js';
import { ownGame, pack, withModule } from '../../src/embed/index.js';
import { packageKinds } from '../../src/embed/packages/files.js';
import { bytes } from '../../src/embed/packages/index.js';
import { built, valueOf } from './support/embed.js';

const module = "customElements.define('shut-the-box', class extends HTMLElement {});";
const read = (...args: string[]) => readCommand(['pack', '--module', 'box.js', ...args]);

function commandOf(...args: string[]): Extract<Command, { do: 'pack' }> {
  const command = valueOf(read(...args));
  if (command.do !== 'pack') throw new Error(command.do);
  return command;
}

/** Packs a game by somebody else with these arguments. */
function packed(...args: string[]): Uint8Array {
  const { as, choices, games } = commandOf('--tag', 'shut-the-box', ...args);
  const files = valueOf(withModule(built(), 'shut-the-box', bytes(module)));
  return valueOf(pack(as as 'html', valueOf(choices(undefined)), files, games));
}

describe('a package of a game by somebody else', () => {
  it.each(packageKinds)('has its module, its tag with the options, and what reports to the platform: %s', (kind) => {
    const files = unzipSync(packed('--as', kind, '-o', 'x.zip', '--option', 'tiles=9', '--option', 'end-at=3'));
    const page = strFromU8(files['index.html']);
    expect(strFromU8(files['shut-the-box.js'])).toBe(module);
    expect(page).toContain('<script type="module" src="shut-the-box.js"></script>');
    expect(page).toContain(`<script defer src="${kind}.js"></script>`);
    expect(page.indexOf(`${kind}.js`)).toBeLessThan(page.indexOf('shut-the-box.js'));
    expect(page).toContain('<shut-the-box players=", bot:1" tiles="9" end-at="3" data-own-game>');
    expect(Object.keys(files).some((name) => name.endsWith('.iife.js'))).toBe(false);
  });

  it('is one page with its module in it', () => {
    const page = strFromU8(packed('--as', 'html', '--title', 'My box', '--players', 'Ada, bot:2', '--lang', 'de'));
    expect(page).toContain(`<script type="module">\n${module}</script>`);
    expect(page).toContain('<title>My box</title>');
    expect(page).toContain('players="Ada, bot:2" lang="de"');
  });

  it.each([
    ['tag', ['--as', 'html']],
    ['tag', ['--as', 'html', '--tag', 'box']],
    ['tag', ['--as', 'html', '--tag', '"><script>']],
    ['tag', ['--as', 'html', '--tag', `a-${'b'.repeat(99)}`]],
    ['title', ['--as', 'html', '--tag', 'a-b', '--title', 'x'.repeat(121)]],
    ['as', ['--as', 'h5p', '-o', 'x', '--tag', 'a-b']],
    ['as', ['--as', 'link', '--tag', 'a-b']],
    ['game', ['--as', 'html', '--tag', 'a-b', '--game', 'multiplay']],
    ['from', ['--as', 'html', '--tag', 'a-b', '--from', 'x.html']],
    ['out', ['--as', 'scorm12', '--tag', 'a-b']],
  ])('is refused by its %s', (code, args) => {
    expect(read(...args)).toMatchObject({ ok: false, code });
  });

  it('is refused for a choice that no game has', () => {
    const { choices } = commandOf('--as', 'html', '--tag', 'a-b', '--players', 'bot:9');
    expect(choices(undefined)).toMatchObject({ ok: false, code: 'players' });
    expect(commandOf('--as', 'html', '--tag', 'a-b', '--puzzle', 'daily').choices(undefined)).toMatchObject({
      ok: false,
      code: 'puzzle',
    });
  });

  it.each(['tag', 'title'])('alone has a --%s', (name) => {
    expect(readCommand(['pack', '--game', 'multiplay', '--as', 'html', `--${name}`, 'a-b'])).toMatchObject({
      ok: false,
      code: name,
    });
  });

  it.each([
    "import { html } from 'lit'; 'shut-the-box'",
    "import './rules.js'; 'shut-the-box'",
    "const x = () => import('./chunk.js'); 'shut-the-box'",
    "export * from 'abacade/element'; 'shut-the-box'",
    "customElements.define('another-game', X)",
  ])('has no module that is not one file or another one: %s', (text) => {
    expect(withModule(built(), 'shut-the-box', bytes(text))).toMatchObject({ ok: false, code: 'module' });
  });

  it.each([undefined, null, '', 'x', '-a-b', 'A-B'])('has no tag %j', (tag) => {
    expect(ownGame(tag as string, undefined, [])).toMatchObject({ ok: false, code: 'tag' });
  });
});
