import { zipSync } from 'fflate';
import { bad, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import { games as allGames, type Games } from '../games.js';
import { choicesFromMarkup } from '../snippets.js';
import { textOf, type PackageFiles } from './files.js';
import { aboutFile, choicesFromH5P, contentFile } from './h5p.js';
import { startPage } from './manifest.js';
import { fileInZip } from '../../archive/unzip.js';

/** The earliest date in a zip file. A fixed date makes the same choices and scripts give the same bytes. */
const beginning = new Date(1980, 0, 1);

/** Packs the files in their order. */
export const zip = (files: PackageFiles): Uint8Array =>
  zipSync(Object.fromEntries(files), { level: 9, mtime: beginning });

/** The largest package accepted, in bytes. */
export const longestZip = 20_000_000;
const longestPage = 100_000;

/**
 * Reads the choices from an untrusted package; only its page is unpacked, or, for an H5P content, the files with the choices. The code of
 * an error is the field, `zip`, or `large` if a limit is exceeded.
 */
export function choicesFromZip(given: unknown, games: Games = allGames): Result<Choices> {
  if (!(given instanceof Uint8Array)) return bad('zip', 'This is not a game package.');
  if (given.length > longestZip) return bad('large', `The zip has more than ${longestZip} bytes.`);
  const content = fileInZip(given, contentFile, longestPage);
  if (content.ok) return choicesFromH5P(content.value, fileInZip(given, aboutFile, longestPage), games);
  if (content.code === 'large') return content;
  const page = fileInZip(given, startPage, longestPage);
  return page.ok ? choicesFromMarkup(textOf(page.value), games) : page;
}
