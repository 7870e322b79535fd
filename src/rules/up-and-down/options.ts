/** The options of a game of Up and down. */
import { choice, yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';

export const declaration = {
  /**
   * One square clockwise (PYT-41), two squares of even and odd numbers (PYT-44), or one square in both directions
   * (PYT-45).
   */
  variant: choice({ choices: ['plain', 'even-and-odd', 'both-ways'], default: 'plain', rule: 'PYT-41', letter: 'v' }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-46', letter: 'z' }),
};

export type UpAndDownOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Up and down', declaration);

export const variants = declaration.variant.choices;
export type Variant = UpAndDownOptions['variant'];

/** The number of levels of computer players: only one, because the game is mostly luck. */
export const botLevels = 1;
