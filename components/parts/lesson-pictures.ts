import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { jumpsOf, partsOf, type Jump } from '../../src/rules/number-line.js';

/* The pictures of the lessons that are about numbers and sums: dots in frames of ten, hands, a piece of the trail, the number line. */

/** The data that a picture needs besides its numbers. */
export interface Drawn {
  /** The picture in words, for a reader who does not see it. */
  readonly label: string;
  /** True if the answer is being asked: then the picture does not say it. */
  readonly isAsked: boolean;
  figure(value: number): string;
}

const width = 320;

const picture = (height: number, label: string, content: unknown): TemplateResult =>
  html`<svg class="lesson-picture" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>${content}</svg>`;

/**
 * Renders frames of ten with dots from the left: circles for the first number, squares for the second.
 * @param counts the numbers of dots
 * @param dot the side of a place
 */
function frames(counts: readonly number[], centre: number, y: number, dot: number): SVGTemplateResult {
  const all = counts.flatMap((count, part) => Array<number>(count).fill(part));
  const number = Math.max(1, Math.ceil(all.length / 10));
  const [wide, gap] = [5 * dot, 8];
  const left = centre - (number * wide + (number - 1) * gap) / 2;
  return svg`${Array.from({ length: number }, (_, frame) => {
    const x = left + frame * (wide + gap);
    return svg`<path class="ten-frame" d="M${x} ${y}h${wide}v${2 * dot}h${-wide}zM${x} ${y + dot}h${wide}${[1, 2, 3, 4].map((n) => `M${x + n * dot} ${y}v${2 * dot}`).join('')}"></path>
      ${all.slice(10 * frame, 10 * frame + 10).map((part, i) => {
        const [cx, cy] = [x + ((i % 5) + 0.5) * dot, y + (Math.floor(i / 5) + 0.5) * dot];
        const r = dot * 0.36;
        return part
          ? svg`<rect class="part-two" x=${cx - r} y=${cy - r} width=${2 * r} height=${2 * r} rx="1.5"></rect>`
          : svg`<circle class="part-one" cx=${cx} cy=${cy} r=${r}></circle>`;
      })}`;
  })}`;
}

/** The fingers of a hand from its little finger: where they begin, and how long they are. */
const fingers = [
  { x: 1, length: 17 },
  { x: 10, length: 23 },
  { x: 19, length: 26 },
  { x: 28, length: 23 },
] as const;

/** Renders a hand that raises some of its fingers, the thumb last. */
function hand(raised: number, x: number, y: number, isRight: boolean): SVGTemplateResult {
  const finger = (i: number): SVGTemplateResult => {
    const { x: at, length } = fingers[i];
    const isUp = i < raised;
    const shown = isUp ? length : 5;
    return svg`<rect class=${isUp ? 'raised' : 'folded'} x=${at} y=${30 - shown} width="8" height=${shown + 6} rx="4"></rect>`;
  };
  const thumb = raised > 4;
  return svg`<g class="hand" transform="translate(${x} ${y})${isRight ? 'translate(48)scale(-1 1)' : ''}">
    ${[0, 1, 2, 3].map(finger)}
    <rect class=${thumb ? 'raised' : 'folded'} x="33" y=${thumb ? 24 : 38} width="8" height=${thumb ? 24 : 10} rx="4" transform="rotate(28 37 48)"></rect>
    <rect class="palm" x="0" y="30" width="37" height="28" rx="11"></rect>
  </g>`;
}

/** Renders hands that raise this number of fingers. */
function hands(number: number, centre: number, y: number, scale: number): SVGTemplateResult {
  const all = [Math.min(5, number), Math.max(0, Math.min(5, number - 5)), ...(number > 10 ? [number - 10] : [])];
  return svg`<g transform="translate(${centre - 25 * scale * all.length} ${y}) scale(${scale})">
    ${all.map((raised, i) => hand(raised, 50 * i, 0, i % 2 === 1))}
  </g>`;
}

