import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  endsFor,
  filled,
  places,
  squares,
  type UpAndDownEvent,
  type UpAndDownState,
} from '../../src/rules/up-and-down/index.js';
import { animate, settle } from '../style/motion.js';
import { piece, pieceDefs } from '../style/pieces.js';
import type { Hint } from '../parts/hint-ladder.js';
import { nextNumbers } from './controls.js';
import type { SquareContext } from './context.js';
import { declarations } from '../style/declarations.js';

/** The game in progress on a path. */
interface Live {
  /** True if the next number is shown. */
  readonly aided: boolean;
  /** True if a person is to act. */
  readonly acts: boolean;
  readonly hint: Hint | undefined;
  /** Handles a tap on the place at an end of the path. */
  onPick(end: number): void;
}

interface Shown {
  readonly state: UpAndDownState;
  /** Undefined after the end of a game, and in the replay. */
  readonly live?: Live;
  /** The events of the move that led to the position. */
  readonly events?: readonly UpAndDownEvent[];
  /** In the replay: returns the marks on the cells of a square. */
  readonly marks?: (square: number) => readonly Mark[];
}

/** Renders the path of a position, or its even and its odd path. */
export function rings(
  v: Pick<SquareContext, 'figure' | 'gameWords' | 'interaction' | 'match'>,
  { state, live, events = v.match.plies.at(-1)?.events ?? [], marks = () => [] }: Shown,
): TemplateResult {
  const { variant } = state.options;
  const { paths } = v.gameWords;
  const names = variant === 'even-and-odd' ? [paths.even, paths.odd] : [paths.whole];
  const open = places(state);
  const placed = events.find((event) => event.type === 'placed');
  const aided = live?.aided ?? true;
  const acts = live?.acts === true && state.phase === 'lay';
  // Without help a place can be tapped only for a picked piece: otherwise it would reveal which piece fits.
  const holds = (digit: number): boolean =>
    acts && (aided ? state.hands[state.seat].includes(digit) : v.interaction.held === digit);
  return html`${pieceDefs}
    <div class="rings ${live && v.interaction.held !== undefined ? 'choose' : ''}" part="board">
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
                    label: placeLabel(v, state, end, place.digit, names[square]),
                    hinted: live.hint?.cells?.includes(end) ?? false,
                    ...(holds(place.digit) ? { onPick: () => live.onPick(end) } : {}),
                  },
                ]
              : [],
          ),
          bugs: bugsOf(state, square),
          marks: marks(square),
          just: placed?.place.square === square ? placed.place.cell : undefined,
          ...(variant === 'even-and-odd' ? { animal: square === 0 ? ('white' as const) : ('black' as const) } : {}),
          ...(variant === 'even-and-odd' && live && own.length ? { wanted: aided ? next : '?' } : {}),
          label: v.gameWords
            .path(names[square], count, numbers.length, next && aided ? v.gameWords.next(next) : '')
            .trim(),
          aided,
          figure: v.figure,
        });
      })}
    </div>`;
}

/** Returns the accessible name of a place. Two places for one number differ by the direction of their path. */
function placeLabel(
  v: Pick<SquareContext, 'figure' | 'gameWords'>,
  state: UpAndDownState,
  end: number,
  digit: number,
  path: string,
): string {
  const { place, layRight, layDown } = v.gameWords;
  if (endsFor(state, digit).length < 2) return place(v.figure(digit), path);
  return (end === 0 ? layRight : layDown)(v.figure(digit));
}

/** A ladybird: the last piece of its end of the path, and its direction. */
export interface Bug {
  readonly cell: number;
  readonly clockwise: boolean;
}

/** Returns the ladybirds of a square. */
export function bugsOf({ options: { variant }, laid }: UpAndDownState, square: number): readonly Bug[] {
  if (variant !== 'both-ways') return [{ cell: laid[square] - 1, clockwise: true }];
  const back = { cell: squares[variant][square].length - laid[1], clockwise: false };
  return [{ cell: laid[0] - 1, clockwise: true }, ...(laid[1] ? [back] : [])];
}

