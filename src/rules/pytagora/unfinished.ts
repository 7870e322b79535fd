import { check, fit, type Piece } from '../../core/pytagora.js';
import { refuse } from '../game.js';
import type { Line } from './line.js';
import type { PytagoraOptions } from './options.js';
import { spoken } from './pieces.js';
import { isUpTo, largestOf, numbersIn } from './range.js';
import { isWithin } from './reach.js';
import { refuseNumber, refusePlace, refuseText, type Refused } from './refusals.js';
import { cellsOf, table, type PytagoraState } from './state.js';

/** The pieces of a line that is being laid. */
export interface Laying {
  readonly line: Line;
  /** The pieces of the line that are new. */
  readonly fresh: readonly Piece[];
  /** The glyphs that the player still holds. */
  readonly held: string;
  /** True if the line begins where the player began, so that no piece is meant to come before it. */
  readonly isBegun: boolean;
}

/**
 * Returns the refusal of a line that no further piece can make an equation (PYT-07 to PYT-14, PYT-24); undefined if more
 * pieces may make it one, or if it has the form of an equation, which `play` judges. It may miss a line that comes to
 * nothing for want of the right numbers, but never refuses one that can become an equation.
 */
export function refuseUnfinished(state: PytagoraState, laying: Laying): Refused | undefined {
  const { options } = state;
  const { line, fresh } = laying;
  const { text, x, y, down } = line;
  const pieces = table(state);
  const isNew = ([column, row]: readonly [number, number]): boolean =>
    fresh.some((piece) => piece[0] === column && piece[1] === row);
  const cells = cellsOf(text, line, options.direction);
  const along = cells.findIndex((cell, at) => at > 0 && !isNew(cell) && !isNew(cells[at - 1]));
  if (along > 0) return refuse('PYT-09', 'extends', 'You can cross an equation, not add to it.', { at: along });
  if (!isWithin(line, text.length)) return undefined;
  const laid = fit(pieces, text, x, y, down, options.direction);
  if (!laid.ok) return refusePlace(laid.rule, laid.at, text, line, pieces, options.direction);
  return (
    refuseForm(text, isMirrored(state, line)) ?? refuseEnds(state, laying, pieces) ?? refuseSides(state, laying, pieces)
  );
}

/** Returns whether the line is read from right to left: its last number grows at its front, for digits keep their order. */
const isMirrored = ({ options }: PytagoraState, { down }: Line): boolean => !down && options.direction === 'rtl';

/** Refuses a form that an equation cannot contain (PYT-07, PYT-10, PYT-13). */
function refuseForm(text: string, mirrored: boolean): Refused | undefined {
  const second = text.indexOf('=', text.indexOf('=') + 1);
  if (second > 0) return refuse('PYT-07', 'two-equals', 'An equation has only one equals sign.', { at: second });
  const gap = /(\d+[-+*/]|[-+*/=])([-+*/=])/.exec(text);
  if (gap) {
    const [, before, sign] = gap;
    const at = gap.index + before.length;
    return before === '=' && /[-+]/.test(sign)
      ? refuse('PYT-13', 'sign', 'A number cannot have a sign in front.', { at, glyph: sign })
      : refuseGap(before, at);
  }
  const zero = (mirrored ? /[-+*/=](0\d+)(?=\D)/ : /[-+*/=](0\d+)/).exec(text);
  if (!zero) return undefined;
  return refuse('PYT-10', 'leading-zero', 'A number cannot start with 0.', { at: zero.index + 1, number: zero[1] });
}

const refuseGap = (before: string, at: number): Refused =>
  refuse('PYT-07', 'number-after', `${spoken(before)} needs a number after it.`, { at, sum: before });

/** Returns the glyphs of the table that the line can reach: those in its row or column. */
const reachable = (pieces: readonly Piece[], { x, y, down }: Line): string =>
  pieces.flatMap(([column, row, glyph]) => ((down ? column === x : row === y) ? [glyph] : [])).join('');

/** Returns whether a piece can come before the line, or after it, without touching what lies beside (PYT-09). */
function open(pieces: readonly Piece[], { x, y, down, text }: Line): { first: boolean; last: boolean } {
  const isFree = (along: number): boolean => {
    const [column, row] = down ? [x, y + along] : [x + along, y];
    const touches = pieces.some(([other, line]) =>
      down ? line === row && Math.abs(other - column) === 1 : other === column && Math.abs(line - row) === 1,
    );
    return !touches && isWithin({ x: column, y: row, down }, 1);
  };
  return { first: isFree(-1), last: isFree(text.length) };
}

/** Returns whether there is room before and after the line, in reading order. */
function roomOf(state: PytagoraState, line: Line, pieces: readonly Piece[]): { before: boolean; after: boolean } {
  const { first, last } = open(pieces, line);
  return isMirrored(state, line) ? { before: last, after: first } : { before: first, after: last };
}

