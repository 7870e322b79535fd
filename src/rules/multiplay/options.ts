/** The options of a game of Multiplay. */
import { choice, numbers, valuesOf, whole, yesOrNo } from '../option-kinds.js';
import { declared, type OptionsOf } from '../options.js';

/** Returns the default of `endAt`: the same proportion of the cubes as 25 of 121. */
export const usualEndAt = (size: number): number => Math.round((25 / 121) * size ** 2);

type Board = { readonly size: number };

export const declaration = {
  /** Number of cubes along one side of the board. */
  size: whole({ min: 5, max: 15, step: 2, default: 11, rule: 'MUL-15', letter: 's' }),
  /** The game may be ended once this many white cubes or fewer are left. */
  endAt: whole({
    min: 0,
    max: ({ size }: Board) => size ** 2,
    default: ({ size }: Board) => usualEndAt(size),
    rule: 'MUL-12',
    letter: 'e',
    offered: ({ size }: Board) => Array.from({ length: Math.floor(size ** 2 / 2 / 5) + 1 }, (_, i) => i * 5),
  }),
  /**
   * The answer required before a cube turns: none, the missing factor (7 × ? = 56) or the product (7 × 8 = ?). `fit`
   * adapts to the learner: the product, and once most of the products met are known, the factor.
   */
  answer: choice({
    choices: ['off', 'factor', 'product'],
    sums: { factor: '7*?=56', product: '7*8=?' },
    default: 'off',
    withoutLearner: 'product',
    rule: 'MUL-06',
    letter: 'a',
  }),
  /** The tables of the game, `6` or `6 7`: the die shows only those; by default any number from 1 to 12. */
  tables: numbers({ min: 2, max: 12, default: [], rule: 'MUL-17', letter: 'k' }),
  /**
   * Raises the cubes that may be turned (`on`), or leaves it to the player to find the multiples (`off`). `fit`: raised in the
   * first game on a page or, with `persist`, on a device.
   */
  highlight: choice({
    choices: ['on', 'off'],
    default: 'on',
    withoutLearner: 'on',
    fromSecondGame: 'off',
    rule: 'MUL-18',
    letter: 'h',
  }),
  /** Time limit for a turn; `0` or `none` for no limit. */
  timer: whole({
    min: 0,
    max: 3600,
    unit: 'seconds',
    default: 0,
    rule: 'MUL-15',
    letter: 't',
    offered: [0, 120, 60, 30],
    sideBySide: true,
  }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'MUL-16', letter: 'z' }),
};

export type MultiplayOptions = OptionsOf<typeof declaration>;

export const { defaults, options } = declared('Multiplay', declaration);

export const answers = declaration.answer.choices;
export type Answer = MultiplayOptions['answer'];
export const sizes = valuesOf(declaration.size);

/** The number of levels of computer players. */
export const botLevels = 4;
