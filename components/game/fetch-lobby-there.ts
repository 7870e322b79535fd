import type { fetchLobby as fetch } from './fetch-lobby.js';

// Replaces fetch-lobby.ts in scripts for pages: the lobby is a separate file next to them.

export const fetchLobby: typeof fetch = () => import('../abacade-lobby/define.js');
