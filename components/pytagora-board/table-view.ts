import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { farthest } from '../../src/rules/pytagora/reach.js';
import type { Line } from '../../src/rules/pytagora/line.js';
import { cellsOf as cellsOfText, table, type PytagoraState } from '../../src/rules/pytagora/state.js';
import { piece, type PieceState } from '../ui/pieces.js';
import { around, showAll, viewBox } from './camera.js';
import { tapTable } from './input.js';
import { isAt, type Growing } from './laying.js';
import { mayLay, type Cell, type PytagoraView } from './context.js';

export interface Shown {
  readonly state: PytagoraState;
  /** What is being laid; undefined where nothing is, or one only looks back. */
  readonly growing?: Growing;
  /** Whether it is the game being played; else one looks back. */
  readonly live: boolean;
  /** In the look back: the equation that was laid, and the best one. */
  readonly compared?: { readonly played?: Line; readonly best?: Line };
}

/** A cell with what lies on it. */
export interface Seen extends Cell {
  readonly glyph: string;
  readonly state?: PieceState;
}

/** The cells of a line, as it is read. */
export const cellsOf = ({ text, ...place }: Line, { options }: PytagoraState): Cell[] =>
  cellsOfText(text, place, options.direction).map(([x, y]) => ({ x, y }));

/** The table with its equations, ready to be played on or only to be looked at. */
export function tableView(v: PytagoraView, shown: Shown): TemplateResult {
  const { state, growing, live } = shown;
  const { spread, focus } = v.fingers;
  const beside = v.beside();
  const put = live ? spread.pieces.map(({ x, y, glyph }): Seen => ({ x, y, glyph, state: 'new' })) : [];
  const here = live ? [focus] : [];
  const pieces = table(state).map(([x, y, glyph]): Seen => ({ x, y, glyph }));
  const look = viewBox(beside?.cameraOf(v, shown) ?? showAll(around([...pieces, ...put, ...here], 1), v.size), v.size);
  const [left, top, width, height] = look.split(' ');
  const crossed = growing?.line ? cellsOf(growing.line, state).filter((_, at) => growing.crossed(at)) : [];
  const cells = pieces.map((piece): Seen => (crossed.some(isAt(piece)) ? { ...piece, state: 'crossed' } : piece));
  cells.push(...put);
  if (live && !cells.some(isAt(focus))) cells.push({ ...focus, glyph: '' });
  return html`<div class="cloth" part="board" @touchmove=${twoFingers}>
    <svg
      class="sheet ${v.fingers.picked === undefined ? '' : 'aims'}"
      viewBox=${look}
      role="grid"
      aria-label=${v.gameWords.table}
      aria-describedby=${live && beside ? 'table-help' : nothing}
      aria-rowcount=${farthest * 2 + 1}
      aria-colcount=${farthest * 2 + 1}
      @click=${(e: MouseEvent) => live && tapTable(v, cellAt(e))}
      @keydown=${(e: KeyboardEvent) => beside?.tableKey(v, e, live)}
    >
      <g aria-hidden="true">
        <pattern id="dots" width="100" height="100" patternUnits="userSpaceOnUse">
          <circle r="5"></circle>
          <circle cx="100" r="5"></circle>
          <circle cy="100" r="5"></circle>
          <circle cx="100" cy="100" r="5"></circle>
        </pattern>
        <rect x=${left} y=${top} width=${width} height=${height} fill="url(#dots)"></rect>
        ${beside?.under(v, shown)}
      </g>
      ${rows(v, cells, live)} ${beside?.over(v, shown)}
    </svg>
    <span class="bag">${v.inDigits(v.gameWords.inBag(state.bag.length))}</span>
    ${live ? beside?.unseen(v) : nothing}
  </div>`;
}

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

/** Rows from top to bottom with their pieces as they are read: so their tabs overlap as they should. */
function rows(v: PytagoraView, cells: readonly Seen[], live: boolean): SVGTemplateResult[] {
  const byRow = new Map<number, Seen[]>();
  for (const cell of [...cells].sort((a, b) => a.y - b.y || (v.mirrored ? b.x - a.x : a.x - b.x))) {
    byRow.set(cell.y, [...(byRow.get(cell.y) ?? []), cell]);
  }
  return [...byRow].map(
    ([y, row]) => svg`<g role="row" aria-rowindex=${y + farthest + 1}>${row.map((cell) => cellOf(v, cell, live))}</g>`,
  );
}

export function labelOf(v: PytagoraView, { x, y, glyph, state }: Seen): string {
  const spoken = glyph ? (v.gameWords.signs[glyph] ?? v.sign(glyph)) : undefined;
  return v.gameWords.cell(v.figure(y + 1), v.figure(x + 1), spoken, state === 'new');
}

function cellOf(v: PytagoraView, seen: Seen, live: boolean): SVGTemplateResult {
  const { x, y, glyph, state } = seen;
  const { mirrored } = v;
  const focused = live && isAt(seen)(v.fingers.focus);
  return svg`<g
    role="gridcell" class="cell" aria-colindex=${x + farthest + 1} aria-label=${labelOf(v, seen)}
    tabindex=${live ? (focused ? '0' : '-1') : nothing} ?data-home=${focused && mayLay(v)}
  >${glyph ? piece({ glyph, figure: v.sign(glyph), state, mirrored }, x * 100, y * 100) : nothing}${
    focused
      ? svg`<rect class="ring" x=${x * 100 - 4} y=${y * 100 - 4} width="108" height="108" rx="14"></rect>`
      : nothing
  }</g>`;
}
