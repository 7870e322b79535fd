import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { farthest } from '../../src/rules/pytagora/lay.js';
import type { Line } from '../../src/rules/pytagora/line.js';
import { table, type Place, type PytagoraState } from '../../src/rules/pytagora/state.js';
import { piece, type PieceState } from '../parts/pieces.js';
import { around, lookAt, viewBox, type Camera } from './camera.js';
import { tapTable } from './input.js';
import { isAt, isUnfinished, type Growing } from './laying.js';
import { mayLay, type Cell, type PytagoraView } from './view.js';

interface Shown {
  readonly state: PytagoraState;
  /** What is being laid; undefined where nothing is, or one only looks back. */
  readonly growing?: Growing;
  /** Whether it is the game being played; else one looks back. */
  readonly live: boolean;
}

/** A cell with what lies on it. */
interface Seen extends Cell {
  readonly glyph: string;
  readonly state?: PieceState;
}

export const cellsOf = ({ x, y, down, text }: Line): Cell[] =>
  [...text].map((_, i) => (down ? { x, y: y + i } : { x: x + i, y }));

/** The line that a hint points at, from its second step on. */
const hinted = (v: PytagoraView): Line | undefined => {
  const { hint } = v.fingers;
  return hint?.of && hint.step > 1 ? hint.of.move : undefined;
};

/** Where one looks now. */
export function cameraOf(v: PytagoraView, { state, growing, live }: Shown): Camera {
  const { spread, focus, camera } = v.fingers;
  if (live && camera) return camera;
  const lying = table(state).map(([x, y]) => ({ x, y }));
  const last = state.equations.at(-1);
  const line = live ? hinted(v) : undefined;
  const now = [
    ...(live ? spread.pieces : []),
    ...(line ? cellsOf(line) : []),
    ...(growing?.line ? cellsOf(growing.line) : []),
  ];
  const here = live ? [focus] : [];
  const matters = now.length ? now : last ? cellsOf(last) : here;
  return lookAt(around([...lying, ...now, ...here], 1), around(matters, 1), v.size);
}

/** The table with its equations, ready to be played on or only to be looked at. */
export function tableView(v: PytagoraView, shown: Shown): TemplateResult {
  const { state, growing, live } = shown;
  const { spread, focus } = v.fingers;
  const look = viewBox(cameraOf(v, shown), v.size);
  const [left, top, width, height] = look.split(' ');
  const crossed = growing?.line ? cellsOf(growing.line).filter((_, at) => growing.crossed(at)) : [];
  const line = live ? hinted(v) : undefined;
  const lying = table(state).map(([x, y, glyph]): Seen => {
    const isCrossed = crossed.some(isAt({ x, y }));
    return { x, y, glyph, state: isCrossed ? 'crossed' : undefined };
  });
  const put = live ? spread.pieces.map(({ x, y, glyph }): Seen => ({ x, y, glyph, state: 'new' })) : [];
  const known = [...lying, ...put];
  const ghosts = line && v.fingers.hint?.step === 3 ? ghostsOf(line, known) : [];
  const cells = [...known, ...ghosts];
  if (live && !cells.some(isAt(focus))) cells.push({ ...focus, glyph: '' });
  return html`<div class="cloth" part="board" @touchmove=${twoFingers}>
    <svg
      class="sheet ${v.fingers.picked === undefined ? '' : 'aims'}"
      viewBox=${look}
      role="grid"
      aria-label=${v.gameWords.table}
      aria-describedby=${live && v.beside() ? 'table-help' : nothing}
      aria-rowcount=${farthest * 2 + 1}
      aria-colcount=${farthest * 2 + 1}
      @click=${(e: MouseEvent) => live && tapTable(v, cellAt(e))}
      @keydown=${(e: KeyboardEvent) => v.beside()?.tableKey(v, e, live)}
    >
      <g aria-hidden="true">
        <pattern id="dots" width="100" height="100" patternUnits="userSpaceOnUse">
          <circle r="5"></circle>
          <circle cx="100" r="5"></circle>
          <circle cy="100" r="5"></circle>
          <circle cx="100" cy="100" r="5"></circle>
        </pattern>
        <rect x=${left} y=${top} width=${width} height=${height} fill="url(#dots)"></rect>
        ${growing?.line ? capsule(growing.line, `cap ${kindOf(growing)}`) : nothing}
        ${line && !growing ? capsule(line, 'cap hinted') : nothing}
      </g>
      ${rows(v, cells, live)} ${growing?.line ? flag(v, growing, growing.line) : nothing}
    </svg>
    <span class="bag">${v.gameWords.inBag(state.bag.length)}</span>
    ${live ? v.beside()?.looks(v) : nothing}
  </div>`;
}

/** Whether what is being laid stands, is not finished, or goes against a rule. */
export const kindOf = (growing: Growing): 'ok' | 'on' | 'bad' =>
  growing.step?.ok ? 'ok' : isUnfinished(growing) ? 'on' : 'bad';

const ghostsOf = (line: Line, known: readonly Seen[]): Seen[] =>
  cellsOf(line).flatMap((cell, i) =>
    known.some(isAt(cell)) ? [] : [{ ...cell, glyph: line.text[i], state: 'ghost' as const }],
  );

/** Two fingers are the table's; with one alone the page scrolls, as everywhere. */
const twoFingers = {
  handleEvent: (e: TouchEvent): void => {
    if (e.touches.length > 1) e.preventDefault();
  },
  passive: false,
};

/** The cell under a pointer. */
export function cellAt(e: { currentTarget: EventTarget | null; clientX: number; clientY: number }): Cell {
  const { a, d, e: left, f: top } = (e.currentTarget as SVGSVGElement).getScreenCTM()!;
  return { x: Math.floor((e.clientX - left) / a / 100), y: Math.floor((e.clientY - top) / d / 100) };
}

/** Rows from top to bottom with their pieces from left to right: so their tabs overlap as they should. */
function rows(v: PytagoraView, cells: readonly Seen[], live: boolean): SVGTemplateResult[] {
  const byRow = new Map<number, Seen[]>();
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    byRow.set(cell.y, [...(byRow.get(cell.y) ?? []), cell]);
  }
  return [...byRow].map(
    ([y, row]) => svg`<g role="row" aria-rowindex=${y + farthest + 1}>${row.map((cell) => cellOf(v, cell, live))}</g>`,
  );
}

export function labelOf(v: PytagoraView, { x, y, glyph, state }: Seen): string {
  const spoken = glyph && state !== 'ghost' ? (v.gameWords.signs[glyph] ?? v.sign(glyph)) : undefined;
  return v.gameWords.cell(v.figure(y + 1), v.figure(x + 1), spoken, state === 'new');
}

function cellOf(v: PytagoraView, seen: Seen, live: boolean): SVGTemplateResult {
  const { x, y, glyph, state } = seen;
  const focused = live && isAt(seen)(v.fingers.focus);
  return svg`<g
    role="gridcell" class="cell" aria-colindex=${x + farthest + 1} aria-label=${labelOf(v, seen)}
    tabindex=${live ? (focused ? '0' : '-1') : nothing} ?data-home=${focused && mayLay(v)}
  >${glyph ? piece({ glyph, figure: v.sign(glyph), state }, x * 100, y * 100) : nothing}${
    focused
      ? svg`<rect class="ring" x=${x * 100 - 4} y=${y * 100 - 4} width="108" height="108" rx="14"></rect>`
      : nothing
  }</g>`;
}

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
