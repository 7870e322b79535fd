import type { LiveModule } from '../parts/live/needs.js';

/** Fetches the module for playing across devices. Plain scripts contain components/game/no-live.ts instead. */
export const fetchLive = (): Promise<LiveModule> => import('../parts/live/live.js');
