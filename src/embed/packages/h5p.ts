import { bad, ok, type Result } from '../../rules/game.js';
import { languages } from '../../words/languages.js';
import { pickLanguage } from '../../words/words.js';
import { tags } from '../../games.js';
import { choicesFor, titleOf, type Attributes, type Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';
import { contentScript, library, libraryFolder } from '../h5p/library.js';
import { readParams } from '../h5p/params.js';
import { paramsOf } from '../h5p/write.js';
import { bytes, licences, notBuilt, textOf, wordsNamedIn, type Files, type PackageFiles } from './files.js';

/** The built file with the texts of the library that are not scripts, by path: its description, its fields, its icon. */
export const libraryFile = 'h5p-library.json';

/** The files with the description of a content, and with its choices. */
export const aboutFile = 'h5p.json';
export const contentFile = 'content/content.json';

/** Maximum length of a title; H5P counts bytes. */
const longestTitle = 255;

/** The scripts of the games, one for each element. */
const gameScripts = tags.map((tag) => `${tag}.iife.js`);
const others = languages.slice(1).map(({ tag }) => tag);

/** Returns the scripts of words in one language, out of those that the scripts of the content may fetch. */
const wordsOf = (tag: string, built: Files): string[] => {
  const scripts = [contentScript, ...gameScripts].flatMap((name) => built.get(name) ?? []);
  return [...new Set(scripts.flatMap((script) => wordsNamedIn(textOf(script), [tag])))].sort();
};

const twinsOf = (built: Files): string[] => {
  const scripts = gameScripts.flatMap((name) => built.get(name) ?? []);
  return [...new Set(scripts.flatMap((script) => textOf(script).match(/twin-[\w-]+\.js/g) ?? []))].sort();
};

/** Returns the names of the built files that a package needs but are missing, as far as the existing files show. */
export function lackingForH5P(built: Files): string[] {
  const names = [contentScript, ...gameScripts, libraryFile, licences, ...twinsOf(built)];
  return [...names, ...others.flatMap((tag) => wordsOf(tag, built))].filter((name) => !built.has(name));
}

/** Parses a file with any content. */
function jsonIn(file: Uint8Array): unknown {
  try {
    return JSON.parse(textOf(file));
  } catch {
    return undefined;
  }
}

/** Returns the texts of the library, by path. */
function textsIn(file: Uint8Array): [path: string, text: string][] | undefined {
  const texts = Object.entries(Object(jsonIn(file)) as Record<string, unknown>);
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
  return texts.length > 0 && texts.every(isText) ? texts : undefined;
}

/**
 * Returns the files of the library. A site installs it once and shows all contents with it, so it is the same for all choices, and contains
 * every game and language that an editor may choose later. All scripts of words in a language are joined in one file.
 */
function libraryFiles(built: Files): Result<[path: string, file: Uint8Array][]> {
  const [lacking] = lackingForH5P(built);
  if (lacking !== undefined) return notBuilt(lacking);
  const texts = textsIn(built.get(libraryFile)!);
  if (!texts) return bad(libraryFile, `${libraryFile} cannot be read.`);
  const scripts = [contentScript, ...gameScripts, ...twinsOf(built), licences];
  const files: [string, Uint8Array][] = [
    ...texts.map(([path, text]): [string, Uint8Array] => [path, bytes(text)]),
    ...scripts.map((name): [string, Uint8Array] => [name, built.get(name)!]),
    ...others.map((tag): [string, Uint8Array] => [
      `words.${tag}.js`,
      bytes(
        wordsOf(tag, built)
          .map((name) => textOf(built.get(name)!))
          .join(''),
      ),
    ]),
  ];
  return ok(files.map(([path, file]) => [`${libraryFolder}/${path}`, file]));
}

/** Returns a title that H5P accepts; one that is too long ends with an ellipsis. */
function titleFor(title: string): string {
  if (bytes(title).length <= longestTitle) return title;
  const letters = [...title];
  while (bytes(`${letters.join('')}…`).length > longestTitle) letters.pop();
  return `${letters.join('')}…`;
}

/** Writes `h5p.json`. `und` means a content without a language of its own. */
const about = (choices: Choices, games: Games): object => ({
  title: titleFor(titleOf(choices, games)),
  language: choices.lang === undefined ? 'und' : pickLanguage(languages, [choices.lang]),
  mainLibrary: library.machineName,
  embedTypes: ['iframe'],
  license: 'U',
  preloadedDependencies: [library],
});

/** Returns the files of an H5P content with its library. The code of an error is the missing file. */
export function h5p(choices: Choices, built: Files, games: Games = allGames): Result<PackageFiles> {
  const files = libraryFiles(built);
  if (!files.ok) return files;
  const json = (value: object): Uint8Array => bytes(JSON.stringify(value));
  return ok(
    new Map([[aboutFile, json(about(choices, games))], [contentFile, json(paramsOf(choices, games))], ...files.value]),
  );
}

/**
 * Reads the choices from the files of an untrusted content. `about` is its `h5p.json`, whose title is the heading. The code of an error is
 * the field.
 */
export function choicesFromH5P(
  content: Uint8Array,
  about: Result<Uint8Array>,
  games: Games = allGames,
): Result<Choices> {
  const read = readParams(jsonIn(content));
  if (!read.ok) return read;
  const { game, attributes } = read.value;
  const { title } = Object((about.ok && jsonIn(about.value)) || {}) as { readonly title?: unknown };
  const named = typeof title === 'string' && title.trim() !== games[game].title;
  const heading: Attributes = named ? [['heading', title]] : [];
  return choicesFor(game, [...attributes, ...heading], games);
}
