import type { Reader } from '../parts/reader.js';
import type { SequenceWords } from '../../src/words/types.js';
import { listed } from '../../src/words/notation.js';
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { levelOf } from '../../src/rules/trail/spiral.js';
import { countUp } from '../style/count-up.js';
import { travel } from '../style/mountain/travel.js';
import { shapePaths } from '../style/shapes.js';
import type { SequenceContext } from './context.js';
import { openClimb, journeyOf, prospect, type Climb } from './mountain.js';
import { beatOf } from './moments.js';
import { squaresShown } from './turn.js';

/** The climb as a strip: 360 × 50 units, the squares to scale from the start to the goal. */
const [width, height, margin] = [360, 50, 12];
const piece = 22;
/** Minimum distance between pieces, to which close ones are moved apart. */
const apart = 14;
/** The height of the ground from the start, and then of each level. */
const tops = [36, 36, 31, 26, 21, 16] as const;

const xOf = (square: number, goal: number): number => margin + (square / goal) * (width - 2 * margin);
const topOf = (square: number): number => tops[levelOf(square)];

/** Returns positions for the pieces at which they do not cover one another, each as near to its square as possible. */
export function spread(squares: readonly number[], goal: number): number[] {
  const order = squares.map((_, seat) => seat).sort((a, b) => squares[a] - squares[b] || a - b);
  const places = squares.map((square) => xOf(square, goal));
  order.forEach((seat, i) => {
    if (i) places[seat] = Math.max(places[seat], places[order[i - 1]] + apart);
  });
  let limit = width - margin;
  for (const seat of [...order].reverse()) {
    places[seat] = Math.min(places[seat], limit);
    limit = places[seat] - apart;
  }
  return places;
}

/** Renders the levels as rising bands, with the number at which each ends. */
function bands(v: Pick<SequenceContext, 'figure'>, goal: number): SVGTemplateResult {
  const ends = Array.from({ length: goal }, (_, i) => i + 1).filter((n) => n === goal || levelOf(n + 1) > levelOf(n));
  const rects = ends.map((end, i) => {
    const x = xOf(ends[i - 1] ?? 0, goal);
    const span = xOf(end, goal) - x + (end === goal ? margin / 2 : 0);
    const level = levelOf(end);
    return svg`<rect class="band${level}" x=${x} y=${tops[level]} width=${span} height=${44 - tops[level]}></rect>
      <rect class="brink band${level}" x=${x} y="43" width=${span} height="5"></rect>`;
  });
  // A number that would overlap that of the flag is left out.
  const numbers = ends.filter((end) => xOf(goal, goal) - xOf(end, goal) > 20);
  return svg`${rects}${numbers.map((end) => svg`<text x=${xOf(end, goal)} y="42">${v.figure(end)}</text>`)}`;
}

/**
 * Renders the strip with the climbers, the origin of the last climb, and the square that the dice lead to. A tap opens the
 * mountain.
 */
export function strip(
  v: Reader<SequenceWords> & Pick<SequenceContext, 'host' | 'interaction' | 'match' | 'moment' | 'table'>,
  last: Climb | undefined,
): TemplateResult {
  const { options } = v.match.state;
  const goal = options.summit;
  const at = squaresShown(v);
  const places = spread(at, goal);
  const label = listed(
    v.match.players.map(({ name }, seat) => v.words.labelled(name, v.figure(at[seat]))),
    v.notation,
  );
  const ahead = v.moment ? undefined : prospect(v);
  const ring = (square: number, colour: number): SVGTemplateResult =>
    svg`<circle class="ring colour${colour + 1}" cx=${xOf(square, goal)} cy=${topOf(square) - piece / 2} r="8.5"></circle>`;
  const colourOf = (seat: number): number => v.match.players[seat].colour;
  return html`<div class="strip">
    <svg viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${bands(v, goal)}
      <path class="mast" d="M${xOf(goal, goal)} ${topOf(goal)}V2"></path>
      <path class="pennant" d="M${xOf(goal, goal)} 2h-14l3 4-3 4h14z"></path>
      ${last ? ring(last.from, colourOf(last.seat)) : nothing}
      ${ahead ? ring(ahead.square, colourOf(ahead.seat)) : nothing}
      ${at.map((square, seat) => pin(v, seat, { x: places[seat], y: topOf(square) - piece / 2 }, goal))}
    </svg>
    <button
      type="button"
      data-free
      title=${v.gameWords.climb.open}
      aria-label=${`${label}. ${v.gameWords.climb.open}`}
      aria-haspopup="dialog"
      @click=${() => void openClimb(v)}
    ></button>
  </div>`;
}

function pin(
  v: Pick<SequenceContext, 'figure' | 'match' | 'moment' | 'table'>,
  seat: number,
  at: { x: number; y: number },
  goal: number,
): SVGTemplateResult {
  const { colour } = v.match.players[seat];
  const journey = journeyOf(v, seat);
  const points = journey?.squares
    .slice(0, -1)
    .map((square) => ({ x: xOf(square, goal), y: topOf(square) - piece / 2 }));
  const beat = beatOf(v);
  const moved = beat?.name === 'hop' ? v.moment!.ply.events[beat.at] : undefined;
  const steps = moved?.type === 'moved' && moved.seat === seat ? (beat!.steps ?? 0) : 0;
  return svg`<g class="pin colour${colour + 1}" transform="translate(${at.x} ${at.y})"
    ${travel(journey && { ...journey, points: [...points!, at] })}>
    <path d=${shapePaths[colour]} transform="scale(${piece / 100}) translate(-50 -48)"></path>
    ${steps ? svg`<text y="-13">${countUp(journey?.key, steps, v.moment!.ms, v.figure)}</text>` : nothing}
  </g>`;
}
