/** The options of a game of Multiplication tables. */
import { numbers, yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';

export const declaration = {
  /**
   * Requires the player to find the digits of the product; otherwise they are raised in the hand, and one tap lays
   * them.
   */
  answer: yesOrNo({ default: true, rule: 'PYT-52', letter: 'a' }),
  /** The tables of the game, `6` or `6 7`: each sum is of one of them; by default both numbers are drawn. */
  tables: numbers({ min: 2, max: 9, default: [], rule: 'PYT-55', letter: 'k' }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-54', letter: 'z' }),
};

export type TablesOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Multiplication tables', declaration);

/** The number of levels of computer players. */
export const botLevels = 2;
