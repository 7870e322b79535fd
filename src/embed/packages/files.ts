import { bad, ok, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import { languages } from '../../words/languages.js';
import { pickLanguage } from '../../words/words.js';
import { games as allGames, type Games } from '../games.js';

/** Files by name; in a package, by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The files of a package in their order, manifest first. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

export const packageKinds = ['scorm12', 'scorm2004', 'cmi5'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** The kinds of packages that report marks to a platform: those with a page of their own, and a content of H5P. */
export const courseKinds = [...packageKinds, 'h5p'] as const;
export type CourseKind = (typeof courseKinds)[number];

/** The licence notices, which accompany the scripts wherever they go. */
export const licences = 'LICENSES.txt';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Encodes text as UTF-8. */
export const bytes = (text: string): Uint8Array => encoder.encode(text);
/** Decodes a UTF-8 file. */
export const textOf = (file: Uint8Array): string => decoder.decode(file);

/** Returns the name of the module of a game by somebody else in a package. */
export const moduleName = (tag: string): string => `${tag}.js`;

/** Returns the name of the script that contains the whole game: a plain one, or the module of somebody else. */
export function gameScript(choices: Choices, games: Games = allGames): string {
  const { tag, isModule } = games[choices.game];
  return isModule ? moduleName(tag) : `${tag}.iife.js`;
}

/** Returns the error for a file that the build should have created; its code is the name of the file. */
export const notBuilt = (name: string): Result<never> => bad(name, `${name} is not among the built files.`);

/** Returns the names of the scripts with the words of some languages, out of those that a script may fetch. */
export const wordsNamedIn = (script: string, tags: readonly string[]): string[] =>
  [...script.matchAll(/["'`](words-[a-z]+)(?=["'`]|\.\$\{)/g)].flatMap(([, name]) =>
    tags.map((tag) => `${name}.${tag}.js`),
  );

/**
 * Returns the names of the scripts with the words of the chosen language, out of those that the given scripts may fetch. If no language is
 * chosen, those of each language that a reader's browser may select, which is never a draft.
 */
export function wordScripts({ lang }: Choices, ...scripts: readonly Uint8Array[]): string[] {
  const chosen = lang === undefined ? undefined : pickLanguage(languages, [lang]);
  const [, ...others] = languages;
  const tags = others.filter(({ tag, isDraft }) => (chosen ? tag === chosen : !isDraft)).map(({ tag }) => tag);
  return [...new Set(scripts.flatMap((script) => wordsNamedIn(textOf(script), tags)))].sort();
}

/** The file that contains all scripts of words in a package. */
const spoken = 'words.js';
const joined = (before: Uint8Array | undefined, file: Uint8Array): Uint8Array =>
  before ? bytes(textOf(before) + textOf(file)) : file;

/** The files that a package needs: the scripts that its page names, in their order, and the other files. */
export interface NeededFiles {
  readonly scripts: readonly string[];
  readonly files: Files;
}

/**
 * Selects the built files that a package needs: the words of its language, the script that reports to the platform, the
 * game, the twins it may fetch if WebAssembly is blocked, and the licences. The code of an error is the missing file.
 */
export function neededFiles(
  kind: PackageKind,
  choices: Choices,
  built: Files,
  games: Games = allGames,
): Result<NeededFiles> {
  const game = gameScript(choices, games);
  const script = built.get(game);
  const twins = script ? [...new Set(textOf(script).match(/twin-[\w-]+\.js/g) ?? [])].sort() : [];
  const words = wordScripts(choices, ...[built.get(`${kind}.js`), script].filter((one) => one !== undefined));
  const files = new Map<string, Uint8Array>();
  for (const name of [...words, `${kind}.js`, game, ...twins, licences]) {
    const file = built.get(name);
    if (!file) return notBuilt(name);
    if (words.includes(name)) files.set(spoken, joined(files.get(spoken), file));
    else files.set(name, file);
  }
  return ok({ scripts: [...(words.length > 0 ? [spoken] : []), `${kind}.js`, game], files });
}