/** Renders the squares of the trail around a number, which stands out. */
function trail(number: number, y: number, { figure, isAsked }: Drawn): SVGTemplateResult {
  const first = Math.max(1, number - 3);
  const side = 45;
  const left = (width - 7 * side) / 2;
  return svg`${Array.from({ length: 7 }, (_, i) => {
    const square = first + i;
    const x = left + i * side;
    const isIt = square === number;
    return svg`<rect class="trail-square ${isIt ? 'here' : ''}" x=${x + 2} y=${y} width=${side - 4} height="38" rx="7"></rect>
      <text class=${isIt ? 'here' : ''} x=${x + side / 2} y=${y + 24}>${isIt && isAsked ? '?' : figure(square)}</text>`;
  })}`;
}

/** Renders a number as dots in frames of ten, as fingers, and on the trail. */
export function numberPicture(number: number, drawn: Drawn): TemplateResult {
  const isLarge = number > 10;
  const counts = partsOf(number);
  const content = isLarge
    ? [frames(counts, 80, 24, 14), hands(number, 242, 12, 0.98)]
    : [frames(counts, 78, 18, 24), hands(number, 236, 4, 1.4)];
  return picture(134, drawn.label, svg`${content}${trail(number, 92, drawn)}`);
}

/** Renders a sum: its dots if there are two numbers, and its jumps on the number line. */
export function sumPicture(numbers: readonly number[], drawn: Drawn): TemplateResult {
  const isPair = numbers.length === 2;
  const jumps = jumpsOf(numbers);
  const top = isPair ? 54 : 0;
  const [large, small] = [...numbers].sort((a, b) => b - a);
  return picture(
    top + 82,
    drawn.label,
    svg`${isPair ? frames([large, small], width / 2, 4, 20) : nothing}${line(jumps, top, drawn)}`,
  );
}

/** Renders the number line with jumps above it, and the numbers where they begin and end below. */
function line(jumps: readonly Jump[], top: number, { figure, isAsked }: Drawn): SVGTemplateResult {
  const end = jumps.at(-1)!.to;
  const least = jumps[0].from;
  const from = end <= 24 ? 0 : Math.max(0, 10 * Math.floor(least / 10));
  const to = Math.max(from + 10, 10 * Math.ceil(end / 10));
  const margin = 14;
  const unit = (width - 2 * margin) / (to - from);
  const xOf = (n: number): number => margin + (n - from) * unit;
  const base = top + 54;
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const stops = new Set([least, ...jumps.map((jump) => jump.to)]);
  // Of the tens, only those that are beside no stop are named.
  const named = ticks.filter(
    (n) => stops.has(n) || (n % 10 === 0 && [...stops].every((stop) => Math.abs(xOf(stop) - xOf(n)) > 22)),
  );
  return svg`<path class="number-line" d="M${margin - 8} ${base}H${width - margin + 8}${ticks
    .map((n) => `M${xOf(n)} ${base - (n % 10 ? 3 : 6)}V${base + (n % 10 ? 3 : 6)}`)
    .join('')}"></path>
    ${jumps.map((jump, i) => {
      const [a, b] = [xOf(jump.from), xOf(jump.to)];
      const height = Math.min(34, 16 + (b - a) / 4);
      return svg`<path class="jump ${i % 2 ? 'second' : ''}" d="M${a} ${base - 3}C${a} ${base - height} ${b} ${base - height} ${b} ${base - 5}"></path>
        <path class="jump-tip ${i % 2 ? 'second' : ''}" d="M${b - 4} ${base - 10}L${b} ${base - 2}L${b + 4} ${base - 10}z"></path>
        <text class="jump-length" x=${(a + b) / 2} y=${base - height * 0.75 - 5}>+${figure(jump.to - jump.from)}</text>`;
    })}
    ${named.map((n) => svg`<text class=${n === end ? 'here' : stops.has(n) ? '' : 'faint'} x=${xOf(n)} y=${base + 20}>${n === end && isAsked ? '?' : figure(n)}</text>`)}`;
}
