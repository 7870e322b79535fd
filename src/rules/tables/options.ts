/** The options of a game of Multiplication tables. */
import { yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';

export const declaration = {
  /**
   * Requires the player to find the digits of the product; otherwise they are raised in the hand, and one tap lays
   * them.
   */
  answer: yesOrNo({ default: true, rule: 'PYT-52', letter: 'a' }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-54', letter: 'z' }),
};

export type TablesOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Multiplication tables', declaration);

/** The number of levels of computer players. */
export const botLevels = 2;
