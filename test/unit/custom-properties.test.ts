import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Documented {
  readonly name: string;
  readonly description?: string;
}
interface Element {
  readonly tagName: string;
  readonly cssProperties: readonly Documented[];
  readonly events: readonly Documented[];
}

// `npm run build` makes this file, as does `npm run manifest:made`.
const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as {
  modules: { declarations: Element[] }[];
};
const elements = modules.flatMap(({ declarations }) => declarations);
const games = elements.filter(({ events }) => events.some(({ name }) => name === 'game-start'));

/** Returns the custom properties that a text names; `--ab-p1` stands for those of all players. */
const namesIn = (text: string): string[] => [...text.matchAll(/--ab-[\w-]*\w/g)].map(([name]) => name);
const documented = ({ cssProperties }: Element): string[] =>
  cssProperties.flatMap(({ name, description = '' }) => [name, ...namesIn(description)]);

/** Returns the sources in folders of components. */
const sources = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) =>
      readdirSync(join('components', folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join('components', folder, file), 'utf8')),
    )
    .join('\n');
const shared = sources('style', 'parts', 'game', 'lesson');

/** Returns whether a style reads a custom property; its digit may be counted, as in `var(--ab-p${n})`. */
function isRead(name: string, text: string): boolean {
  const [, counted] = /^--ab-(.*\D)\d$/.exec(name) ?? [];
  const isCounted = counted !== undefined && new RegExp(`var\\(--ab-([^);]*\\W)?${counted}\\$\\{`).test(text);
  return isCounted || text.includes(`var(${name})`) || text.includes(`var(${name},`);
}

it.each(elements)('<$tagName> reads each custom property that it documents', (element) => {
  const text = `${shared}\n${sources(element.tagName)}`;
  expect(documented(element).length).toBeGreaterThan(4);
  expect(documented(element).filter((name) => !isRead(name, text))).toEqual([]);
});

it('finds one that is not read', () => {
  expect(['--ab-ink', '--ab-inc', '--ab-p6', '--ab-q6'].filter((name) => !isRead(name, shared))).toEqual([
    '--ab-inc',
    '--ab-q6',
  ]);
});

it('documents what the guide says can be changed', () => {
  const guide = readFileSync('docs/developers.md', 'utf8');
  const [appearance] = /## Appearance[\s\S]*?\n## /.exec(guide)!;
  const known = new Set(games.flatMap(documented));
  expect([...new Set(namesIn(appearance))].filter((name) => name !== '--ab-p' && !known.has(name))).toEqual([]);
});
