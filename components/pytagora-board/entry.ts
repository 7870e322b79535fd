import { cellsOf, table, type Place } from '../../src/rules/pytagora/index.js';
import { operatorOf } from '../../src/words/typed.js';
import { digitValue, digitOf, keyOf } from '../style/keys.js';
import { isAt, sourceOf, type Put, type Spread } from './preview.js';
import type { PytagoraContext } from './context.js';

/** Returns the glyph of a typed character: digits of any script, signs of any country. */
export function glyphTyped(character: string): string | undefined {
  const digit = digitValue(character);
  return digit >= 0 ? String(digit) : operatorOf(character);
}

/** Returns the glyph of a key: that of its character, otherwise the digit at its position on the keyboard. */
export function glyphOf(event: KeyboardEvent): string | undefined {
  const digit = digitOf(event);
  return glyphTyped(keyOf(event)) ?? (digit >= 0 ? String(digit) : undefined);
}

/** Returns a typed equation as glyphs; undefined if a character is not on any piece. */
export function glyphsTyped(text: string): string | undefined {
  const glyphs = [...text.replace(/[\s\u200e\u200f\u2066-\u2069]/gu, '')].map(glyphTyped);
  return glyphs.length && glyphs.every((glyph) => glyph !== undefined) ? glyphs.join('') : undefined;
}

/** Returns the sentence about a glyph of which the player has too few pieces. */
export function missing(v: Pick<PytagoraContext, 'gameWords' | 'seen' | 'sign' | 'viewer'>, glyph: string): string {
  const piece = v.gameWords.signs[glyph] ?? v.sign(glyph);
  return v.gameWords.announcements.entry.missing(piece, v.seen.racks[v.viewer!].includes(glyph));
}

/** Returns the pieces to put down for a text, or the glyph of which the player has too few pieces. */
export function spreadOf(v: Pick<PytagoraContext, 'seen' | 'viewer'>, text: string, place: Place): Spread | string {
  const { down } = place;
  const lying = table(v.seen);
  const pieces: Put[] = [];
  for (const [i, [x, y]] of cellsOf(text, place, v.seen.options.direction).entries()) {
    const cell = { x, y };
    const glyph = text[i];
    if (lying.some(([column, row]) => isAt(cell)({ x: column, y: row }))) continue;
    const from = sourceOf(v.seen, v.seen.racks[v.viewer!], { pieces, down }, glyph);
    if (from === undefined) return glyph;
    pieces.push({ ...cell, glyph, from });
  }
  return { pieces, down };
}
