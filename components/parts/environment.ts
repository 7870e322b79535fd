import type { Timers } from '../../src/match/clock.js';

export { random } from '../../src/random.js';

/* The clock and random source of the page, passed to code that must not access them itself. */

export const timers: Timers = {
  now: () => performance.now(),
  later(call, ms) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};