/** Refuses a line that lacks something at an end where no piece can come, or an equals sign that nobody has. */
function refuseEnds(state: PytagoraState, { line, held }: Laying, pieces: readonly Piece[]): Refused | undefined {
  const { text } = line;
  const { before, after } = roomOf(state, line, pieces);
  if (!before && /^[*/=]/.test(text)) return refuse('PYT-07', 'number-missing', 'A number is missing here.', { at: 0 });
  const sign = /(\d*)[-+*/=]$/.exec(text);
  if (!after && sign) return refuseGap(sign[0].endsWith('=') ? '=' : sign[0], text.length);
  if (text.includes('=')) return undefined;
  if (!before && !after) return refuse('PYT-09', 'touches', 'Pieces may only cross, not sit side by side.');
  const known = held + reachable(pieces, line);
  if (state.common > 0 || /[=?]/.test(known)) return undefined;
  return refuse('PYT-07', 'no-equals-held', 'You have no equals sign.', { glyph: '=' });
}

/** Refuses a side that breaks a rule whatever comes after it (PYT-12 to PYT-14, PYT-24). */
function refuseSides(
  state: PytagoraState,
  { line, held, isBegun }: Laying,
  pieces: readonly Piece[],
): Refused | undefined {
  const { options } = state;
  const { text } = line;
  if (numbersIn(text).some((number) => number > largestOf(options))) return refuseNumber(text, options);
  const middle = text.indexOf('=');
  const isFixed = /^\d/.test(text) && (isBegun || !roomOf(state, line, pieces).before);
  const more = held + reachable(pieces, line);
  const judge = (side: string, from: number, glyphs: string): Refused | undefined =>
    refuseSide(side, { from, more: glyphs, mirrored: isMirrored(state, line) }, options);
  if (middle < 0) return isFixed ? judge(text, 0, more) : undefined;
  const left = isFixed ? text.slice(0, middle) : '';
  // Nothing comes after the left side any more.
  const refused = left && judge(left, 0, '');
  if (refused) return refused;
  if (left && !isUpTo(`${left}=`, options)) return refuseNumber(`${left}=`, options);
  const right = text.slice(middle + 1);
  return right ? judge(right, middle + 1, more) : undefined;
}

/** The surroundings of a side. */
interface Around {
  /** The index of its first character in the equation. */
  readonly from: number;
  /** The glyphs that may come after it. */
  readonly more: string;
  /** True if its last number grows at its front. */
  readonly mirrored: boolean;
}

/** Refuses a side that begins as it stands, if nothing that may come after it can mend the step that goes wrong. */
function refuseSide(side: string, { from, more, mirrored }: Around, options: PytagoraOptions): Refused | undefined {
  const { precedence, zeroDividend } = options;
  const last = side[side.length - 1];
  const isOpen = /[-+*/]/.test(last);
  // The side has to be whole: a number that changes nothing follows an operator.
  const text = `${side}${isOpen ? (/[-+]/.test(last) ? '0' : '1') : ''}=1`;
  const checked = check(text, precedence, zeroDividend);
  if (checked.ok || checked.at >= side.length || !/PYT-1[234]/.test(checked.rule)) return undefined;
  const { rule, at } = checked;
  const after = side.slice(at + 1);
  const grows = !isOpen && /\d/.test(more) && (mirrored || !/(^|\D)0$/.test(side));
  if (rule === 'PYT-13' && precedence === 'standard' && !/[-+]/.test(after)) {
    // What is taken away may not be whole yet: ÷ makes it smaller, and a larger divisor does.
    if (more.includes('/') || (after.includes('/') && (isOpen || grows))) return undefined;
  }
  if (rule === 'PYT-14' && mirrored && grows && after === '0') return undefined;
  const refused = refuseText(rule, at, text, options);
  const dividend = refused.details?.['left'];
  if (rule === 'PYT-12' && grows && /^\d+$/.test(after) && divides(Number(dividend), after, more, mirrored))
    return undefined;
  return { ...refused, details: { ...refused.details, at: at + from } };
}

/** Above this, divisors are not tried. */
const manyDivisors = 1_000_000;

/** Returns whether a divisor that is being laid can become one that leaves no remainder, with more of these digits. */
function divides(dividend: number, begun: string, more: string, mirrored: boolean): boolean {
  if (!(dividend <= manyDivisors)) return true;
  const digits = `[${more.replace(/\D/g, '')}]+`;
  const longer = new RegExp(mirrored ? `^${digits}${begun}$` : `^${begun}${digits}$`);
  for (let divisor = 1; divisor <= dividend; divisor++)
    if (dividend % divisor === 0 && longer.test(String(divisor))) return true;
  return false;
}
