import { version } from '../../src/version.js';

/**
 * Resolves to the version published where the script came from. A bundle contains its own version; pages use
 * published-there.ts.
 */
export const publishedVersion = (): Promise<string> => Promise.resolve(version);

/** Replaces the script in the browser's cache. */
export const refreshScript = (): Promise<unknown> => Promise.resolve();
