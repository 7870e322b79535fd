/** Code that the tests of the trail, of PLYT and of Sequence share. */
import type { Random } from '../../src/rules/game.js';

/** Returns a seeded source of whole numbers (mulberry32). */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

export const pick = <T>(random: Random, among: readonly T[]): T => among[random(among.length)];

/** Freezes a value deeply; any attempt to change it throws, as modules are strict. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Unwraps a Result or a Step, or fails with its message. */
export function must<T extends { ok: boolean }>(result: T): Extract<T, { ok: true }> {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result as Extract<T, { ok: true }>;
}

/** Characters that need no escape in an address. */
export const URL_SAFE = /^[A-Za-z0-9\-_.~]*$/;
