import type { Random } from '../../../src/rules/game.js';

/** Returns a generator for tests: the same numbers for the same seed. */
export function seeded(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    return Math.floor((((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32) * below);
  };
}
