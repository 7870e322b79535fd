import { lineOf } from '../../src/rules/pytagora/line.js';
import { pointsByPiece } from '../../src/rules/pytagora/points.js';
import { table, type PytagoraMove, type PytagoraState } from '../../src/rules/pytagora/state.js';
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
  const along = lineOf(lying, fresh, down);
  // A single piece may be meant in either direction: in the one in which it touches something.
  const other = pieces.length === 1 && along?.text.length === 1 ? lineOf(lying, fresh, !down) : undefined;
  const line = other && other.text.length > 1 ? other : along;
  if (!line) return { parts: [], total: 0, crossed: () => false };
  const crossed = (at: number): boolean =>
    !pieces.some(isAt(line.down ? { x: line.x, y: line.y + at } : { x: line.x + at, y: line.y }));
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
    parts,
    total: parts.reduce((sum, points) => sum + points, 0),
    crossed,
  };
}
