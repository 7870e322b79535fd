import type { fetchLobby as fetch } from './fetch-lobby.js';

// In the place of fetch-lobby.ts in scripts for pages: the lobby is a file beside them.

export const fetchLobby: typeof fetch = () => import('../abacade-lobby/define.js');
