import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { MultiplayEvent } from '../../src/rules/multiplay/index.js';

/** The board in the units of its drawing: a header of 52, cells of 100. */
const header = 52;
const cell = 100;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Overlay {
  readonly size: number;
  readonly rtl: boolean;
  readonly events: readonly MultiplayEvent[];
  /** Returns the colour of a seat, 0 to 5. */
  readonly colour: (seat: number) => number;
  readonly figure: (value: number, sign?: boolean) => string;
}

/**
 * Renders the frame of the cube turned last, the rows that scored and the traps that closed, above the cubes; they stay until
 * the next cube turns. All of it is on the edges of cells, so that no number is covered.
 */
export function overlay(o: Overlay): TemplateResult {
  const span = header + cell * o.size;
  const rows = o.events.filter((e) => e.type === 'scored');
  const traps = o.events.filter((e) => e.type === 'trapped');
  const last = o.events.find((e) => e.type === 'placed');
  const medals = new Medals(o, span);
  return html`<svg class="overlay" viewBox="0 0 ${span} ${span}" aria-hidden="true">
    ${rows.map((row) => svg`<g class="line">${line(o, row.cells)}</g>`)}
    ${traps.map((trap) => (isStraight(o, trap.cells) ? clamps(o, trap.cells) : svg`<g class="line chained">${line(o, trap.cells)}</g>`))}
    ${last ? frame(centre(o, last.cell)) : null}
    ${rows.map((row) => medals.give(jointAfter(o, row.cells), row.points, row.seat))}
    ${traps.map((trap) => {
      const [a, b] = [centre(o, trap.cells[0]), centre(o, trap.cells.at(-1)!)];
      const middle = { x: (a.x + b.x) / 2 + (a.y === b.y ? 0 : 50), y: (a.y + b.y) / 2 + (a.y === b.y ? 50 : 0) };
      return [
        medals.give(middle, -trap.points, trap.seat),
        ...trap.ends.map((end) => {
          const at = centre(o, end.cell);
          return medals.give({ x: at.x + 50, y: at.y - 50 }, end.points, end.seat);
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

const isStraight = (o: Overlay, cells: readonly number[]): boolean => {
  const [a, b] = [centre(o, cells[0]), centre(o, cells.at(-1)!)];
  return a.x === b.x || a.y === b.y;
};

/** Returns the corner below the last cube of a row, at its far end. */
function jointAfter(o: Overlay, cells: readonly number[]): Point {
  const points = cells.map((index) => centre(o, index));
  const last = points.reduce((far, at) => (at.y > far.y || (at.y === far.y && at.x > far.x) ? at : far));
  const side = Math.sign(last.x - points.find((at) => at !== last)!.x);
  return { x: last.x + side * 50, y: last.y + 50 };
}

const layers = (draw: (name: string) => SVGTemplateResult): SVGTemplateResult[] => ['outer', 'inner'].map(draw);

/** Draws a row that scored: a frame around it, or on a diagonal a ring around each cube and links at the corners. */
function line(o: Overlay, cells: readonly number[]): SVGTemplateResult[] {
  const points = cells.map((index) => centre(o, index));
  if (isStraight(o, cells)) {
    const [x, y] = [Math.min(...points.map((at) => at.x)), Math.min(...points.map((at) => at.y))];
    const [a, b] = [points[0], points.at(-1)!];
    return layers(
      (name) =>
        svg`<rect class=${name} x=${x - 51} y=${y - 51} width=${Math.abs(b.x - a.x) + 102} height=${Math.abs(b.y - a.y) + 102} rx="20" pathLength="1"></rect>`,
    );
  }
  const links = points
    .slice(1)
    .map(({ x, y }, i) => {
      const from = points[i];
      const [mx, my] = [(x + from.x) / 2, (y + from.y) / 2];
      const [dx, dy] = [Math.sign(x - from.x) * 9, Math.sign(y - from.y) * 9];
      return `M${mx - dx} ${my - dy}L${mx + dx} ${my + dy}`;
    })
    .join('');
  return layers(
    (name) =>
      svg`${points.map(({ x, y }) => svg`<rect class=${name} x=${x - 48} y=${y - 48} width="96" height="96" rx="18" pathLength="1"></rect>`)}<path class="link ${name}" d=${links}></path>`,
  );
}

/** Draws the yellow frame of the cube that was turned last. */
const frame = ({ x, y }: Point): SVGTemplateResult[] =>
  ['last1', 'last2'].map(
    (name) => svg`<rect class=${name} x=${x - 50} y=${y - 50} width="100" height="100" rx="18"></rect>`,
  );

/** Draws two jaws and the rods between them, around a trapped row. */
function clamps(o: Overlay, cells: readonly number[]): SVGTemplateResult {
  const [a, b] = [centre(o, cells[0]), centre(o, cells.at(-1)!)];
  const d = (Math.abs(b.x - a.x) + Math.abs(b.y - a.y)) / 2;
  const jaw = (s: 1 | -1) =>
    `M${s * (d + 14)} -52H${s * (d + 43)}q${s * 9} 0 ${s * 9} 9v86q0 9 ${s * -9} 9H${s * (d + 14)}`;
  const rods = `M${-d - 14} -52H${d + 14}M${-d - 14} 52H${d + 14}`;
  const layer = (name: string) => svg`<g class=${name}>
    <path class="rod" d=${rods}></path><path class="jaw jaw-a" d=${jaw(-1)}></path><path class="jaw jaw-b" d=${jaw(1)}></path></g>`;
  const place = `translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2}) rotate(${a.x === b.x ? 90 : 0})`;
  return svg`<g class="trap" transform=${place}>${layer('edge')}${layer('steel')}</g>`;
}

/** Half the size of a medal with its edge: it fits between two rows of numbers, even where a cube is raised. */
const half = { width: 41, height: 22 };

/**
 * Alternative offsets for a medal whose place is taken: along the same gap between two rows, or in the next gap; the nearest
 * first.
 */
const shifts = [0, 100, -100]
  .flatMap((dy) => [0, 86, -86, 172, -172].map((dx) => ({ dx, dy })))
  .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));

/** Places medals with points, each moved until it covers no other. */
class Medals {
  readonly #given: Point[] = [];

  constructor(
    private readonly o: Overlay,
    private readonly span: number,
  ) {}

  /** @param wish The preferred place, between two rows of numbers. */
  give(wish: Point, points: number, seat: number): SVGTemplateResult {
    const inside = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
    const tries = shifts.map(({ dx, dy }) => ({
      x: inside(wish.x + dx, half.width, this.span - half.width),
      // Numbers end nearer to the edge of their cell above than below.
      y: inside(wish.y + dy, header + cell, this.span) - 5,
    }));
    const free = ({ x, y }: Point): boolean =>
      this.#given.every((g) => Math.abs(g.x - x) >= 2 * half.width || Math.abs(g.y - y) >= 2 * half.height);
    const at = tries.find(free) ?? tries[0];
    this.#given.push(at);
    return svg`<g class="medal tint${this.o.colour(seat) + 1}" transform="translate(${at.x} ${at.y})"><g class="land"><rect x="-39" y="-20" width="78" height="40" rx="20"></rect><text y="14">${this.o.figure(points, true)}</text></g></g>`;
  }
}
