/** The options of a game of Pytagora, or of Plus and minus. */
import type { Direction, Precedence } from '../../core/pytagora.js';
import { choice, line, whole, yesOrNo } from '../option-kinds.js';
import { declared, type GameOptions, type OptionsOf } from '../options.js';
import { leftOut, spreadGlyphs, type Kind } from './pieces.js';

export type { Direction, Precedence };

const allDigits = 77;
const allSigns = 24;

/** Returns whether a distribution has as many digits and as many signs as the box (PYT-01). */
function isSpread(pieces: string): boolean {
  if (!/^(0|[1-9]\d?)(,(0|[1-9]\d?)){12}$/.test(pieces)) return false;
  const counts = pieces.split(',').map(Number);
  const sum = (some: number[]): number => some.reduce((a, b) => a + b, 0);
  // PYT-30 removes three pieces of each digit.
  const enough = counts.slice(0, 10).every((count) => count >= leftOut);
  return enough && sum(counts.slice(0, 10)) === allDigits && sum(counts.slice(10)) === allSigns;
}

/**
 * Both games have the same options. Their default targets differ (PYT-20, PYT-30), only Pytagora has × and ÷, and only
 * in Plus and minus new pieces are free unless agreed otherwise (PYT-30).
 */
const declarationOf = (kind: Kind) => ({
  /** Number of points that wins the game. */
  target: whole({
    min: 1,
    max: 999,
    unit: 'points',
    default: kind === 'pytagora' ? 35 : 30,
    rule: 'PYT-20',
    letter: 't',
    offered: [10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100, 150, 200],
  }),
  /** The starting player: the youngest, who is the first of the players, or one drawn at random. */
  first: choice({ choices: ['youngest', 'drawn'], default: 'youngest', rule: 'PYT-05', letter: 'f' }),
  /** Order of operations: × and ÷ before + and −, or everything from left to right. */
  precedence: choice<Precedence>({
    choices: ['standard', 'left-to-right'],
    default: 'standard',
    rule: 'PYT-11',
    letter: 'p',
    inForm: kind === 'pytagora',
  }),
  /** Allows 0 to be divided: 0 ÷ 5 = 0. Division by 0 is never allowed. */
  zeroDividend: yesOrNo({ default: false, rule: 'PYT-14', letter: 'd', inForm: kind === 'pytagora' }),
  /** Requires players to state the score of an equation before it counts. */
  sayScore: yesOrNo({ default: false, rule: 'PYT-22', letter: 's' }),
  /**
   * Condition for exchanging pieces or passing: at any time, only if no equation can be laid, or at any time without
   * losing points.
   */
  exchange: choice<'any-time' | 'only-when-stuck' | 'free'>({
    choices: ['any-time', 'only-when-stuck', 'free'],
    default: kind === 'pytagora' ? 'only-when-stuck' : 'free',
    rule: 'PYT-19',
    letter: 'x',
  }),
  /**
   * Reading direction of horizontal lines. From right to left, 12+3=15 appears as 15=3+12. Vertical lines do not
   * change.
   */
  direction: choice<Direction>({ choices: ['ltr', 'rtl'], default: 'ltr', rule: 'PYT-07', letter: 'r' }),
  /** Largest number in an equation; `0` or `none` for any. Hints and computer players keep to it, too. */
  upTo: whole({
    min: 0,
    max: 999,
    default: 0,
    rule: 'PYT-24',
    letter: 'u',
    offered: [0, 10, 20, 100],
  }),
  /** Numbers of pieces of 0 to 9, +, − and ÷, separated by commas. */
  pieces: line({
    fits: isSpread,
    expected:
      `${spreadGlyphs.length} numbers joined by commas, how many of 0 to 9, +, − and ÷ there are: ` +
      `${allDigits} digits in all, at least ${leftOut} of each, and ${allSigns} signs`,
    default: '7,8,8,8,8,8,8,8,7,7,9,9,6',
    rule: 'PYT-03',
    letter: 'n',
    inForm: false,
  }),
  /** Lets players undo as often as they like, even after chance has responded. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-23', letter: 'z' }),
});

export const declaration = declarationOf('pytagora');

export type PytagoraOptions = OptionsOf<typeof declaration>;

const games = {
  pytagora: declared('Pytagora', declaration),
  'plus-and-minus': declared('Plus and minus', declarationOf('plus-and-minus')),
};

/** Returns the options of one of the two games. */
export const optionsFor = (kind: Kind): GameOptions<typeof declaration> => games[kind];

/** Returns the counts of a validated option `pieces`. */
export const spreadOf = ({ pieces }: PytagoraOptions): number[] => pieces.split(',').map(Number);

export const precedences = declaration.precedence.choices;
export const directions = declaration.direction.choices;
export const firsts = declaration.first.choices;
export const exchanges = declaration.exchange.choices;
export type Exchange = PytagoraOptions['exchange'];

/** The number of levels of computer players. */
export const botLevels = 4;
