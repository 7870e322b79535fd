import { refuse } from '../game.js';
import { isWithin } from './reach.js';
import type { Refused } from './refusals.js';
import { table, type PytagoraState } from './state.js';

/** The direction in which a line can run from a cell, or why it can run in neither. */
export type Aim = { readonly ok: true; readonly down: boolean } | Refused;

/** The cells of a line through a cell, by their distance from it in reading order. */
interface Strip {
  /** Returns the piece that lies there. */
  readonly at: (along: number) => string | undefined;
  /** Returns whether a new piece touches nothing beside the line there (PYT-09). */
  readonly isFree: (along: number) => boolean;
}

/** The longest line has 23 pieces: eleven new ones, and those that they cross in between. */
const farEnd = 22;

/**
 * Returns the direction in which an equation can run from a cell, as far as what lies on the table decides it (PYT-07 to
 * PYT-09); the pieces in hand do not matter. A direction in which it can begin at the cell, or at the piece just before
 * it, is better than one in which it can only run through it.
 *
 * @param cell The cell, with or without a piece.
 * @param wanted Whether to run down if both directions are as good.
 */
export function aim(state: PytagoraState, cell: { readonly x: number; readonly y: number }, wanted: boolean): Aim {
  const pieces = new Map(table(state).map(([x, y, glyph]) => [`${x},${y}`, glyph]));
  const rank = (down: boolean): number => {
    const step = !down && state.options.direction === 'rtl' ? -1 : 1;
    const place = (along: number, beside = 0): [number, number] =>
      down ? [cell.x + beside, cell.y + along] : [cell.x + along * step, cell.y + beside];
    const at = (along: number, beside?: number): string | undefined => pieces.get(place(along, beside).join());
    const isOn = ([x, y]: [number, number]): boolean => isWithin({ x, y, down }, 1);
    const strip = { at, isFree: (along: number) => !(at(along, -1) || at(along, 1)) && isOn(place(along)) };
    return beginsIn(strip) ? 2 : runsIn(strip) ? 1 : 0;
  };
  const [across, down] = [rank(false), rank(true)];
  if (across || down) return { ok: true, down: across === down ? wanted : down > across };
  return pieces.has(`${cell.x},${cell.y}`)
    ? refuse('PYT-09', 'runs-along', 'You can cross an equation, not lie along it.')
    : refuse('PYT-09', 'touches', 'Pieces may only cross, not sit side by side.');
}

/** Returns whether an equation can begin at the cell, or at the piece just before it. */
const beginsIn = (strip: Strip): boolean => reaches(strip, strip.at(-1) ? -1 : 0);

/** Returns whether an equation can run through the cell. */
function runsIn(strip: Strip): boolean {
  for (let first = 0; first >= -farEnd; first--) if (reaches(strip, first)) return true;
  return false;
}

const isNumber = 1;
const hasEquals = 2;
const hasOperator = 4;

/** Returns how a line can go on with that piece, or with any if there is none yet, given how it can be before (PYT-07). */
function grown(before: ReadonlySet<number>, glyph: string | undefined): Set<number> {
  const next = new Set<number>();
  for (const form of before) {
    const isSign = form & isNumber && (glyph === undefined || !/\d/.test(glyph));
    if (glyph === undefined || /\d/.test(glyph)) next.add(form | isNumber);
    if (isSign && glyph !== '=') next.add((form & ~isNumber) | hasOperator);
    if (isSign && (glyph ?? '=') === '=' && !(form & hasEquals)) next.add((form & ~isNumber) | hasEquals);
  }
  return next;
}

/**
 * Returns whether an equation can begin at that cell of the strip and go at least as far as its middle. Without an operator it
 * would have the same number on both sides (PYT-15).
 */
function reaches({ at, isFree }: Strip, first: number): boolean {
  if (at(first - 1)) return false;
  let forms: ReadonlySet<number> = new Set([0]);
  let isNew = false;
  for (let along = first; along <= first + farEnd && forms.size; along++) {
    const glyph = at(along);
    if (glyph ? at(along + 1) : !isFree(along)) return false;
    isNew ||= !glyph;
    forms = grown(forms, glyph);
    if (along >= 0 && isNew && !at(along + 1) && forms.has(isNumber | hasEquals | hasOperator)) return true;
  }
  return false;
}
