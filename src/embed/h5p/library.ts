import { h5pStyles } from '../floor.js';

/** The name and version by which H5P identifies the library of all games. */
export const library = { machineName: 'H5P.Abacade', majorVersion: 1, minorVersion: 0 } as const;

/** The name of its folder in a package and on a site. */
export const libraryFolder = `${library.machineName}-${library.majorVersion}.${library.minorVersion}`;

/** The script that H5P runs when it shows a content; it fetches the others from the same folder. */
export const contentScript = 'h5p.js';

/**
 * Returns the patch number for a version of this package: 10203 for `1.2.3`. A site replaces a library by one with the same major and minor
 * version and a higher patch, which all its contents then use; with another minor version, they would stay with the old one.
 */
export function patchOf(version: string): number {
  const [major, minor, patch] = version.split('.').map((part) => parseInt(part, 10));
  return 10_000 * major + 100 * minor + patch;
}

/** Writes `library.json`. `version` is that of this package. */
export const libraryJson = (version: string): object => ({
  title: 'Abacade',
  description: 'Number board games.',
  ...library,
  patchVersion: patchOf(version),
  runnable: 1,
  author: 'Abacade',
  license: 'MIT',
  // H5P's full-screen button would cover the game's own.
  fullscreen: 0,
  embedTypes: ['iframe'],
  coreApi: { majorVersion: 1, minorVersion: 24 },
  preloadedJs: [{ path: contentScript }],
  preloadedCss: [{ path: h5pStyles.file }],
});
