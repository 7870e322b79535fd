/** What dice make, for those who stand on the rules and not on the core. */
import { sequence as core, sequenceCore, type SequenceClaim, type TotalRule } from '../../core/sequence.js';

export { SEQUENCE_KINDS, type ClaimError, type SequenceClaim, type SequenceKind } from '../../core/sequence.js';

/** Loads what the rules stand on. */
export const loadSequence = (): Promise<void> => sequenceCore.ready();

/** Every Sequence that six dice make, the Master first: the highest bonus first. */
export const claims = (dice: readonly number[], totalRule: TotalRule): SequenceClaim[] => core.claims(dice, totalRule);

/** The dice of a mask by their places, the Master 0. */
export const placesIn = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((die) => (mask >> die) & 1);
