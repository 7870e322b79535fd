import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const codes = [...new Set([...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code))];

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** The values of each placeholder; `trail` contains the code that games share. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  '<game>': foldersIn('src/rules').filter((name) => !['trail', 'entries'].includes(name)),
  '<tag>': foldersIn('components').filter((name) => existsSync(join(root, 'components', name, 'define.ts'))),
};

/** Returns whether it is a path: with a slash, or a file name with an extension at the root. */
const isPath = (code: string): boolean => !/\s/.test(code) && /^[\w.<>-]+(\/|\.(md|json|ts)$)/.test(code);
const paths = codes
  .filter(isPath)
  .filter((path) => path !== 'define.ts' && path !== 'site/') // which a command makes
  .flatMap((path) => {
    const found = Object.entries(placeholders).find(([placeholder]) => path.includes(placeholder));
    return found ? found[1].map((name) => path.replace(found[0], name)) : [path];
  });

describe('CONTRIBUTING.md', () => {
  it.each(paths)('names %s, which exists', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  it('names files of each kind of contribution', () => {
    for (const path of ['src/rules/plyt/options.ts', 'words/it/language.json', 'src/rules/game.ts'])
      expect(paths).toContain(path);
  });

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
    const commands = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
    expect(commands).not.toEqual([]);
    for (const command of commands) expect(scripts).toHaveProperty([command]);
  });
});
