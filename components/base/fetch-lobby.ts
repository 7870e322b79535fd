/**
 * Resolves if `<abacade-lobby>` is defined. It has all games, so that no game imports it: what a bundler makes imports
 * `abacade/abacade-lobby` for it, and scripts for pages have fetch-lobby-there.ts.
 */
export const fetchLobby = (): Promise<object> =>
  customElements.get('abacade-lobby')
    ? Promise.resolve({})
    : Promise.reject(new Error('<abacade-lobby> is not defined. Import abacade/abacade-lobby to use live.'));