/** A place where a path continues, and the action of a tap there. */
interface Opening {
  readonly cell: number;
  readonly label: string;
  /** True if a hint marks it. */
  readonly hinted: boolean;
  /** Undefined if nothing can be laid there now. */
  readonly onPick?: () => void;
}

/** A mark on a cell of a path. */
export interface Mark {
  readonly cell: number;
  draw(x: number, y: number): SVGTemplateResult;
}

interface Ring {
  /** The numbers around the square, clockwise from its top left corner. */
  readonly numbers: readonly number[];
  readonly filled: readonly boolean[];
  readonly openings: readonly Opening[];
  readonly bugs: readonly Bug[];
  /** The cell of the piece that was laid last. */
  readonly just: number | undefined;
  /** In the replay: the marks above some of the cells. */
  readonly marks: readonly Mark[];
  readonly animal?: 'white' | 'black';
  /** The wanted number, shown large below the animal. */
  readonly wanted?: string;
  readonly label: string;
  /** True if the next numbers are shown. */
  readonly aided: boolean;
  readonly figure: (value: number) => string;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  /** The side of the square: 0 top, 1 right, 2 bottom, 3 left. */
  readonly side: number;
  readonly corner: boolean;
}

/** Returns the place of a cell in a square with a number of cells, in units of 100 per cell. */
function spotOf(cell: number, cells: number): Spot {
  const length = cells / 4;
  const side = Math.floor(cell / length);
  const along = (cell % length) * 100;
  const far = length * 100;
  const [x, y] = [
    [along, 0],
    [far, along],
    [far - along, far],
    [0, far - along],
  ][side];
  return { x, y, side, corner: cell % length === 0 };
}

