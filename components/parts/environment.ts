import { IndexedStorage } from '../../src/match/indexed-storage.js';
import type { Timers } from '../../src/match/clock.js';
import type { Random } from '../../src/rules/game.js';

/* The clock and random source of the page, passed to code that must not access them itself. */

export const timers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

/** Returns a uniform random integer from 0 to `below` − 1. Draws that would introduce bias are repeated. */
export const random: Random = (below) => {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0] >= fair);
  return draw[0] % below;
};

/** One database for all elements of the page. A server has no window, and may import this module without rendering it. */
export const storage = new IndexedStorage(globalThis);
