import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .trim()
  .split('\n');
const folders = new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
const names = new Set(tracked.map((path) => basename(path)));

/** The history in the changelog names files that are gone. */
const documents = tracked.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md' && existsSync(path));

/** Made by a build, among them the pages of the site with a position to play. */
const made =
  /^(build|dist|types\/elements\.d\.ts|play|site|node_modules|server\/dist|server\/data|src\/(core|words)\/generated)(\/|$)/;

/** Returns whether a path of the project is there; `<tag>`, `*` and `…` stand for any name. */
function isThere(path: string): boolean {
  if (made.test(path)) return true;
  const pattern = path.replace(/\/$/, '').replace(/[.+^$()|[\]\\]/g, '\\$&');
  const any = new RegExp(`^${pattern.replace(/<[^>]+>|\*+|…/g, '[^/]*')}(/|$)`);
  return tracked.some((one) => any.test(one));
}

/** Returns the paths that a document names: targets of links, and in code what begins with a folder of the project. */
function pathsIn(document: string, text: string): string[] {
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)));
  const code = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, one]) => one);
  const paths = code
    .flatMap((one) => one.match(/(?:[\w.@<>*…-]+\/)+[\w.<>*…-]*/g) ?? [])
    .filter((path) => folders.has(path.split('/')[0]));
  return [...links, ...paths];
}

/** Returns the source files that a document names without a folder, such as `layers.mjs`. */
const filesIn = (text: string): string[] => [...text.matchAll(/`([\w-]+\.(?:ts|mjs|mts))`/g)].map(([, name]) => name);

it('finds a path that is not there', () => {
  const text =
    'See [this](../nowhere.md) and `src/nowhere/`, `src/rules/<game>/options.ts`, `dist/cdn`, [that](testing.md#x).';
  const missing = pathsIn('docs/a.md', text).filter((path) => !isThere(path));
  expect(missing).toEqual(['nowhere.md', 'src/nowhere/']);
  expect(filesIn('`layers.mjs`, `nowhere.ts`').filter((name) => !names.has(name))).toEqual(['nowhere.ts']);
});

/** The files of the package: its documents may link to no others. Pictures are left out; the text in their place is read. */
const [{ files }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
) as { files: { path: string }[] }[];
const packed = new Set(files.map(({ path }) => path));
const linksIn = (document: string, text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/(?<!!\[[^\]]*)\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(document), target)));
const isPacked = (path: string): boolean =>
  packed.has(path) || [...packed].some((one) => one.startsWith(`${path.replace(/\/$/, '')}/`));

it.each(documents.filter((document) => packed.has(document)))('%s links to files of the package', (document) => {
  const dead = linksIn(document, readFileSync(document, 'utf8')).filter((path) => !made.test(path) && !isPacked(path));
  expect(dead).toEqual([]);
});

it('finds a link to a file that is not packed', () => {
  const links = linksIn(
    'docs/a.md',
    'See [this](../src/games.ts), [that](testing.md#x), ![a picture](pictures/a.webp).',
  );
  expect(links.filter((path) => !isPacked(path))).toEqual(['src/games.ts']);
});

it.each(documents)('%s names paths that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const missing = [
    ...pathsIn(document, text).filter((path) => !isThere(path)),
    ...filesIn(text).filter((name) => !names.has(name)),
  ];
  expect(missing).toEqual([]);
});
