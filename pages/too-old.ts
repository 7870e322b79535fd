import { floorCondition } from '../src/embed/floor.js';

/** Tells whether this browser is older than those of the floor. */
export const isTooOld = (): boolean => !CSS.supports(floorCondition);
