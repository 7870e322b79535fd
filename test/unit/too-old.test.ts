import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floorCondition, tooOldStyles } from '../../src/embed/floor.js';
import { embed } from '../../src/words/generated/embed.js';
import { pageWords } from '../../src/words/generated/pages.js';
import { languageTags } from '../../src/words/languages.js';
import { floor } from '../../scripts/lint/floor-data.mjs';

const squeezed = (css: string): string => css.replaceAll("'", '"').replace(/\s+/g, ' ');

describe('what a browser says that is too old', () => {
  it.each(languageTags)('names each browser and its version, in %s', (tag) => {
    const { needs } = embed[tag];
    const { chrome, edge, firefox, safari } = floor;
    expect(edge).toBe(chrome);
    for (const part of ['Chrome', 'Edge', 'Firefox', 'Safari', chrome, firefox, safari])
      expect(needs).toContain(String(part));
    // It is inserted into a style sheet without escaping.
    expect(needs).not.toMatch(/["'\\<>]/);
  });

  it('is the same in a snippet and by the autoloader', () => expect(pageWords.needs).toBe(embed['en'].needs));

  const pages = ['demo', 'pages', 'server/pages'].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => (name.endsWith('.html') ? [`${folder}/${name}`] : [])),
  );

  it.each(pages)('stands in the styles of %s, for no script of that page runs there', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/rel="stylesheet" href="(?:pages\/)?([^"]+)"/g)];
    const css = squeezed(links.map(([, name]) => readFileSync(join(dirname(page), name), 'utf8')).join(''));
    expect(css).toContain(squeezed(tooOldStyles(embed['en'].needs)).trim());
    expect(css).toContain(floorCondition);
  });

  it.each(['README.md', 'docs/hosts.md'])('is what %s says', (file) => {
    const text = readFileSync(file, 'utf8').replace(/\s+/g, ' ');
    expect(text).toContain(`Chrome and Edge from ${floor.chrome}, Firefox from ${floor.firefox}`);
    expect(text).toContain(`Safari from ${floor.safari}`);
  });
});
