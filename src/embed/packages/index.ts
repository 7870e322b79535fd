import { ok, type Result } from '../../rules/game.js';
import type { Choices } from '../choices.js';
import type { Games } from '../games.js';
import { cmi5 } from './cmi5.js';
import { bytes, type CourseKind, type Files, type PackageFiles } from './files.js';
import { h5p } from './h5p.js';
import { packable } from './packable.js';
import { singlePage } from './page.js';
import { scorm12 } from './scorm12.js';
import { scorm2004 } from './scorm2004.js';
import { zip } from './zip.js';

const packages: Readonly<Record<CourseKind, (choices: Choices, built: Files, games?: Games) => Result<PackageFiles>>> =
  { scorm12, scorm2004, cmi5, h5p };

/**
 * Creates a zip package of that kind, or a single page. The code of an error is the name of a missing built file, or
 * that of `packable`.
 */
export function pack(kind: CourseKind | 'html', choices: Choices, built: Files, games?: Games): Result<Uint8Array> {
  if (kind === 'html') {
    const page = singlePage(choices, built, games);
    return page.ok ? ok(bytes(page.value)) : page;
  }
  const checked = packable(choices, games);
  if (!checked.ok) return checked;
  const files = packages[kind](choices, built, games);
  return files.ok ? ok(zip(files.value)) : files;
}

export * from './files.js';
export { lackingForH5P } from './h5p.js';
export { packable } from './packable.js';
export { choicesFromZip, longestZip } from './zip.js';
export { cmi5, h5p, scorm12, scorm2004, singlePage, zip };
