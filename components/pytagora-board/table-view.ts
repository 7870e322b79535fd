import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Line } from '../../src/rules/pytagora/line.js';
import { farthest } from '../../src/rules/pytagora/reach.js';
import { table, type Place, type PytagoraState } from '../../src/rules/pytagora/state.js';
import { keysHelp } from '../parts/common-keys.js';
import { piece } from '../style/pieces.js';
import { labelOf, type Seen } from './announcements.js';
import { viewBox, within, type Cell } from './camera.js';
import type { PytagoraContext } from './context.js';
import type { TableInput } from './controls.js';
import { cellsOf, isAt, kindOf, type Preview } from './preview.js';
import { cameraOf, type Shown } from './viewport.js';

/** The part of the context that the table is drawn from. */
type TableContext = Pick<
  PytagoraContext,
  'figure' | 'gameWords' | 'inDigits' | 'interaction' | 'isLive' | 'match' | 'mirrored' | 'sign' | 'size' | 'words'
>;

/** The input of the person at the table, in the game in progress. */
interface Live {
  readonly input: TableInput;
  onKey(event: KeyboardEvent): void;
}

/** Renders the table with its equations, interactive in the game in progress. */
export function tableView(v: TableContext, shown: Shown, to?: Live): TemplateResult {
  const { state, preview, live } = shown;
  const { focus } = v.interaction;
  const put = live ? putNow(v, shown) : [];
  const fresh = shown.marksLast && !put.length ? lastLaid(state) : [];
  const pieces = table(state).map(([x, y, glyph]): Seen => ({
    x,
    y,
    glyph,
    state: fresh.some(isAt({ x, y })) ? 'last' : undefined,
  }));
  const look = viewBox(cameraOf(v, shown), v.size);
  const [left, top, width, height] = look.split(' ').map(Number);
  const crossed = preview?.line ? cellsOf(preview.line, state).filter((_, at) => preview.crossed(at)) : [];
  const cells = pieces.map((piece): Seen => (crossed.some(isAt(piece)) ? { ...piece, state: 'crossed' } : piece));
  cells.push(...put);
  if (live && !cells.some(isAt(focus))) cells.push({ ...focus, glyph: '' });
  return html`<div class="cloth" part="board" @touchmove=${twoInteractionState}>
    <svg
      class="sheet ${v.interaction.picked === undefined ? '' : 'aims'}"
      part=${to?.input.mayLay ? 'action' : nothing}
      viewBox=${look}
      role="grid"
      aria-label=${v.gameWords.table}
      aria-describedby=${live ? 'table-help' : nothing}
      aria-rowcount=${farthest * 2 + 1}
      aria-colcount=${farthest * 2 + 1}
      @pointerup=${(e: PointerEvent) => lifted.set(e.currentTarget!, { clientX: e.clientX, clientY: e.clientY })}
      @click=${(e: MouseEvent) => to?.input.tap(cellAt(tapped(e)))}
      @keydown=${(e: KeyboardEvent) => to?.onKey(e)}
    >
      <g aria-hidden="true">
        <pattern id="dots" width="100" height="100" patternUnits="userSpaceOnUse">
          <circle r="5"></circle>
          <circle cx="100" r="5"></circle>
          <circle cy="100" r="5"></circle>
          <circle cx="100" cy="100" r="5"></circle>
        </pattern>
        <rect x=${left} y=${top} width=${width} height=${height} fill="url(#dots)"></rect>
        ${under(v, shown)}
      </g>
      ${rows(v, cells, to?.input)} ${over(v, shown, { left, top, width })}
    </svg>
    ${
      live
        ? html`<p class="visually-hidden" id="table-help">${keysHelp(v, v.gameWords.announcements.questions.help)}</p>`
        : html`<span class="bag">${v.inDigits(v.gameWords.inBag(state.bag.length))}</span>`
    }
  </div>`;
}

/** Returns the pieces of the equation being laid, by a person or by a computer player. */
function putNow({ interaction }: Pick<PytagoraContext, 'interaction'>, { state, preview }: Shown): Seen[] {
  const { line, missing, crossed } = preview ?? {};
  const put =
    line && missing
      ? cellsOf(line, state).flatMap((cell, at) =>
          crossed?.(at) || missing(at) ? [] : [{ ...cell, glyph: line.text[at] }],
        )
      : interaction.spread.pieces;
  return put.map(({ x, y, glyph }) => ({ x, y, glyph, state: 'new' }));
}

