/** What players agree before a game of Sequence (SEQ-01, 05, 09, 12). */
import { TOTAL_RULES, type TotalRule } from '../../core/sequence.js';
import type { Result } from '../game.js';
import { countsOf, type CardCounts } from '../trail/cards.js';
import { complete, oneOf, whole } from '../trail/given.js';
import { cardCounts, PLYT_SQUARES, plytSquares } from '../trail/options.js';
import { WINNER } from '../trail/spiral.js';

export interface SequenceOptions {
  /** Whether a Total needs at least 50, 60, 70 or more than that (SEQ-05). */
  readonly totalRule: TotalRule;
  /** Whether the player names the Sequence, or the best one is taken (SEQ-09). */
  readonly declare: 'player' | 'auto';
  /** PLYT cards of each type, used at once; none by default (SEQ-12). */
  readonly cards: CardCounts;
  readonly plytSquares: readonly number[];
  /** The square to reach or pass, 20 to 113 (SEQ-01). */
  readonly summit: number;
}

export const LOWEST_SUMMIT = 20;

export const defaults: SequenceOptions = {
  totalRule: 'at-least',
  declare: 'player',
  cards: countsOf(0),
  plytSquares: PLYT_SQUARES,
  summit: WINNER,
};

/** Completes and checks options; the code of an error is the name of the bad field. */
export const options = (given: unknown): Result<SequenceOptions> =>
  complete<SequenceOptions>(given, defaults, {
    totalRule: oneOf(...TOTAL_RULES),
    declare: oneOf('player', 'auto'),
    cards: cardCounts,
    plytSquares,
    summit: whole(LOWEST_SUMMIT, WINNER),
  });
