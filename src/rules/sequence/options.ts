/** The options of a game of Sequence. */
import { TOTAL_RULES } from '../../core/sequence.js';
import { choice, whole, yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';
import { cardCounts, plytSquares } from '../trail/options.js';
import { WINNER } from '../trail/spiral.js';

export const declaration = {
  /** The points that a Total requires: at least 50, 60 or 70, or more than that. */
  totalRule: choice({ choices: TOTAL_RULES, default: 'at-least', rule: 'SEQ-05', letter: 'm' }),
  /** The choice of the Sequence: the player names it, or the best one is taken automatically. */
  declare: choice({ choices: ['player', 'auto'], default: 'player', rule: 'SEQ-09', letter: 'a' }),
  /**
   * Shows in the table what all the dice make and what is missing (`on`), or leaves it to the player to find it (`off`). The
   * eye in the game opens and closes the table at any time.
   */
  highlight: choice({ choices: ['off', 'on'], default: 'off', rule: 'SEQ-15', letter: 'l' }),
  /** PLYT cards on the stars: all, none, or a number for each type. */
  cards: cardCounts({ each: 0, rule: 'SEQ-12', letter: 'c' }),
  /** The use of cards: when they are turned, or kept secretly for later. */
  cardsWhen: choice({ choices: ['at-once', 'keep'], default: 'at-once', rule: 'SEQ-12', letter: 'k' }),
  /** The squares with a star. */
  plytSquares: plytSquares({ rule: 'PLY-05', inForm: false, letter: 'q' }),
  /** The square to reach or pass. */
  summit: whole({
    min: 20,
    max: WINNER,
    default: WINNER,
    rule: 'SEQ-01',
    letter: 'h',
    offered: [20, 40, 60, 72, 96, WINNER],
  }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'SEQ-14', letter: 'z' }),
};

export type SequenceOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Sequence', declaration, { lenient: true });
