import { html, type TemplateResult } from 'lit';
import {
  filled,
  places,
  squares,
  type UpAndDownEvent,
  type UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import { pieceDefs } from '../ui/pieces.js';
import { isPersonsTurn, nextNumbers, tapPlace } from './input.js';
import { ring, type Mark } from './ring.js';
import type { SquareView } from './context.js';

interface Shown {
  readonly state: UpAndDownState;
  /** Whether it is the game being played; else one looks back. */
  readonly live: boolean;
  /** What the last move of that position brought about. */
  readonly events?: readonly UpAndDownEvent[];
  /** In the look back: marks on the cells of a square. */
  readonly marks?: (square: number) => readonly Mark[];
}

/** The path, or the even and the odd one, of a position. */
export function rings(
  v: SquareView,
  { state, live, events = v.match.plies.at(-1)?.events ?? [], marks = () => [] }: Shown,
): TemplateResult {
  const { variant } = state.options;
  const { paths } = v.gameWords;
  const names = variant === 'even-and-odd' ? [paths.even, paths.odd] : [paths.whole];
  const open = places(state);
  const placed = events.find((event) => event.type === 'placed');
  const acts = live && state.phase === 'lay' && isPersonsTurn(v);
  // Without help a place can only be tapped for a piece that is held: else it would tell which one fits.
  const holds = (digit: number): boolean =>
    acts && (v.aided ? state.hands[state.seat].includes(digit) : v.fingers.held === digit);
  return html`${pieceDefs}
    <div class="rings ${live && v.fingers.held !== undefined ? 'choose' : ''}" part="board">
      ${squares[variant].map((numbers, square) => {
        const has = filled(variant, state.laid, square);
        const count = has.filter(Boolean).length;
        const own = open.filter((place) => place?.square === square);
        const next =
          variant === 'even-and-odd' ? own.map((place) => v.figure(place!.digit)).join('') : nextNumbers(v, state);
        return ring({
          numbers,
          filled: has,
          openings: open.flatMap((place, end) =>
            place?.square === square && live
              ? [
                  {
                    cell: place.cell,
                    label: v.gameWords.place(v.figure(place.digit), names[square]),
                    hinted: v.hints?.marks(v).cells?.includes(end) ?? false,
                    ...(holds(place.digit) ? { onPick: () => tapPlace(v, end) } : {}),
                  },
                ]
              : [],
          ),
          bugs:
            variant === 'both-ways'
              ? [
                  { cell: state.laid[0] - 1, clockwise: true },
                  ...(state.laid[1] ? [{ cell: numbers.length - state.laid[1], clockwise: false }] : []),
                ]
              : [{ cell: state.laid[square] - 1, clockwise: true }],
          marks: marks(square),
          just: placed?.place.square === square ? placed.place.cell : undefined,
          ...(variant === 'even-and-odd' ? { animal: square === 0 ? ('white' as const) : ('black' as const) } : {}),
          label: v.gameWords
            .path(names[square], count, numbers.length, next && v.aided ? v.gameWords.next(next) : '')
            .trim(),
          aided: v.aided || !live,
          figure: v.figure,
        });
      })}
    </div>`;
}
