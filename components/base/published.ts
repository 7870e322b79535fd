import { version } from '../../src/version.js';

/** Resolves to the version where the script came from. A bundler's output is one with it; pages have published-there.ts. */
export const publishedVersion = (): Promise<string> => Promise.resolve(version);

/** Replaces the script in the browser's cache. */
export const refreshScript = (): Promise<unknown> => Promise.resolve();
