import { version } from '../../src/version.js';

/*
 * The files beside the script of an element. A bundle has none: scripts for pages use beside-script-there.ts instead.
 */

/**
 * Resolves if `<abacade-lobby>` is defined. The lobby contains all games, so no game imports it: a bundled application must
 * import `abacade/abacade-lobby` itself.
 */
export const fetchLobby = (): Promise<object> =>
  customElements.get('abacade-lobby')
    ? Promise.resolve({})
    : Promise.reject(new Error('<abacade-lobby> is not defined. Import abacade/abacade-lobby to use live.'));

/** Resolves to the version published where the script came from: in a bundle always that of the bundle itself. */
export const publishedVersion = (): Promise<string> => Promise.resolve(version);

/** Replaces the script in the browser's cache. */
export const refreshScript = (): Promise<unknown> => Promise.resolve();
