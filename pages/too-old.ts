import { floorCondition } from '../src/embed/floor.js';

/** Returns whether this browser is older than the oldest supported ones. */
export const isTooOld = (): boolean => !CSS.supports(floorCondition);
