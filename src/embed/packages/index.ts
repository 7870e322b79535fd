import { bad, ok, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import type { Games } from '../games.js';
import { cmi5 } from './cmi5.js';
import { bytes, type CourseKind, type Files, type PackageFiles } from './files.js';
import { h5p } from './h5p.js';
import { singlePage } from './page.js';
import { scorm12 } from './scorm12.js';
import { scorm2004 } from './scorm2004.js';
import { zip } from './zip.js';

const packages: Readonly<Record<CourseKind, (choices: Choices, built: Files, games?: Games) => Result<PackageFiles>>> =
  { scorm12, scorm2004, cmi5, h5p };

/**
 * Refuses what a package cannot be made of: a puzzle is no game that is won, resumed or counted, so there is nothing to
 * report. The code of an error is the field.
 */
export const packable = (choices: Choices): Result<Choices> =>
  choices.puzzle === undefined
    ? ok(choices)
    : bad('puzzle', 'A package reports the marks of games; a puzzle has none. Use link, script, div, iframe or html.');

/**
 * Creates a zip package of that kind, or a single page. The code of an error is the name of a missing built file, or
 * `puzzle` for a package with one.
 */
export function pack(kind: CourseKind | 'html', choices: Choices, built: Files, games?: Games): Result<Uint8Array> {
  if (kind === 'html') {
    const page = singlePage(choices, built, games);
    return page.ok ? ok(bytes(page.value)) : page;
  }
  const checked = packable(choices);
  if (!checked.ok) return checked;
  const files = packages[kind](choices, built, games);
  return files.ok ? ok(zip(files.value)) : files;
}

export * from './files.js';
export { lackingForH5P } from './h5p.js';
export { choicesFromZip, longestZip } from './zip.js';
export { cmi5, h5p, scorm12, scorm2004, singlePage, zip };
