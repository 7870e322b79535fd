/** Dice and claims, for modules that use the rules but not the core. */
import { sequence as core, sequenceCore, type SequenceClaim, type TotalRule } from '../../core/sequence.js';

export { SEQUENCE_KINDS, type ClaimError, type SequenceClaim, type SequenceKind } from '../../core/sequence.js';

/** Loads the core that the rules use. */
export const loadSequence = (): Promise<void> => sequenceCore.ready();

/** Returns every Sequence made by six dice (the Master first), highest bonus first. */
export const claims = (dice: readonly number[], totalRule: TotalRule): SequenceClaim[] => core.claims(dice, totalRule);

/** Returns the indexes of the dice in a mask; the Master is 0. */
export const placesIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((die) => (mask >> die) & 1);