/** Renders a path around a square: the pieces laid, the next numbers, and the next place with a thick ring. */
function ring(r: Ring): TemplateResult {
  const { numbers, filled, openings } = r;
  const cells = numbers.length;
  const size = (cells / 4 + 1) * 100;
  const spots = numbers.map((_, cell) => ({ cell, ...spotOf(cell, cells) }));
  // By row, then column: lower pieces cover the tabs of those above.
  const inOrder = [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
  const percent = (units: number): string => `${((units + 8) / (size + 32)) * 100}%`;
  return html`<div class="ring-frame" .style=${`--cell:${10_000 / (size + 32)}%`}>
    <svg class="ring" viewBox="-8 -8 ${size + 32} ${size + 32}" role="img" aria-label=${r.label}>
      ${r.animal ? sheep(size / 2, r.animal === 'black') : ''}
      ${r.wanted === undefined ? '' : piece({ glyph: r.wanted, state: 'ghost' }, size / 2 - 50, size / 2 + 26)}
      ${inOrder.map(({ cell, x, y }) =>
        filled[cell] ? laid(r, cell, x, y) : ghost(r.aided ? r.figure(numbers[cell]) : '', x, y, false),
      )}
      ${openings.map(({ cell }) => ghost(r.aided ? r.figure(numbers[cell]) : '?', spots[cell].x, spots[cell].y, true))}
      ${r.bugs.map(({ cell, clockwise }) => ladybird(bugAt(cell, cells, clockwise)))}
      ${r.marks.map(({ cell, draw }) => draw(spots[cell].x, spots[cell].y))}
    </svg>
    ${openings.map(({ cell, label, hinted, onPick }) => {
      const { x, y } = spots[cell];
      const place = `left:${percent(x)};top:${percent(y)}`;
      const looks = hinted ? 'place hinted' : 'place';
      return onPick
        ? html`<button
            type="button"
            class=${looks}
            part="place action"
            .style=${place}
            aria-label=${label}
            @click=${onPick}
          ></button>`
        : hinted
          ? html`<i class=${looks} .style=${place}></i>`
          : '';
    })}
  </div>`;
}

const laid = (r: Ring, cell: number, x: number, y: number): SVGTemplateResult => {
  const digit = r.numbers[cell];
  return svg`<g class=${cell === r.just ? 'just' : ''}>${piece({ glyph: r.figure(digit), tenths: digit }, x, y)}</g>`;
};

const ghost = (figure: string, x: number, y: number, next: boolean): SVGTemplateResult =>
  svg`<g class="free-place ${next ? 'next' : ''}" transform="translate(${x} ${y})">
    <rect x="5" y="5" width="90" height="90" rx="16"></rect>${next ? svg`<rect class="number" x="-5" y="-5" width="110" height="110" rx="24"></rect>` : ''}<text x="50" y="75">${figure}</text>
  </g>`;

/** The direction inwards from each side. */
const inwards = [
  [0, 78],
  [-68, 0],
  [0, -68],
  [80, 0],
] as const;

/** The position of a ladybird in a picture of a path, and its rotation in degrees. */
export interface BugPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/**
 * Returns the position of a ladybird in a square with a number of cells: inside, beside the piece of a cell, on its way to the
 * next one; in a corner, away from both sides.
 */
export function bugAt(cell: number, cells: number, clockwise: boolean): BugPlace {
  const { x, y, side: own, corner } = spotOf(cell, cells);
  const { side } = spotOf(clockwise ? cell : (cell + cells - 1) % cells, cells);
  const [dx, dy] = inwards[side];
  const [cx, cy] = corner ? inwards[side === own ? (own + 3) % 4 : own] : [0, 0];
  return { x: x + 50 + dx + cx, y: y + 50 + dy + cy, turn: clockwise ? 90 + 90 * side : 90 * (side - 1) };
}

/** Returns a position as a CSS transform. */
export const bugTransform = ({ x, y, turn }: BugPlace): string =>
  `translate(${x}px,${y}px) rotate(${turn}deg) scale(.85)`;

/** Draws the ladybird that walks along the path, its head to the north. */
export const ladybird = (place: BugPlace): SVGTemplateResult =>
  svg`<g class="bug" ${declarations(`transform:${bugTransform(place)}`)}>
    <path class="legs" d="M-24-12l-13-8M-28 4h-15M-24 18l-12 9M24-12l13-8M28 4h15M24 18l12 9M-6-36q-4-12-13-13M6-36q4-12 13-13"></path>
    <circle class="head" cy="-25" r="15"></circle>
    <ellipse class="wings" cy="4" rx="29" ry="30"></ellipse>
    <path class="legs" d="M0-26V34"></path>
    <path class="spots" d="M-14-7h.01M14-7h.01M-13 14h.01M13 14h.01"></path>
    <path class="eyes" d="M-6-30h.01M6-30h.01"></path>
  </g>`;

/** Draws a sheep in the middle of its square: the even one is white, the odd one black. */
const sheep = (middle: number, black: boolean): SVGTemplateResult =>
  svg`<g class="sheep ${black ? 'black' : 'white'}" transform="translate(${middle} ${middle - 66}) scale(.86)">
    <path class="feet" d="M-34 34v40M-10 38v38M18 38v38M40 34v40"></path>
    <path class="wool" d="M-62 0a26 26 0 0 1 20-40a30 30 0 0 1 46-14a30 30 0 0 1 44 14a28 28 0 0 1 20 44a28 28 0 0 1-24 40a30 30 0 0 1-44 8a30 30 0 0 1-46-6a28 28 0 0 1-16-46z"></path>
    <path class="face" d="M48-46q34-8 42 18q4 30-18 40q-24-2-30-26z"></path>
    <path class="eye" d="M66-22h.01"></path>
  </g>`;

/** Animates the piece that was just laid from where it was taken, unless the reader prefers reduced motion. */
export function fly(root: ShadowRoot, from: DOMRect): void {
  const piece = root.querySelector<SVGGElement>('.just');
  const ring = piece?.ownerSVGElement;
  if (!piece || !ring) return;
  settle(piece);
  const to = piece.getBoundingClientRect();
  const units = ring.viewBox.baseVal.width / ring.getBoundingClientRect().width;
  const x = (from.x + from.width / 2 - to.x - to.width / 2) * units;
  const y = (from.y + from.height / 2 - to.y - to.height / 2) * units;
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})` }, { transform: 'none' }];
  animate(piece, frames, { duration: 220, easing: 'ease-out' });
}