/** Returns the cells of the pieces that were new in the last equation, not those that it crosses. */
function lastLaid(state: PytagoraState): Cell[] {
  const last = state.equations.at(-1);
  if (!last) return [];
  const before = table({ ...state, equations: state.equations.slice(0, -1) });
  return cellsOf(last, state).filter(({ x, y }) => !before.some(([column, row]) => column === x && row === y));
}

/** Two fingers move the table; a single one scrolls the page as usual. */
const twoInteractionState = {
  handleEvent: (e: TouchEvent): void => {
    if (e.touches.length > 1) e.preventDefault();
  },
  passive: false,
};

/** The last position where a finger was lifted. */
const lifted = new WeakMap<EventTarget, { readonly clientX: number; readonly clientY: number }>();

/**
 * Returns the position where a tap was intended. Chromium moves the click of a finger to a nearby focusable element: from an
 * empty cell to the piece beside it, by more than a small cell. The position where the finger was lifted is not moved.
 */
function tapped(click: MouseEvent): Pick<MouseEvent, 'currentTarget' | 'clientX' | 'clientY'> {
  const { currentTarget } = click;
  const up = lifted.get(currentTarget!);
  const isOfIt = up && Math.hypot(up.clientX - click.clientX, up.clientY - click.clientY) < 48;
  return isOfIt ? { currentTarget, clientX: up.clientX, clientY: up.clientY } : click;
}

/** Returns the cell under a pointer. */
export function cellAt(e: { currentTarget: EventTarget | null; clientX: number; clientY: number }): Cell {
  const sheet = e.currentTarget as SVGSVGElement;
  // Calculated from the box, since on a zoomed page the matrix that Firefox reports does not include the zoom.
  const box = sheet.getBoundingClientRect();
  const { x, y, width, height } = sheet.viewBox.baseVal;
  const unit = Math.min(box.width / width, box.height / height);
  return {
    x: Math.floor((x + width / 2 + (e.clientX - box.x - box.width / 2) / unit) / 100),
    y: Math.floor((y + height / 2 + (e.clientY - box.y - box.height / 2) / unit) / 100),
  };
}

/** The part of the context that a cell is drawn from. */
type CellContext = Pick<PytagoraContext, 'figure' | 'gameWords' | 'interaction' | 'mirrored' | 'sign'>;

/** Renders rows from top to bottom with their pieces in reading order, so that their tabs overlap correctly. */
function rows(v: CellContext, cells: readonly Seen[], input: TableInput | undefined): SVGTemplateResult[] {
  const byRow = new Map<number, Seen[]>();
  for (const cell of [...cells].sort((a, b) => a.y - b.y || (v.mirrored ? b.x - a.x : a.x - b.x))) {
    byRow.set(cell.y, [...(byRow.get(cell.y) ?? []), cell]);
  }
  return [...byRow].map(
    ([y, row]) => svg`<g role="row" aria-rowindex=${y + farthest + 1}>${row.map((cell) => cellOf(v, cell, input))}</g>`,
  );
}

function cellOf(v: CellContext, seen: Seen, input: TableInput | undefined): SVGTemplateResult {
  const { x, y, glyph, state } = seen;
  const { mirrored } = v;
  const focused = input !== undefined && isAt(seen)(v.interaction.focus);
  const aimed = focused && input.isAiming;
  return svg`<g
    role="gridcell" class="cell" aria-colindex=${x + farthest + 1} aria-label=${labelOf(v, seen)}
    tabindex=${input ? (focused ? '0' : '-1') : nothing} ?data-home=${focused && input.mayLay}
  >${glyph ? piece({ glyph, figure: v.sign(glyph), state, mirrored }, x * 100, y * 100) : nothing}${aimed ? aim(v, seen) : nothing}${
    focused
      ? svg`<rect class="ring" x=${x * 100 - 4} y=${y * 100 - 4} width="108" height="108" rx="14"></rect>`
      : nothing
  }</g>`;
}

