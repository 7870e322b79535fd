import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { piece } from '../ui/pieces.js';
import { ladybird, sheep } from './art.js';

/** Where a path goes on, and what a tap there does. */
interface Opening {
  readonly cell: number;
  readonly label: string;
  /** A hint marks it. */
  readonly hinted: boolean;
  /** Absent where nothing can be laid there now. */
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
  /** Where the ladybirds are: on the last piece of each end, and which way they go. */
  readonly bugs: readonly { readonly cell: number; readonly clockwise: boolean }[];
  /** The cell where a piece was laid last. */
  readonly just: number | undefined;
  /** In the look back: what lies over some of the cells. */
  readonly marks: readonly Mark[];
  readonly animal?: 'white' | 'black';
  readonly label: string;
  /** Whether the numbers to come are shown. */
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

/** The place of a cell in a square of so many, in units of 100. */
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

/** A path around a square: pieces that lie, the numbers to come, the next place with a thick ring. */
export function ring(r: Ring): TemplateResult {
  const { numbers, filled, openings } = r;
  const cells = numbers.length;
  const size = (cells / 4 + 1) * 100;
  const spots = numbers.map((_, cell) => ({ cell, ...spotOf(cell, cells) }));
  // By row, then column: what lies lower covers the tabs above it.
  const inOrder = [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
  const percent = (units: number): string => `${((units + 8) / (size + 32)) * 100}%`;
  return html`<div class="ringw" .style=${`--cell:${10_000 / (size + 32)}%`}>
    <svg class="ring" viewBox="-8 -8 ${size + 32} ${size + 32}" role="img" aria-label=${r.label}>
      ${r.animal ? sheep(size / 2, r.animal === 'black') : ''}
      ${inOrder.map(({ cell, x, y }) =>
        filled[cell] ? laid(r, cell, x, y) : ghost(r.aided ? r.figure(numbers[cell]) : '', x, y, false),
      )}
      ${openings.map(({ cell }) => ghost(r.aided ? r.figure(numbers[cell]) : '?', spots[cell].x, spots[cell].y, true))}
      ${r.bugs.map(({ cell, clockwise }) => {
        const next = clockwise ? cell : (cell + cells - 1) % cells;
        return bug(spots[cell], spots[next].side, clockwise);
      })}
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
            part="place"
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
  svg`<g class="gh ${next ? 'next' : ''}" transform="translate(${x} ${y})">
    <rect x="5" y="5" width="90" height="90" rx="16"></rect>${next ? svg`<rect class="nr" x="-5" y="-5" width="110" height="110" rx="24"></rect>` : ''}<text x="50" y="75">${figure}</text>
  </g>`;

/** Which way is inwards from each side. */
const inwards = [
  [0, 78],
  [-68, 0],
  [0, -68],
  [80, 0],
] as const;

/** Inside the square, beside the piece that it has come to, on its way along `side`; in a corner, away from both sides. */
function bug({ x, y, side: own, corner }: Spot, side: number, clockwise: boolean): SVGTemplateResult {
  const [dx, dy] = inwards[side];
  const [cx, cy] = corner ? inwards[side === own ? (own + 3) % 4 : own] : [0, 0];
  return ladybird(x + 50 + dx + cx, y + 50 + dy + cy, clockwise ? 90 + 90 * side : 90 * (side - 1));
}
