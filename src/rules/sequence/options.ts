/** What players agree before a game of Sequence. */
import { TOTAL_RULES } from '../../core/sequence.js';
import { choice, whole, yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';
import { cardCounts, plytSquares } from '../trail/options.js';
import { WINNER } from '../trail/spiral.js';

export const declaration = {
  /** Whether a Total takes at least 50, 60, 70 or more than that. */
  totalRule: choice({ choices: TOTAL_RULES, default: 'at-least', rule: 'SEQ-05' }),
  /** Whether the player names the Sequence, or the best one is taken. */
  declare: choice({ choices: ['player', 'auto'], default: 'player', rule: 'SEQ-09' }),
  /** PLYT cards on the stars: all, none, or how many of single sorts. */
  cards: cardCounts({ each: 0, rule: 'SEQ-12' }),
  /** Whether a card is used when it is turned, or kept for later in secret. */
  cardsWhen: choice({ choices: ['at-once', 'keep'], default: 'at-once', rule: 'SEQ-12' }),
  /** The squares with a star. */
  plytSquares: plytSquares({ rule: 'PLY-05', inForm: false }),
  /** The square to reach or pass. */
  summit: whole({ min: 20, max: WINNER, default: WINNER, rule: 'SEQ-01', offered: [20, 40, 60, 72, 96, WINNER] }),
  /** Whether Undo takes back as often as a player likes, also what chance has answered. */
  practiceUndo: yesOrNo({ default: false, rule: 'SEQ-14' }),
};

export type SequenceOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Sequence', declaration, { lenient: true });
