import type { LiveModule } from './live.js';

/** Fetches what a board across devices needs. Plain scripts have components/base/no-live.ts instead. */
export const fetchLive = (): Promise<LiveModule> => import('../screens/live/live.js');
