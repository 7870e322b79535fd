import { bad, ok, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';

/** Files by their names; in a package, by their paths. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** What `zip` packs, the manifest first. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

export const packageKinds = ['scorm12', 'scorm2004', 'cmi5'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** The notices of the licences, which go wherever the scripts go. */
export const licences = 'LICENSES.txt';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
export const bytes = (text: string): Uint8Array => encoder.encode(text);
export const textOf = (file: Uint8Array): string => decoder.decode(file);

/** The game of the element as a plain script with all its parts in it. */
export const gameScript = (choices: Choices, games: Games = allGames): string => `${games[choices.game].tag}.iife.js`;

/**
 * The built files that a package needs, of those that are there: the script that reports to the platform, the game, the
 * twins that it may fetch where WebAssembly is refused, the licences. The code of an error is the missing file.
 */
export function neededFiles(kind: PackageKind, choices: Choices, built: Files, games: Games = allGames): Result<Files> {
  const game = gameScript(choices, games);
  const script = built.get(game);
  const twins = script ? [...new Set(textOf(script).match(/twin-[\w-]+\.js/g) ?? [])].sort() : [];
  const files = new Map<string, Uint8Array>();
  for (const name of [`${kind}.js`, game, ...twins, licences]) {
    const file = built.get(name);
    if (!file) return bad(name, `${name} is not among the built files.`);
    files.set(name, file);
  }
  return ok(files);
}
