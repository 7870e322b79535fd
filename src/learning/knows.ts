import type { Knows } from '../rules/routes.js';
import { state } from './estimate.js';
import type { Memory } from './memory.js';

/**
 * Returns how likely a child is to know a product of two numbers from 2 to 12.
 * @param day Days since 1 January 2024.
 */
export const knowsOn =
  (memory: Memory, day: number): Knows =>
  (a, b) => {
    const { d, r } = state(memory, `P${Math.min(a, b)}.${Math.max(a, b)}`, day);
    return d + r;
  };
