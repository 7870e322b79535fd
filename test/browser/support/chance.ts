import type { Random } from '../../../src/rules/game.js';

/*
 * Chance in the browser tests. It is the same in every run of a test, so that no test fails now and then, and a test can set the next
 * rolls. A page in a frame has its own chance.
 */

type Draw = () => number;

/** Returns a generator of whole numbers below 2³²; the same seed gives the same numbers (mulberry32). */
function stream(start: number): Draw {
  let a = start;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** The numbers for the elements. */
let next = stream(0);
/** The numbers for the tests: they choose the same moves, however often an element draws. */
let own = stream(0);

beforeEach(function () {
  let start = 0;
  for (const letter of this.currentTest!.fullTitle()) start = Math.imul(start, 31) + letter.codePointAt(0)!;
  next = stream(start);
  own = stream(start);
});

/** Restarts the generator for the elements from that seed. */
export function seed(start: number): void {
  next = stream(start);
}

/** Sets the next rolls of the twelve-sided die; after them chance continues as before. Must not be called before a board is dealt. */
export function rolls(...faces: number[]): void {
  const after = next;
  next = () => {
    const face = faces.shift();
    return face === undefined ? after() : face - 1;
  };
}

/** Returns a whole number from 0 to `below` − 1. */
export const random: Random = (below) => own() % below;

Object.defineProperty(crypto, 'getRandomValues', {
  configurable: true,
  value: <T extends Uint8Array | Uint32Array>(array: T): T => {
    for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  },
});
