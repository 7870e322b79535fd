import type { Piece, PytagoraGame, PytagoraMove, PytagoraState } from '../../src/rules/pytagora/index.js';
import { lineOf, type Line } from '../../src/rules/pytagora/line.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import type { Refused } from '../../src/rules/pytagora/refusals.js';
import { cellsOf as cellsOfText, table } from '../../src/rules/pytagora/state.js';
import { refuseUnfinished, type Laying } from '../../src/rules/pytagora/unfinished.js';
import type { Cell } from './camera.js';

/** The origin of a piece: its place in the rack, or the equals signs for everyone. */
export type Source = number | 'common';

/** A piece put on the table in this turn, before it is played. */
export interface Put extends Cell {
  readonly glyph: string;
  readonly from: Source;
}

export interface Spread {
  readonly pieces: readonly Put[];
  /** The direction intended for a single piece. */
  readonly down: boolean;
}

export const nothingSpread: Spread = { pieces: [], down: false };

type Step = ReturnType<PytagoraGame['play']>;

/** The line that the pieces put down make with those on the table, as judged by the rules. */
export interface Preview {
  /** Undefined if the pieces do not lie in one line. */
  readonly line?: Line;
  readonly move?: PytagoraMove;
  readonly step?: Step;
  /** The refusal of a line that no further piece can make an equation. */
  readonly refused?: Refused | undefined;
  /** The points of each piece. `total` is their sum. */
  readonly parts: readonly number[];
  readonly total: number;
  /** Returns whether a piece of the line was on the table before. */
  readonly crossed: (at: number) => boolean;
  /** Returns whether a piece is still to come, while a computer player lays one after another. */
  readonly missing?: (at: number) => boolean;
}

export const isAt =
  ({ x, y }: Cell) =>
  (piece: Cell): boolean =>
    piece.x === x && piece.y === y;

const asPiece = ({ x, y, glyph }: Put): Piece => [x, y, glyph];

/** Returns the pieces of the rack by their places, without those on the table. */
export const held = (rack: string, { pieces }: Spread): (string | undefined)[] =>
  [...rack].map((glyph, place) => (pieces.some(({ from }) => from === place) ? undefined : glyph));

/** Returns the number of equals signs for everyone that have not been put down. */
export const commonLeft = (state: PytagoraState, { pieces }: Spread): number =>
  state.common - pieces.filter(({ from }) => from === 'common').length;

/** Returns where a piece with a glyph can be taken from: the player's rack, but for equals signs the common area first. */
export function sourceOf(state: PytagoraState, rack: string, spread: Spread, glyph: string): Source | undefined {
  if (glyph === '=' && commonLeft(state, spread) > 0) return 'common';
  const place = held(rack, spread).indexOf(glyph);
  return place < 0 ? undefined : place;
}

/** Returns the cells of a line, in reading order. */
export const cellsOf = ({ text, ...place }: Line, { options }: PytagoraState): Cell[] =>
  cellsOfText(text, place, options.direction).map(([x, y]) => ({ x, y }));

/** Returns the pieces put down as judged by the rules if they were played; undefined if there are none. */
export function previewOf(
  { play }: Pick<PytagoraGame, 'play'>,
  state: PytagoraState,
  { pieces, down }: Spread,
): Preview | undefined {
  if (!pieces.length) return undefined;
  const lying = table(state);
  const fresh = pieces.map(asPiece);
  const { direction } = state.options;
  const along = lineOf(lying, fresh, down, direction);
  // A single piece can be meant in either direction, so it is taken in the one in which it touches another piece.
  const other = pieces.length === 1 && along?.text.length === 1 ? lineOf(lying, fresh, !down, direction) : undefined;
  const line = other && other.text.length > 1 ? other : along;
  if (!line) return { parts: [], total: 0, crossed: () => false };
  const cells = cellsOfText(line.text, line, direction);
  const crossed = (at: number): boolean => !pieces.some(isAt({ x: cells[at][0], y: cells[at][1] }));
  const parts = pointsByPiece(line.text, crossed);
  const total = parts.reduce((sum, points) => sum + points, 0);
  const sign = pieces.find(({ glyph }) => glyph === '=');
  const move: PytagoraMove = {
    type: 'lay',
    ...line,
    ...(sign ? { equals: sign.from === 'common' ? ('common' as const) : ('own' as const) } : {}),
    // The other rules are judged first; the player is asked for the score later (PYT-22).
    ...(state.options.sayScore && { said: total }),
  };
  const step = play(state, move);
  return {
    line,
    move,
    step,
    refused: step.ok ? undefined : refuseUnfinished(state, layingOf(state, { pieces, down }, line)),
    parts,
    total,
    crossed,
  };
}

/** Returns the line being laid, as the rules ask for it: it begins where the first piece was put down. */
function layingOf(state: PytagoraState, spread: Spread, line: Line): Laying {
  const [begun, ...others] = spread.pieces;
  const step = !line.down && state.options.direction === 'rtl' ? -1 : 1;
  return {
    line,
    fresh: spread.pieces.map(asPiece),
    held: held(state.racks[state.seat], spread).join(''),
    isBegun: others.every(({ x, y }) => (line.down ? y > begun.y : (x - begun.x) * step > 0)),
  };
}

/** Returns whether the line is unfinished: more pieces could still make it an equation. */
const isUnfinished = ({ line, step, refused }: Preview): boolean =>
  !refused &&
  (step ? !step.ok && (step.reason === 'no-equals' || step.reason === 'number-missing') : line !== undefined);

/** Returns whether the line being laid is valid (`ok`), is unfinished (`on`), or breaks a rule (`bad`). */
export const kindOf = (preview: Preview): 'ok' | 'on' | 'bad' =>
  preview.step?.ok ? 'ok' : isUnfinished(preview) ? 'on' : 'bad';
