/** What players agree before a game of Up and down. */
import { choice, yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';

export const declaration = {
  /** One square clockwise (PYT-41), two squares of even and odd numbers (PYT-44), one square both ways round (PYT-45). */
  variant: choice({ choices: ['plain', 'even-and-odd', 'both-ways'], default: 'plain', rule: 'PYT-41' }),
  /** Whether Undo takes back as often as a player likes, also what chance has answered. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-46' }),
};

export type UpAndDownOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Up and down', declaration);

export const variants = declaration.variant.choices;
export type Variant = UpAndDownOptions['variant'];

/** Computer players have this one level: luck decides most. */
export const botLevels = 1;
