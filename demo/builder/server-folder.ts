import { tags } from '../../src/games.js';
import { notBuilt, textOf, wordsNamedIn } from '../../src/embed/packages/files.js';
import { framePage, frameScript } from '../../src/embed/snippets.js';
import { ok, type Result } from '../../src/rules/game.js';
import { languageTags } from '../../src/words/languages.js';
import type { Fetcher } from './fetcher.js';

/** The name of the zip, and of the folder in it to put on a web server. */
export const folderFile = 'abacade.zip';
const folder = 'abacade';

/** The files that snippets of any game name, and those that accompany the scripts. */
const named = [
  ...tags.map((tag) => `${tag}.js`),
  'abacade.js',
  framePage,
  'frame.css',
  'frame.js',
  'icon.svg',
  frameScript,
  // A page fetches it if a file is missing after an upgrade.
  'version.js',
  'LICENSES.txt',
];

/**
 * Returns the paths of the files that a script may fetch later: the scripts that it names, relative to its own path, and
 * words in each language.
 */
function fetchedBy(path: string, script: Uint8Array): string[] {
  const text = textOf(script);
  const root = 'https://folder.invalid/';
  const names = [...text.matchAll(/["'`](\.\.?\/[\w-]+(?:[./][\w-]+)*\.js)["'`]/g)].map(([, name]) =>
    new URL(name, root + path).href.slice(root.length),
  );
  return [...names, ...wordsNamedIn(text, languageTags.slice(1))];
}

/**
 * Returns the files that snippets of all games need on a web server, by path: each that a snippet names, and all that those
 * fetch in turn. The code of an error is the name of a file that is not available.
 */
export async function serverFolder(fetchFile: Fetcher): Promise<Result<ReadonlyMap<string, Uint8Array>>> {
  const files = new Map<string, Uint8Array>();
  let wave = named;
  while (wave.length > 0) {
    const found = await Promise.all(wave.map(async (name) => [name, await fetchFile(name)] as const));
    const next = new Set<string>();
    for (const [name, file] of found) {
      if (!file) return notBuilt(name);
      files.set(name, file);
      if (name.endsWith('.js')) for (const other of fetchedBy(name, file)) next.add(other);
    }
    wave = [...next].filter((name) => !files.has(name));
  }
  const names = [...files.keys()].sort();
  return ok(new Map(names.map((name) => [`${folder}/${name}`, files.get(name)!])));
}
