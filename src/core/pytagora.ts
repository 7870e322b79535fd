import { core, viewsOf, type CoreExports } from './load.js';
import { alongLine, type Direction } from './pytagora-lines.js';
import {
  codeAt,
  demandApart,
  glyphs,
  mostPieces,
  onTable,
  writePieces,
  type Piece,
  type Precedence,
} from './pytagora-pieces.js';
import { wasm } from './generated/pytagora.wasm.js';

export type { Direction } from './pytagora-lines.js';
export type { Piece, Precedence } from './pytagora-pieces.js';

/** The exports of assembly/pytagora/index.ts. The first four return addresses of buffers in the shared memory. */
interface Exports extends CoreExports {
  text(): number;
  pieces(): number;
  value(): number;
  crossed(): number;
  setZeroDividend(may: boolean): void;
  check(length: number, leftToRight: boolean): number;
  digits(): number;
  lay(pieces: number): number;
  fits(length: number, x: number, y: number, down: boolean): number;
}

export const pytagoraCore = core<Exports>({ wasm, twin: () => import('./generated/pytagora.twin.js') });

/** The rules that an equation or its placement can break. */
export type EquationRule = `PYT-${'01' | '07' | '08' | '09' | '10' | '11' | '12' | '13' | '14' | '15'}`;

/**
 * The rule that is broken, and the index of the offending character (the length of the text if something is missing at
 * the end).
 */
export interface Refusal {
  readonly ok: false;
  readonly rule: EquationRule;
  readonly at: number;
}

/** A correct equation: its score when it lies apart, and the value of each side (above 2⁵³, the nearest double). */
export interface Equation {
  readonly ok: true;
  readonly score: number;
  readonly value: number;
}

/** An equation that may be placed. */
export interface Laid {
  readonly ok: true;
  /** The score, including 1 point for each piece crossed (PYT-18). */
  readonly score: number;
  /** The crossed pieces in the order of the text, as indexes into `pieces`. */
  readonly crossed: number[];
  /** The new pieces, in the order of the text. */
  readonly fresh: Piece[];
}

/** The core with its views. */
const open = viewsOf(pytagoraCore, (exports, buffer) => ({
  exports,
  text: new Uint8Array(buffer, exports.text(), mostPieces + 2),
  pieces: new Int32Array(buffer, exports.pieces(), mostPieces * 3),
  value: new Float64Array(buffer, exports.value(), 1),
  crossed: new Int32Array(buffer, exports.crossed(), mostPieces),
}));

/** Writes a text for the core. Returns its length, or one more than the core accepts. */
function write(view: Uint8Array, text: string): number {
  const length = Math.min(text.length, mostPieces + 1);
  for (let i = 0; i < length; i++) view[i] = codeAt(text, i);
  return length;
}

function refusal(packed: number): Refusal {
  const rule = `PYT-${String(-packed >> 8).padStart(2, '0')}` as EquationRule;
  return { ok: false, rule, at: -packed & 255 };
}

function read(view: Uint8Array, length: number): string {
  let text = '';
  for (let i = 0; i < length; i++) text += glyphs[view[i]];
  return text;
}

/**
 * Checks and scores an equation that lies apart (PYT-07, PYT-10 to PYT-17). Exact for numbers of any size.
 *
 * @param text ASCII `0-9 + - * / =`. Anything else is refused, never thrown; more than 126 pieces are refused with
 *   PYT-01.
 * @param precedence PYT-11; `standard` by default.
 * @param zeroDividend Whether 0 may be divided (PYT-14); not by default.
 */
export function check(text: string, precedence?: Precedence, zeroDividend = false): Equation | Refusal {
  if (typeof text !== 'string') return { ok: false, rule: 'PYT-07', at: 0 };
  const { exports, text: view, value } = open();
  exports.setZeroDividend(zeroDividend);
  const score = exports.check(write(view, text), precedence === 'left-to-right');
  if (score < 0) return refusal(score);
  return { ok: true, score, value: value[0] >= 0 ? value[0] : Number(read(view, exports.digits())) };
}

/**
 * Checks whether an equation may be placed there (PYT-07 to PYT-18), and scores it. Does not check that the player has
 * the pieces.
 *
 * @param pieces The table; at most 126 pieces.
 * @param text As in `check`. Text and place are untrusted: they are refused, never thrown.
 * @param x The column of the first cell, the leftmost or topmost, whatever the reading direction.
 * @param y The row of that cell; rows grow downwards.
 * @param down Whether the equation runs from top to bottom rather than across.
 * @param precedence PYT-11; `standard` by default.
 * @param direction The reading direction of horizontal lines (PYT-07); `ltr` by default.
 * @param zeroDividend As in `check`.
 * @throws RangeError naming an invalid piece of the table.
 */
export function place(
  pieces: readonly Piece[],
  text: string,
  x: number,
  y: number,
  down: boolean,
  precedence?: Precedence,
  direction?: Direction,
  zeroDividend?: boolean,
): Laid | Refusal {
  const equation = check(text, precedence, zeroDividend);
  if (!equation.ok) return equation;
  const fitted = fit(pieces, text, x, y, down, direction);
  return fitted.ok ? { ...fitted, score: equation.score + fitted.crossed.length } : fitted;
}

/**
 * Checks whether a line may lie there, whether or not it is an equation (PYT-08, PYT-09): as `place` does, without a score.
 *
 * @param text At most 126 glyphs.
 */
export function fit(
  pieces: readonly Piece[],
  text: string,
  x: number,
  y: number,
  down: boolean,
  direction?: Direction,
): Omit<Laid, 'score'> | Refusal {
  if (!onTable(x) || !onTable(y)) return { ok: false, rule: 'PYT-08', at: 0 };
  const core = open();
  writePieces(core.pieces, pieces);
  demandApart(core.exports.lay(pieces.length));
  const cells = alongLine(text, down, direction);
  for (const [at, cell] of cells.entries()) core.text[cell] = codeAt(text, at);
  const crossings = core.exports.fits(text.length, x, y, down);
  if (crossings < 0) {
    const { rule, at } = refusal(crossings);
    return { ok: false, rule, at: cells.indexOf(at) };
  }
  const crossed: number[] = [];
  const fresh: Piece[] = [];
  for (const [at, cell] of cells.entries()) {
    const piece = core.crossed[cell];
    if (piece >= 0) crossed.push(piece);
    else fresh.push([down ? x : x + cell, down ? y + cell : y, text[at]]);
  }
  return { ok: true, crossed, fresh };
}

/** The functions of the core that a game of Pytagora needs. */
export const pytagora = { check, place };
