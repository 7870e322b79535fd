import { bad, ok, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';

/** Files by name; in a package, by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The files of a package in their order, manifest first. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

export const packageKinds = ['scorm12', 'scorm2004', 'cmi5'] as const;
export type PackageKind = (typeof packageKinds)[number];

/** The licence notices, which accompany the scripts wherever they go. */
export const licences = 'LICENSES.txt';

const encoder = new TextEncoder();
const decoder = new TextDecoder();
/** Encodes text as UTF-8. */
export const bytes = (text: string): Uint8Array => encoder.encode(text);
/** Decodes a UTF-8 file. */
export const textOf = (file: Uint8Array): string => decoder.decode(file);

/** Returns the name of the plain script that holds the whole game. */
export const gameScript = (choices: Choices, games: Games = allGames): string => `${games[choices.game].tag}.iife.js`;

/**
 * Selects the built files that a package needs: the script that reports to the platform, the game, the twins it may
 * fetch if WebAssembly is blocked, and the licences. The code of an error is the missing file.
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
