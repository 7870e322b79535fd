/** What players agree before a game of Pytagora, or of Plus and minus. */
import type { Direction, Precedence } from '../../core/pytagora.js';
import { choice, line, whole, yesOrNo } from '../option-kinds.js';
import { declared, type GameOptions, type OptionsOf } from '../options.js';
import { leftOut, spreadGlyphs, type Kind } from './pieces.js';

export type { Direction, Precedence };

const allDigits = 77;
const allSigns = 24;

/** PYT-01: as many digits and signs as there are in the box, however they are spread. */
function isSpread(pieces: string): boolean {
  if (!/^(0|[1-9]\d?)(,(0|[1-9]\d?)){12}$/.test(pieces)) return false;
  const counts = pieces.split(',').map(Number);
  const sum = (some: number[]): number => some.reduce((a, b) => a + b, 0);
  // PYT-30 takes three of each digit out.
  const enough = counts.slice(0, 10).every((count) => count >= leftOut);
  return enough && sum(counts.slice(0, 10)) === allDigits && sum(counts.slice(10)) === allSigns;
}

/** Both games have the same options; the usual target is another (PYT-20, PYT-30), and only Pytagora has × and ÷. */
const declarationOf = (kind: Kind) => ({
  /** Who reaches so many points wins. */
  target: whole({
    min: 1,
    max: 999,
    unit: 'points',
    default: kind === 'pytagora' ? 35 : 30,
    rule: 'PYT-20',
    offered: [10, 15, 20, 25, 30, 35, 40, 50, 60, 75, 100, 150, 200],
  }),
  /** Who starts: the youngest, who is the first of the players, or one that is drawn. */
  first: choice({ choices: ['youngest', 'drawn'], default: 'youngest', rule: 'PYT-05' }),
  /** Whether × and ÷ come before + and −, or all is worked out from left to right. */
  precedence: choice<Precedence>({
    choices: ['standard', 'left-to-right'],
    default: 'standard',
    rule: 'PYT-11',
    inForm: kind === 'pytagora',
  }),
  /** Whether 0 may be divided: 0 ÷ 5 = 0. Nothing is divided by 0. */
  zeroDividend: yesOrNo({ default: false, rule: 'PYT-14', inForm: kind === 'pytagora' }),
  /** Whether the player says what an equation scores before it counts. */
  sayScore: yesOrNo({ default: false, rule: 'PYT-22' }),
  /** When pieces may be exchanged, or a turn passed: at the player's word, or only while there is no equation. */
  exchange: choice({ choices: ['any-time', 'only-when-stuck'], default: 'only-when-stuck', rule: 'PYT-19' }),
  /** How lines across are read. From right to left 12+3=15 shows as 15=3+12; lines down are as ever. */
  direction: choice<Direction>({ choices: ['ltr', 'rtl'], default: 'ltr', rule: 'PYT-07' }),
  /** How many of 0 to 9, +, − and ÷ there are, joined by commas. */
  pieces: line({
    fits: isSpread,
    expected:
      `${spreadGlyphs.length} numbers joined by commas, how many of 0 to 9, +, − and ÷ there are: ` +
      `${allDigits} digits in all, at least ${leftOut} of each, and ${allSigns} signs`,
    default: '7,8,8,8,8,8,8,8,7,7,9,9,6',
    rule: 'PYT-03',
    inForm: false,
  }),
  /** Whether Undo takes back as often as a player likes, also what chance has answered. */
  practiceUndo: yesOrNo({ default: false, rule: 'PYT-23' }),
});

export const declaration = declarationOf('pytagora');

export type PytagoraOptions = OptionsOf<typeof declaration>;

const games = {
  pytagora: declared('Pytagora', declaration),
  'plus-and-minus': declared('Plus and minus', declarationOf('plus-and-minus')),
};

/** The options of one of the two games. */
export const optionsFor = (kind: Kind): GameOptions<typeof declaration> => games[kind];

/** The counts of an option `pieces` that has been checked. */
export const spreadOf = ({ pieces }: PytagoraOptions): number[] => pieces.split(',').map(Number);

export const precedences = declaration.precedence.choices;
export const directions = declaration.direction.choices;
export const firsts = declaration.first.choices;
export const exchanges = declaration.exchange.choices;
export type Exchange = PytagoraOptions['exchange'];

/** Computer players have levels 1 to so many. */
export const botLevels = 4;
