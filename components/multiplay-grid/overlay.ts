import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { MultiplayEvent } from '../../src/rules/multiplay/index.js';

/** The board in units of its drawing: a header of 52, cells of 100. */
export const header = 52;
export const cell = 100;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Overlay {
  readonly size: number;
  readonly rtl: boolean;
  readonly events: readonly MultiplayEvent[];
  /** The colour of a seat, 0 to 5. */
  readonly colour: (seat: number) => number;
  readonly figure: (value: number, sign?: boolean) => string;
}

const half = { width: 40, height: 29 };

/** Rows that scored and traps that closed, drawn above the cubes; they stay until the next cube turns. */
export function overlay(o: Overlay): TemplateResult {
  const span = header + cell * o.size;
  const rows = o.events.filter((e) => e.type === 'scored');
  const traps = o.events.filter((e) => e.type === 'trapped');
  const medals = new Medals(o, span);
  return html`<svg class="overlay" viewBox="0 0 ${span} ${span}" aria-hidden="true">
    ${rows.map((row) => capsule(o, row.cells))} ${traps.map((trap) => clamps(o, trap.cells))}
    ${rows.map((row) => beads(o, row, medals))}
    ${traps.map((trap) => {
      const { from, to, normal } = axis(o, trap.cells);
      const middle = { x: (from.x + to.x) / 2 + normal.x * 52, y: (from.y + to.y) / 2 + normal.y * 52 };
      return [
        medals.give(middle, -trap.points, trap.seat),
        ...trap.ends.map((end) => {
          const at = centre(o, end.cell);
          return medals.give({ x: at.x + 46, y: at.y - 42 }, end.points, end.seat);
        }),
      ];
    })}
  </svg>`;
}

function centre({ size, rtl }: Pick<Overlay, 'size' | 'rtl'>, index: number): Point {
  const column = index % size;
  const x = cell * (rtl ? size - 1 - column : column) + (rtl ? 0 : header) + cell / 2;
  return { x, y: header + cell * Math.floor(index / size) + cell / 2 };
}

/** The line through the cells' centres: its ends, length, angle in degrees, and the direction beside it (down or to the right). */
function axis(o: Overlay, cells: readonly number[]) {
  const a = centre(o, cells[0]);
  const b = centre(o, cells.at(-1)!);
  // From left to right, and straight lines from top to bottom.
  const [from, to] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const normal = along.x === 0 ? { x: 1, y: 0 } : { x: -along.y, y: along.x };
  return { from, to, length, along, normal, angle: (Math.atan2(along.y, along.x) * 180) / Math.PI };
}

const place = ({ from, to, angle }: ReturnType<typeof axis>): string =>
  `translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2}) rotate(${angle})`;

function capsule(o: Overlay, cells: readonly number[]): SVGTemplateResult {
  const line = axis(o, cells);
  const width = line.length + 106;
  const rect = (name: string) =>
    svg`<rect class=${name} x=${-width / 2} y="-51" width=${width} height="104" rx="22" pathLength="1"></rect>`;
  return svg`<g class="capsule" transform=${place(line)}>${rect('k1')}${rect('k2')}</g>`;
}

/** Beads count the cubes along the row, the last one is a medal with the points. */
function beads(
  o: Overlay,
  row: { cells: readonly number[]; points: number; seat: number },
  medals: Medals,
): SVGTemplateResult {
  const { from, along, normal, length } = axis(o, row.cells);
  const count = row.cells.length;
  const at = (i: number): Point => ({
    x: from.x + along.x * ((length * i) / (count - 1)) + normal.x * 52,
    y: from.y + along.y * ((length * i) / (count - 1)) + normal.y * 52,
  });
  const last = at(count - 1);
  return svg`${Array.from({ length: count - 1 }, (_, i) => {
    const { x, y } = at(i);
    return svg`<g class="bead d${Math.min(i, 9)}" transform="translate(${x} ${y})"><circle r="21"></circle><text y="10.5">${o.figure(i + 1)}</text></g>`;
  })}${medals.give({ x: last.x + 12, y: last.y }, row.points, row.seat)}`;
}

/** Two jaws and the rods between them, around a trapped row. */
function clamps(o: Overlay, cells: readonly number[]): SVGTemplateResult {
  const line = axis(o, cells);
  const d = line.length / 2;
  const jaw = (s: 1 | -1) =>
    `M${s * (d + 16)} -59H${s * (d + 52)}q${s * 9} 0 ${s * 9} 9v100q0 9 ${s * -9} 9H${s * (d + 16)}`;
  const rods = `M${-d - 46} -52H${d + 46}M${-d - 46} 52H${d + 46}`;
  const layer = (name: string) => svg`<g class=${name}>
    <path class="rod" d=${rods}></path><path class="jaw jaw-a" d=${jaw(-1)}></path><path class="jaw jaw-b" d=${jaw(1)}></path></g>`;
  return svg`<g class="trap" transform=${place(line)}>${layer('edge')}${layer('steel')}</g>`;
}

/** Hands out medals with points, each moved until it covers no other. */
class Medals {
  readonly #given: Point[] = [];

  constructor(
    private readonly o: Overlay,
    private readonly span: number,
  ) {}

  give(wish: Point, points: number, seat: number): SVGTemplateResult {
    const inside = (value: number, edge: number): number => Math.max(edge, Math.min(this.span - edge, value));
    const tries = [0, 62, -62, 124, -124, 186].map((dy) => ({
      x: inside(wish.x, half.width),
      y: inside(wish.y + dy, half.height),
    }));
    const free = ({ x, y }: Point): boolean =>
      this.#given.every((g) => Math.abs(g.x - x) > 2 * half.width || Math.abs(g.y - y) > 2 * half.height - 2);
    const at = tries.find(free) ?? tries[0];
    this.#given.push(at);
    return svg`<g class="medal q${this.o.colour(seat) + 1}" transform="translate(${at.x} ${at.y})"><g class="land"><rect x="-37" y="-27" width="74" height="54" rx="27"></rect><text y="14.5">${this.o.figure(points, true)}</text></g></g>`;
  }
}
