import { lineOf } from '../../src/rules/pytagora/line.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import { cellsOf, table, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/state.js';
import type { PytagoraGame } from '../../src/rules/pytagora/index.js';
import { asPiece, isAt, type Growing, type Spread } from './laying.js';

/** What has been put down, judged by the rules as if it were laid; undefined where nothing has. */
export function growing(
  { play }: Pick<PytagoraGame, 'play'>,
  state: PytagoraState,
  { pieces, down }: Spread,
): Growing | undefined {
  if (!pieces.length) return undefined;
  const lying = table(state);
  const fresh = pieces.map(asPiece);
  const { direction } = state.options;
  const along = lineOf(lying, fresh, down, direction);
  // A single piece may be meant in either direction: in the one in which it touches something.
  const other = pieces.length === 1 && along?.text.length === 1 ? lineOf(lying, fresh, !down, direction) : undefined;
  const line = other && other.text.length > 1 ? other : along;
  if (!line) return { parts: [], total: 0, crossed: () => false };
  const cells = cellsOf(line.text, line, direction);
  const crossed = (at: number): boolean => !pieces.some(isAt({ x: cells[at][0], y: cells[at][1] }));
  const sign = pieces.find(({ glyph }) => glyph === '=');
  const move: PytagoraMove = {
    type: 'lay',
    ...line,
    ...(sign ? { equals: sign.from === 'common' ? ('common' as const) : ('own' as const) } : {}),
  };
  const parts = pointsByPiece(line.text, crossed);
  return {
    line,
    move,
    step: play(state, move),
    extends: cells.some((_, at) => at > 0 && crossed(at) && crossed(at - 1)),
    parts,
    total: parts.reduce((sum, points) => sum + points, 0),
    crossed,
  };
}
