import type { Piece, PytagoraGame, PytagoraMove, PytagoraState } from '../../src/rules/pytagora/index.js';
import { lineOf, type Line } from '../../src/rules/pytagora/line.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import { cellsOf as cellsOfText, table } from '../../src/rules/pytagora/state.js';
import type { Cell } from './camera.js';

/** Where a piece comes from: its place in the rack, or the equals signs for everyone. */
export type Source = number | 'common';

/** A piece put down on the table, and not laid for good. */
export interface Put extends Cell {
  readonly glyph: string;
  readonly from: Source;
}

export interface Spread {
  readonly pieces: readonly Put[];
  /** The direction that a single piece is meant in. */
  readonly down: boolean;
}

export const nothingSpread: Spread = { pieces: [], down: false };

type Step = ReturnType<PytagoraGame['play']>;

/** What the pieces put down make together with those on the table. The rules say whether it stands. */
export interface Preview {
  /** Undefined where they do not lie in one line. */
  readonly line?: Line;
  readonly move?: PytagoraMove;
  readonly step?: Step;
  /** It takes in two neighbours of an equation that lies: no further piece can make it stand (PYT-09). */
  readonly extends?: boolean;
  /** The points of each piece, and all together. */
  readonly parts: readonly number[];
  readonly total: number;
  /** Whether that piece of the line lay on the table before. */
  readonly crossed: (at: number) => boolean;
  /** Whether that piece is still to come, where a computer player lays one after another. */
  readonly missing?: (at: number) => boolean;
}

export const isAt =
  ({ x, y }: Cell) =>
  (piece: Cell): boolean =>
    piece.x === x && piece.y === y;

const asPiece = ({ x, y, glyph }: Put): Piece => [x, y, glyph];

/** The pieces of the rack that are not on the table, by their places. */
export const held = (rack: string, { pieces }: Spread): (string | undefined)[] =>
  [...rack].map((glyph, place) => (pieces.some(({ from }) => from === place) ? undefined : glyph));

/** Equals signs for everyone that are not put down. */
export const commonLeft = (state: PytagoraState, { pieces }: Spread): number =>
  state.common - pieces.filter(({ from }) => from === 'common').length;

/** Where a piece of that kind can be taken from; the player's own come first, but equals signs from the common area. */
export function sourceOf(state: PytagoraState, rack: string, spread: Spread, glyph: string): Source | undefined {
  if (glyph === '=' && commonLeft(state, spread) > 0) return 'common';
  const place = held(rack, spread).indexOf(glyph);
  return place < 0 ? undefined : place;
}

/** The cells of a line, as it is read. */
export const cellsOf = ({ text, ...place }: Line, { options }: PytagoraState): Cell[] =>
  cellsOfText(text, place, options.direction).map(([x, y]) => ({ x, y }));

/** What has been put down, judged by the rules as if it were laid; undefined where nothing has. */
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
  // A single piece may be meant in either direction: in the one in which it touches something.
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
    // The other rules are judged first; what it scores is asked of the player later (PYT-22).
    ...(state.options.sayScore && { said: total }),
  };
  return {
    line,
    move,
    step: play(state, move),
    extends: cells.some((_, at) => at > 0 && crossed(at) && crossed(at - 1)),
    parts,
    total,
    crossed,
  };
}

/** Whether the line can still become an equation by more pieces: it is not wrong, only not yet one. */
const isUnfinished = ({ line, step, extends: isLonger }: Preview): boolean =>
  !isLonger &&
  (step ? !step.ok && (step.reason === 'no-equals' || step.reason === 'number-missing') : line !== undefined);

/** Whether what is being laid stands, is not finished, or goes against a rule. */
export const kindOf = (preview: Preview): 'ok' | 'on' | 'bad' =>
  preview.step?.ok ? 'ok' : isUnfinished(preview) ? 'on' : 'bad';
