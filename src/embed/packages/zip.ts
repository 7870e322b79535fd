import { unzipSync, zipSync } from 'fflate';
import { bad, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';
import { choicesFromMarkup } from '../snippets.js';
import { textOf, type PackageFiles } from './files.js';
import { startPage } from './manifest.js';

/** The first day that a zip file knows: the same choices and scripts make the same bytes. */
const beginning = new Date(1980, 0, 1);

/** Packs the files, in their order. */
export const zip = (files: PackageFiles): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 9, mtime: beginning });

const longestZip = 20_000_000;
const longestPage = 100_000;

/** The choices that a package was made from. Any bytes may come; the code of an error is the field, or `zip`. */
export function choicesFromZip(given: unknown, games: Games = allGames): Result<Choices> {
  const noPackage = bad<Choices>('zip', 'This is no package of a game.');
  if (!(given instanceof Uint8Array) || given.length > longestZip) return noPackage;
  try {
    // Only the page is unpacked, and it is refused where it says that it is longer than such pages are.
    const { [startPage]: page } = unzipSync(given, {
      filter: ({ name, originalSize }) => name === startPage && originalSize <= longestPage,
    });
    return page ? choicesFromMarkup(textOf(page), games) : noPackage;
  } catch {
    return noPackage;
  }
}
