import type { Timers } from '../../src/match/clock.js';
import type { Random } from '../../src/rules/game.js';

/** The page's own time and chance, handed to what must not reach for them. */

export const timers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

/** A fair number below `below`, from the browser's own source: what would favour some is drawn again. */
export const random: Random = (below) => {
  const range = 2 ** 32;
  const fair = range - (range % below);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0] >= fair);
  return draw[0] % below;
};
