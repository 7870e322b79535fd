import type { fetchLive as fetch } from './fetch-live.js';

/** Plain scripts do not support play across devices: they are for packages and files, which have no server. */
export const fetchLive: typeof fetch = () => Promise.reject(new Error('live'));