/** Draws where the next piece goes and which way the line runs; around a piece that lies there, and in the cell after it. */
const aim = (
  { interaction, mirrored }: Pick<PytagoraContext, 'interaction' | 'mirrored'>,
  { x, y, glyph }: Seen,
): SVGTemplateResult => {
  const turned = interaction.spread.down ? 90 : mirrored ? 180 : 0;
  const next = glyph ? 100 : 0;
  return svg`<g class="aim" transform="translate(${x * 100 + 50} ${y * 100 + 50}) rotate(${turned})">
    ${glyph ? svg`<rect class="over" x="-50" y="-50" width="100" height="100" rx="14"></rect>` : nothing}
    ${interaction.note ? nothing : svg`<rect x=${next - 42} y="-42" width="84" height="84" rx="12"></rect><path d=${`M${next - 16}-20l24 20l-24 20`}></path>`}</g>`;
};

/** Draws what is below the pieces: the outline of the line being laid, and that of a hint. */
function under(
  v: Pick<PytagoraContext, 'match'>,
  { state, preview, hint, marksLast, compared }: Shown,
): SVGTemplateResult | typeof nothing {
  const line = hint?.line;
  const { played, best } = compared ?? {};
  const last = marksLast ? state.equations.at(-1) : undefined;
  return svg`${last ? capsule(last, `capsule last colour${v.match.players[last.seat].colour + 1}`) : nothing}${line ? capsule(line, 'capsule hinted') : nothing}${played ? capsule(played, 'capsule played') : nothing}${best ? capsule(best, 'capsule best') : nothing}${
    preview?.line ? capsule(preview.line, `capsule ${kindOf(preview)}`) : nothing
  }`;
}

/** Draws what is above the pieces: the points of the line being laid, and the pieces of a hint that has been given in full. */
function over(
  v: Pick<PytagoraContext, 'figure' | 'interaction' | 'mirrored' | 'sign'>,
  { state, preview, live, hint, compared }: Shown,
  seen: SeenBox,
): SVGTemplateResult | typeof nothing {
  const points = preview?.line && !state.options.sayScore ? flag(v, preview, preview.line, seen) : nothing;
  const line = live ? (hint?.rung === 3 ? hint.line : undefined) : compared?.best;
  if (!line) return points;
  const put = live ? v.interaction.spread.pieces : [];
  const known = [...table(state).map(([x, y]) => ({ x, y })), ...put];
  const missing = cellsOf(line, state).flatMap((cell, i) =>
    known.some(isAt(cell)) ? [] : [{ ...cell, glyph: line.text[i] }],
  );
  return svg`<g aria-hidden="true">${missing.map(({ x, y, glyph }) =>
    piece({ glyph, figure: v.sign(glyph), state: 'ghost', mirrored: v.mirrored }, x * 100, y * 100),
  )}${live ? nothing : star(line)}</g>${points}`;
}

/** Draws the star at the corner of the best equation. */
const star = ({ x, y }: Line): SVGTemplateResult =>
  svg`<g class="best-star" transform="translate(${x * 100 - 6} ${y * 100 - 6})"><circle r="34"></circle><text y="17">★</text></g>`;

function capsule({ x, y, down, text }: Place & { text: string }, name: string): SVGTemplateResult {
  const long = text.length * 100 + 24;
  return svg`<rect class=${name} x=${x * 100 - 12} y=${y * 100 - 12}
    width=${down ? 128 : long} height=${down ? long : 128} rx="18"></rect>`;
}

/** The edges of what is seen of the table, in the units of the drawing. */
interface SeenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** The flag with the points of a line in the units of the drawing: its height with its point and a gap, and half of its width. */
const flagSize = { height: 106, half: 84 };

/** Draws the points of the line being laid above its middle; below it where the visible part of the table ends above it. */
function flag(
  v: Pick<PytagoraContext, 'figure'>,
  preview: Preview,
  { x, y, down, text }: Line,
  { left, top, width }: SeenBox,
): SVGTemplateResult {
  const { height, half } = flagSize;
  const across = within((x + (down ? 0.5 : text.length / 2)) * 100, left + half, left + width - half);
  const isBelow = y * 100 - height < top;
  const at = isBelow ? (y + (down ? text.length : 1)) * 100 + 22 : y * 100 - 22;
  return svg`<g class="flag ${kindOf(preview)}" transform=${`translate(${across} ${at})`} aria-hidden="true">
    <path transform=${isBelow ? 'scale(1 -1)' : nothing} d="M-66-84h132a18 18 0 0 1 18 18v40a18 18 0 0 1-18 18h-48l-18 16l-18-16h-48a18 18 0 0 1-18-18v-40a18 18 0 0 1 18-18z"></path>
    <text y=${isBelow ? 65 : -27}>${v.figure(preview.total)}</text></g>`;
}
