import type { Direction, Precedence } from '../../core/pytagora.js';
import { fieldsOf } from '../trail/given.js';
import { bad, isWhole, ok, type Result } from '../game.js';
import { leftOut, spreadGlyphs, type Kind } from './pieces.js';

export type { Direction, Precedence };

/** PYT-11: × and ÷ before + and −, or all from left to right. */
export const precedences = ['standard', 'left-to-right'] as const satisfies readonly Precedence[];

/** PYT-07: how lines across are read. From right to left 12+3=15 shows as 15=3+12; lines down are as ever. */
export const directions = ['ltr', 'rtl'] as const satisfies readonly Direction[];

/** PYT-19: may pieces be exchanged at the player's word, or only while there is no equation? It holds for a pass too. */
export const exchanges = ['any-time', 'only-when-stuck'] as const;
export type Exchange = (typeof exchanges)[number];

export interface PytagoraOptions {
  /** PYT-20: who reaches so many points wins. 1 to 999. */
  readonly target: number;
  readonly precedence: Precedence;
  readonly exchange: Exchange;
  readonly direction: Direction;
  /** PYT-03: how many of 0 to 9, +, − and ÷ there are, joined by commas; 77 digits and 24 signs. */
  readonly pieces: string;
}

export const highestTarget = 999;
/** Computer players have levels 1 to so many. */
export const botLevels = 4;

const allDigits = 77;
const allSigns = 24;

export const defaultsOf = (kind: Kind): PytagoraOptions => ({
  target: kind === 'pytagora' ? 35 : 30, // PYT-20, PYT-30
  precedence: 'standard',
  exchange: 'any-time',
  direction: 'ltr',
  pieces: '7,8,8,8,8,8,8,8,7,7,9,9,6',
});

/** The counts of an option `pieces` that has been checked. */
export const spreadOf = ({ pieces }: PytagoraOptions): number[] => pieces.split(',').map(Number);

/** PYT-01: as many digits and signs as there are in the box, however they are spread. */
function isSpread(pieces: unknown): pieces is string {
  if (typeof pieces !== 'string' || !/^(0|[1-9]\d?)(,(0|[1-9]\d?)){12}$/.test(pieces)) return false;
  const counts = pieces.split(',').map(Number);
  const sum = (some: number[]): number => some.reduce((a, b) => a + b, 0);
  // PYT-30 takes three of each digit out.
  const enough = counts.slice(0, 10).every((count) => count >= leftOut);
  return enough && sum(counts.slice(0, 10)) === allDigits && sum(counts.slice(10)) === allSigns;
}

/** Completes options from outside with the defaults. The code of an error is the name of the bad field. */
export function optionsOf(kind: Kind, given: unknown): Result<PytagoraOptions> {
  const defaults = defaultsOf(kind);
  if (given === undefined || given === null) return ok(defaults);
  const fields = fieldsOf(given);
  if (!fields) return bad('options', 'Options must be an object.');
  for (const field of Object.keys(fields)) {
    if (!Object.hasOwn(defaults, field)) return bad(field, `Pytagora has no option "${field.slice(0, 40)}".`);
  }
  const all = { ...defaults, ...fields } as Record<keyof PytagoraOptions, unknown>;
  const { target, precedence, exchange, direction, pieces } = all;
  if (!isWhole(target, 1, highestTarget)) return bad('target', `target must be 1 to ${highestTarget} points.`);
  if (!(precedences as readonly unknown[]).includes(precedence)) {
    return bad('precedence', 'precedence must be standard or left-to-right.');
  }
  if (!(exchanges as readonly unknown[]).includes(exchange)) {
    return bad('exchange', 'exchange must be any-time or only-when-stuck.');
  }
  if (!(directions as readonly unknown[]).includes(direction)) {
    return bad('direction', 'direction must be ltr or rtl.');
  }
  if (!isSpread(pieces)) {
    return bad(
      'pieces',
      `pieces must be ${spreadGlyphs.length} numbers joined by commas, how many of 0 to 9, +, − and ÷ there are: ` +
        `${allDigits} digits in all, at least ${leftOut} of each, and ${allSigns} signs.`,
    );
  }
  return ok({ ...all, pieces } as PytagoraOptions);
}
