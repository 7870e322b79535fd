import { version } from '../../src/version.js';

/**
 * Resolves to the version published where the script came from. In a bundle this is always the version of the bundle
 * itself; scripts for pages use published-there.ts.
 */
export const publishedVersion = (): Promise<string> => Promise.resolve(version);

/** Replaces the script in the browser's cache. */
export const refreshScript = (): Promise<unknown> => Promise.resolve();
