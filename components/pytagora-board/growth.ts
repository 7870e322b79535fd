import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Line } from '../../src/rules/pytagora/line.js';
import { table, type Place } from '../../src/rules/pytagora/state.js';
import { piece } from '../ui/pieces.js';
import { around, showAll, type Camera, type Size } from './camera.js';
import { isAt, type Growing } from './laying.js';
import { cellsOf, type Shown } from './table-view.js';
import type { PytagoraView } from './context.js';
import { lookAt } from './zoom.js';

/** The line that a hint points at, from its second step on. */
const hinted = (v: PytagoraView): Line | undefined => v.hints?.marks(v).line;

/** On a narrow table the number of pieces in the bag lies at the top: so many pixels are left to it. */
const narrow = 700;
const label = 36;

/** Where one looks now. */
export function cameraOf(v: PytagoraView, shown: Shown): Camera {
  if (shown.live && v.fingers.camera) return v.fingers.camera;
  const { width, height } = v.size;
  const above = width < narrow && height > 2 * label ? label : 0;
  const camera = lookingBelow(v, shown, { width, height: height - above });
  return { ...camera, y: camera.y - above / camera.cell / 2 };
}

function lookingBelow(v: PytagoraView, { state, growing, live, compared }: Shown, size: Size): Camera {
  const { spread, focus } = v.fingers;
  const lying = table(state).map(([x, y]) => ({ x, y }));
  // One who looks back sees everything, and nothing of what hands do.
  const best = compared?.best ? cellsOf(compared.best, state) : [];
  if (!live) return showAll(around([...lying, ...best], 1), size);
  const last = state.equations.at(-1);
  const line = hinted(v);
  const now = [
    ...spread.pieces,
    ...(line ? cellsOf(line, state) : []),
    ...(growing?.line ? cellsOf(growing.line, state) : []),
  ];
  const here = [focus];
  const matters = now.length ? now : last ? cellsOf(last, state) : here;
  const atHand = now.length ? focus : (matters[0] ?? focus);
  return lookAt(around([...lying, ...now, ...here], 1), around(matters, 1), atHand, size);
}

/** Whether the line can still become an equation by more pieces: it is not wrong, only not yet one. */
const isUnfinished = ({ step, extends: isLonger }: Growing): boolean =>
  !isLonger && step?.ok === false && (step.reason === 'no-equals' || step.reason === 'number-missing');

/** Whether what is being laid stands, is not finished, or goes against a rule. */
export const kindOf = (growing: Growing): 'ok' | 'on' | 'bad' =>
  growing.step?.ok ? 'ok' : isUnfinished(growing) ? 'on' : 'bad';

/** Under the pieces: what holds the line that is being laid together, and the one that a hint points at. */
export function under(v: PytagoraView, { growing, live, compared }: Shown): SVGTemplateResult | typeof nothing {
  const line = live ? hinted(v) : undefined;
  const { played, best } = compared ?? {};
  return svg`${line ? capsule(line, 'cap hinted') : nothing}${played ? capsule(played, 'cap played') : nothing}${best ? capsule(best, 'cap best') : nothing}${
    growing?.line ? capsule(growing.line, `cap ${kindOf(growing)}`) : nothing
  }`;
}

/** Over the pieces: the points of what is being laid, and the pieces of a hint that has been given in full. */
export function over(v: PytagoraView, { state, growing, live, compared }: Shown): SVGTemplateResult | typeof nothing {
  const points = growing?.line ? flag(v, growing, growing.line) : nothing;
  const line = live ? (v.hints?.marks(v).rung === 3 ? hinted(v) : undefined) : compared?.best;
  if (!line) return points;
  const put = live ? v.fingers.spread.pieces : [];
  const known = [...table(state).map(([x, y]) => ({ x, y })), ...put];
  const missing = cellsOf(line, state).flatMap((cell, i) =>
    known.some(isAt(cell)) ? [] : [{ ...cell, glyph: line.text[i] }],
  );
  return svg`<g aria-hidden="true">${missing.map(({ x, y, glyph }) =>
    piece({ glyph, figure: v.sign(glyph), state: 'ghost', mirrored: v.mirrored }, x * 100, y * 100),
  )}${live ? nothing : star(line)}</g>${points}`;
}

/** At the corner of the best equation. */
const star = ({ x, y }: Line): SVGTemplateResult =>
  svg`<g class="beststar" transform="translate(${x * 100 - 6} ${y * 100 - 6})"><circle r="34"></circle><text y="17">★</text></g>`;

function capsule({ x, y, down, text }: Place & { text: string }, name: string): SVGTemplateResult {
  const long = text.length * 100 + 24;
  return svg`<rect class=${name} x=${x * 100 - 12} y=${y * 100 - 12}
    width=${down ? 128 : long} height=${down ? long : 128} rx="18"></rect>`;
}

/** The points of what is being laid, above the middle of its line. */
function flag(v: PytagoraView, growing: Growing, { x, y, down, text }: Line): SVGTemplateResult {
  const at = `translate(${(x + (down ? 0.5 : text.length / 2)) * 100} ${y * 100 - 22})`;
  return svg`<g class="flag ${kindOf(growing)}" transform=${at} aria-hidden="true">
    <path d="M-66-84h132a18 18 0 0 1 18 18v40a18 18 0 0 1-18 18h-48l-18 16l-18-16h-48a18 18 0 0 1-18-18v-40a18 18 0 0 1 18-18z"></path>
    <text y="-27">${v.figure(growing.total)}</text></g>`;
}
