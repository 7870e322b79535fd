import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { templates } from '../../scripts/bundle/plugins.mjs';

const files = ['components', 'demo'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /(?<!\.d)\.ts$/.test(name) && /\b(css|html|svg)`/.test(readFileSync(name, 'utf8'))),
);

const shortened = async (code: string, name = 'components/sample.ts'): Promise<string> =>
  (await templates.transform(code, resolve(name))).code ?? code;

/**
 * Returns a text without what may differ: comments, white space, quotes, the long form of boolean attributes, and the last semicolon of a
 * rule.
 */
const bare = (code: string): string =>
  code
    .replace(/\b([a-z]+)="\1"/g, '$1')
    .replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '')
    .replace(/\s+/g, '')
    .replace(/;(?=\})/g, '')
    .replaceAll('"', '');

describe('Templates that are shortened', () => {
  it('say what they said before, in every file', async () => {
    expect(files.length).toBeGreaterThan(100);
    let saved = 0;
    for (const name of files) {
      const code = readFileSync(name, 'utf8');
      const short = await shortened(code, name);
      expect(bare(short), name).toBe(bare(code));
      saved += code.length - short.length;
    }
    expect(saved).toBeGreaterThan(50_000);
  });

  it.each([
    ['html`<b>${a}</b>\n  × <b>${b}</b>`', 'html`<b>${a}</b> × <b>${b}</b>`'],
    ['html`<p>${sentence}\n    ${more} Now.</p>`', 'html`<p>${sentence} ${more} Now.</p>'],
    ['html`<input value="" aria-label="" alt="" />`', 'value=""'],
    ['svg`<path d="M0 0" /><path d=${d} />`', '<path d="M0 0"/><path d="${d}"/>'],
    ['html`<svg><g>${a}<path d="M0 0" /></g></svg>`', '<path d="M0 0"/></g>'],
    ['css`.keys { grid-template-areas: ${areas}; gap: 1px; }`', '{grid-template-areas:${areas};gap:1px}'],
    ['css`:host { background: none; font-weight: normal }`', ':host{background:none;font-weight:normal}'],
    ['css`.b, .a { color: ${colour} }`', '.b,.a{color:${colour}'],
    ['css`@supports (display: grid) { .a { margin: calc(1px + ${gap}) } }`', 'calc(1px + ${gap})'],
  ])('%s', async (before, after) => {
    expect(await shortened(before)).toContain(after);
  });
});
