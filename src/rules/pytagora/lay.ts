import { pytagora as core, type Piece } from '../../core/pytagora.js';
import { refuse } from '../game.js';
import { spoken, without } from './pieces.js';
import { pointsByPiece } from './points.js';
import { isUpTo } from './range.js';
import { farthest, isWithin } from './reach.js';
import { refuseNumber, refusePlace, refuseSaid, refuseText, type Refused } from './refusals.js';
import { cellsOf, table, type EqualsFrom, type Place, type PytagoraState } from './state.js';

/** A legal equation and its effects. */
export interface Judged {
  readonly ok: true;
  readonly text: string;
  readonly place: Place;
  readonly points: number;
  readonly value: number;
  readonly fresh: readonly Piece[];
  readonly crossed: readonly Piece[];
  readonly equals: EqualsFrom;
  /** The pieces that stay on the seat's rack. */
  readonly rack: string;
}

/**
 * Judges an equation from untrusted input: whether it is correct, may be placed there, and the seat has the pieces
 * (PYT-04, PYT-07 to PYT-18, PYT-22, PYT-24). A refusal contains the index of the offending character in `details.at` if there
 * is one.
 */
export function judge(state: PytagoraState, move: Record<string, unknown>): Judged | Refused {
  const { text, x, y, down, equals, said } = move;
  if (typeof text !== 'string') return refuse('PYT-07', 'text', 'An equation is a text.');
  if (typeof down !== 'boolean') return refuse('PYT-07', 'direction', 'down must be true or false.');
  if (equals !== undefined && equals !== 'own' && equals !== 'common') {
    return refuse('PYT-07', 'equals', 'equals must be own or common.');
  }
  const { precedence, direction, zeroDividend } = state.options;
  const equation = core.check(text, precedence, zeroDividend);
  if (!equation.ok) return refuseText(equation.rule, equation.at, text, state.options);
  if (!isUpTo(text, state.options)) return refuseNumber(text, state.options);
  const place = { x: x as number, y: y as number, down };
  if (!isWithin(place, text.length)) {
    return refuse('PYT-08', 'too-far', `An equation lies at whole numbers from −${farthest} to ${farthest}.`, {
      farthest,
    });
  }
  const pieces = table(state);
  const laid = core.place(pieces, text, place.x, place.y, down, precedence, direction, zeroDividend);
  if (!laid.ok) return refusePlace(laid.rule, laid.at, text, place, pieces, direction);

  const held = hold(state, text, place, laid.fresh, equals);
  if (!held.ok) return held;
  if (state.options.sayScore && said !== laid.score) {
    const cells = cellsOf(text, place, direction);
    const isCrossed = (at: number): boolean => laid.crossed.some((index) => isCell(pieces[index], cells[at]));
    return refuseSaid(said, pointsByPiece(text, isCrossed));
  }
  return {
    ok: true,
    text,
    place,
    points: laid.score,
    value: equation.value,
    fresh: laid.fresh,
    crossed: laid.crossed.map((at) => pieces[at]),
    equals: held.equals,
    rack: held.rack,
  };
}

const isCell = ([x, y]: Piece, cell: readonly [number, number]): boolean => x === cell[0] && y === cell[1];

/** Checks that the seat has the new pieces, with an equals sign of its own or from the common area (PYT-04, PYT-07). */
function hold(
  { racks, seat, common, options }: PytagoraState,
  text: string,
  place: Place,
  fresh: readonly Piece[],
  wanted: 'own' | 'common' | undefined,
): { ok: true; equals: EqualsFrom; rack: string } | Refused {
  const cells = cellsOf(text, place, options.direction);
  const at = (piece: Piece): number => cells.findIndex(([x, y]) => x === piece[0] && y === piece[1]);
  const rack = racks[seat];
  const sign = fresh.find(([, , glyph]) => glyph === '=');
  const equals: EqualsFrom = !sign ? 'crossed' : (wanted ?? (common > 0 ? 'common' : 'own'));
  if (equals === 'common' && common === 0) {
    return refuse('PYT-04', 'none-common', 'The equals signs for everyone are used up.', { at: text.indexOf('=') });
  }
  const own = fresh.filter((piece) => piece !== sign || equals === 'own');
  let left = rack;
  for (const piece of own) {
    const [, , glyph] = piece;
    const taken = without(left, glyph);
    if (taken.ok) left = taken.left;
    else if (glyph === '=')
      return refuse('PYT-07', 'no-equals-held', 'You have no equals sign.', { at: at(piece), glyph });
    else {
      return refuse('PYT-06', 'not-held', `You do not have enough pieces with ${spoken(glyph)}.`, {
        at: at(piece),
        glyph,
      });
    }
  }
  return { ok: true, equals, rack: left };
}
