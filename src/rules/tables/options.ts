/** What players agree before a game of Multiplication tables. */
import { yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';

export const declaration = {
  /** Whether the player finds the digits of the product; else they stand up, and one tap lays them. */
  answer: yesOrNo({ default: true, rule: 'PYT-52' }),
  /** Whether Undo takes back as often as a player likes, also what chance has answered. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-54' }),
};

export type TablesOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Multiplication tables', declaration);

/** Computer players have levels 1 to so many. */
export const botLevels = 2;
