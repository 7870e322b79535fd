import { nothing, svg, type SVGTemplateResult } from 'lit';
import { cliff, left, middle, ringOf, summit, terrace, top, type Box, type Cell } from './geometry.js';
import { declarations } from '../declarations.js';

const rounded = ({ x, y, width, height }: Box, radius: number, name: string): SVGTemplateResult =>
  svg`<rect class=${name} x=${x} y=${y} width=${width} height=${height} rx=${radius}></rect>`;

const grown = ({ x, y, width, height }: Box, right: number, down: number, by: number): Box => ({
  x: x + right,
  y: y + down,
  width: width + by,
  height: height + by,
});

/** Renders a terrace: its shadow on the one below, its cliffs (lit from the north-west), its top with a bright rim. */
function level(ring: number): SVGTemplateResult {
  const rock = cliff(ring);
  const { x, y, width, height } = rock;
  const [right, bottom] = [x + width, y + height];
  const flat = terrace(ring);
  return svg`<g class="layer${ring + 1}">
    ${ring ? rounded(grown(rock, 5, 12, 10), 28, 'cast') : ''}
    <clipPath id="rock${ring}">${rounded(rock, 24, '')}</clipPath>
    ${rounded(rock, 24, 'cliff')}
    <g clip-path="url(#rock${ring})">
      <path class="veil east" d="M${right} ${y}V${bottom}l-18-28V${y + 12}z"></path>
      <path class="veil west" d="M${x} ${y}V${bottom}l18-28V${y + 12}z"></path>
    </g>
    ${rounded(flat, 18, 'top')}
    <path class="rim" d="M${flat.x + 3} ${flat.y + flat.height - 20}V${flat.y + 20}q0-17 17-17H${flat.x + flat.width - 20}"></path>
  </g>`;
}

/** The peak in flat facets, lit from the left. */
const peak = svg`<g class="peak">
  <path class="snow4" d="M456 682q130 40 276-6l-8 18q-132 32-258 0z" opacity=".6"></path>
  <path class="snow4" d="M566 526L602 574L618 562L668 632L682 626L722 680L660 694L590 698z"></path>
  <path class="snow1" d="M566 526L540 574L514 630L500 624L460 680L522 694L590 698L600 610z"></path>
  <path class="snow3" d="M566 526L576 590L560 614L584 650L590 698L614 696L604 650L622 630L594 600L600 578z"></path>
  <path class="rock" d="M618 562L668 632L654 640zM682 626L722 680L696 686z"></path>
</g>`;

/** Renders the flag of the summit, or a smaller one on the square where a shorter climb ends. */
const flag = (goal: Cell, figure: string, waves: number | undefined): SVGTemplateResult => {
  const { x, y } = middle(goal);
  return svg`<g class="flag" transform=${ringOf(goal) === summit ? nothing : `translate(${x - 516} ${y - 420})scale(.85)`}>
    <path class="pole" d="M567 536V424"></path>
    <g class=${waves ? 'waving' : ''} ${declarations(waves ? `animation-duration:${Math.round(waves / 3)}ms` : '')}>
      <path class="cloth" d="M571 424c38-16 68 14 130-4l-16 42l20 40c-54 16-90-12-134 4z"></path>
      <text x="628" y="481">${figure}</text></g></g>`;
};

interface Trail {
  readonly joints: string;
  readonly ways: string;
  readonly walls: string;
  readonly stairs: readonly (readonly [number, number])[];
}

/** Renders the details between squares: joints along the trail, walls beside it, stairs between levels. */
function between(squares: readonly Cell[]): Trail {
  let [joints, ways, walls] = ['', 'M2 34l12 16l-12 16', ''];
  const stairs: [number, number][] = [];
  for (let i = 1; i < squares.length; i++) {
    const [from, to] = [squares[i - 1], squares[i]];
    if (ringOf(from) !== ringOf(to)) {
      const [x, y] = [left(from.column), top(from.row)];
      stairs.push([x + 91, y + 33]);
      const wall = (y + top(from.row - 1) + 100) / 2;
      walls += `M${x + 8} ${wall}H${x + 92}`;
    } else if (from.row === to.row) {
      const x = (left(Math.max(from.column, to.column)) + left(Math.min(from.column, to.column)) + 100) / 2;
      const y = top(from.row);
      const forth = to.column > from.column ? 1 : -1;
      joints += `M${x} ${y + 7}v86`;
      ways += `M${x - 4.5 * forth} ${y + 38}l${9 * forth} 12l${-9 * forth} 12`;
    } else {
      const y = (top(Math.max(from.row, to.row)) + top(Math.min(from.row, to.row)) + 100) / 2;
      const x = left(from.column);
      const down = to.row > from.row ? 1 : -1;
      joints += `M${x + 7} ${y}h86`;
      ways += `M${x + 38} ${y - 4.5 * down}l12 ${9 * down}l12 ${-9 * down}`;
    }
  }
  return { joints, ways, walls, stairs };
}

/** The points of a rounded five-pointed star. */
const starPoints = Array.from({ length: 10 }, (_, i) => {
  const [angle, radius] = [(i * Math.PI) / 5, i % 2 ? 31 : 47];
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}).join('L');

const drawn = new WeakMap<readonly Cell[], Trail>();

/** Renders the mountain without pieces; with `mini`, without the details that need a large one. */
export function land(
  squares: readonly Cell[],
  stars: readonly number[],
  figure: (n: number) => string,
  mini: boolean,
  goal: number,
  waves?: number,
): SVGTemplateResult {
  const trail = drawn.get(squares) ?? between(squares);
  drawn.set(squares, trail);
  const star = (square: number): SVGTemplateResult => {
    const { x, y } = middle(squares[square - 1]);
    return svg`<path class="star" transform="translate(${x} ${y + 3})" d="M${starPoints}z"></path>`;
  };
  return svg`<g aria-hidden="true">
    ${Array.from({ length: summit + 1 }, (_, ring) => level(ring))} ${peak}
    <path class="joint" d=${trail.joints}></path><path class="wall" d=${trail.walls}></path>
    ${
      mini
        ? ''
        : svg`<path class="way" d=${trail.ways}></path>
      ${trail.stairs.map(([x, y]) => svg`<path class="stair" d="M${x} ${y}h28v34h-28zM${x + 9} ${y}v34M${x + 19} ${y}v34"></path>`)}`
    }
    ${stars.map(star)} ${flag(squares[goal - 1], figure(goal), waves)}
  </g>`;
}
