import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The games whose rules are code: the file of docs/rules, and the letters of its ids. */
const movedIn = [
  { file: 'multiplay', letters: 'MUL' },
  { file: 'plyt', letters: 'PLY' },
  { file: 'sequence', letters: 'SEQ' },
  { file: 'pytagora', letters: 'PYT' },
];

const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const filesOf = (folder: string, end: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end) && !name.includes('generated'))
    .map((name) => `${folder}/${name}`);

const idsIn = (text: string): string[] => text.match(/\b(?:MUL|PLY|SEQ|PYT)-\d\d+\b/g) ?? [];
/** Returns the ids that a table of the catalogue defines, in order. */
const defined = (file: string): string[] => [...read(file).matchAll(/^\| ([A-Z]{3}-\d+) \|/gm)].map(([, id]) => id);
/** Returns the text without comments: an id in a comment describes a test, and tests nothing. */
const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const catalogue = filesOf('docs/rules', '.md').flatMap(defined);
const tests = ['test/unit', 'test/browser'].flatMap((folder) => filesOf(folder, '.test.ts'));
const tested = new Set(tests.flatMap((file) => idsIn(code(read(file)))));
const sources = ['assembly', 'src', 'components'].flatMap((folder) => filesOf(folder, '.ts'));
const cited = new Set(sources.flatMap((file) => idsIn(read(file))));

describe('the rule catalogue', () => {
  it('has each id once, in order', () => {
    const numbers = (letters: string) =>
      catalogue.filter((id) => id.startsWith(letters)).map((id) => Number(id.slice(4)));
    for (const letters of ['MUL', 'PLY', 'SEQ', 'PYT']) {
      expect(numbers(letters).length, letters).toBeGreaterThan(10);
      expect(numbers(letters), letters).toEqual([...new Set(numbers(letters))].sort((a, b) => a - b));
    }
  });

  it('knows every id that code and tests name', () => {
    expect([...cited, ...tested].filter((id) => !catalogue.includes(id))).toEqual([]);
  });

  it('lists every game whose rules are code among those that have moved in', () => {
    const inRules = filesOf('src/rules', '.ts').filter((file) => file.split('/').length > 3);
    const letters = new Set(inRules.flatMap((file) => idsIn(read(file))).map((id) => id.slice(0, 3)));
    expect(movedIn.map((game) => game.letters).sort()).toEqual([...letters].sort());
  });
});

describe.each(movedIn)('$file', ({ file, letters }) => {
  const ids = defined(`docs/rules/${file}.md`);

  it('has rules, all of its own letters', () => {
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !id.startsWith(letters))).toEqual([]);
  });

  it.each(ids)('%s is tested, and cited where it is code', (id) => {
    expect([...tested], 'no test names it').toContain(id);
    expect([...cited], 'no code cites it').toContain(id);
  });
});
