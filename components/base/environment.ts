import type { Timers } from '../../src/match/clock.js';
import type { Random } from '../../src/rules/game.js';

/* The clock and the chance of a page, handed to code that must not reach for them itself. */

export const timers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

/** A fair number from 0 to `below` − 1, from the browser's own source. A draw that would favour some is repeated. */
export const random: Random = (below) => {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0] >= fair);
  return draw[0] % below;
};
