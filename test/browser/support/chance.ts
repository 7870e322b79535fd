import type { Random } from '../../../src/rules/game.js';

/*
 * Chance in the browser tests: it falls the same way in every run of a test, so that none fails once in a while, and a test
 * may have it fall as it wants. A page in a frame has a chance of its own.
 */

type Draw = () => number;

/** Whole numbers below 2³², the same for the same start (mulberry32). */
function stream(start: number): Draw {
  let a = start;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** What the elements draw. */
let next = stream(0);
/** What the tests draw: the moves that they choose are the same, however often an element draws. */
let own = stream(0);

beforeEach(function () {
  let start = 0;
  for (const letter of this.currentTest!.fullTitle()) start = Math.imul(start, 31) + letter.codePointAt(0)!;
  next = stream(start);
  own = stream(start);
});

/** From now on chance falls as it does from that start. */
export function seed(start: number): void {
  next = stream(start);
}

/** The next rolls of the twelve-sided die; after them chance falls as before. They must not be named before a board is dealt. */
export function rolls(...faces: number[]): void {
  const after = next;
  next = () => {
    const face = faces.shift();
    return face === undefined ? after() : face - 1;
  };
}

/** A whole number from 0 to `below` − 1. */
export const random: Random = (below) => own() % below;

Object.defineProperty(crypto, 'getRandomValues', {
  configurable: true,
  value: <T extends Uint8Array | Uint32Array>(array: T): T => {
    for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  },
});
