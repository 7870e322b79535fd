/**
 * Resolves if `<abacade-lobby>` is defined. The lobby contains all games, so no game imports it: a bundled application must
 * import `abacade/abacade-lobby` itself, and scripts for pages use fetch-lobby-there.ts.
 */
export const fetchLobby = (): Promise<object> =>
  customElements.get('abacade-lobby')
    ? Promise.resolve({})
    : Promise.reject(new Error('<abacade-lobby> is not defined. Import abacade/abacade-lobby to use live.'));
