import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Line } from '../../src/rules/pytagora/line.js';
import { table, type PytagoraState } from '../../src/rules/pytagora/state.js';
import type { HintMarks } from '../parts/hint-ladder.js';
import {
  around,
  bringing,
  lookAt,
  showAll,
  showing,
  smallest,
  watched,
  zoomed,
  zoomStep,
  type Camera,
  type Size,
} from './camera.js';
import type { PytagoraContext } from './context.js';
import { previewNow } from './moments.js';
import { cellsOf, type Preview } from './preview.js';

/** The part of the context that says what a hint points at. */
export type HintedTable = Pick<PytagoraContext, 'hints' | 'host' | 'interaction' | 'isCovered' | 'match' | 'table'>;

/** The part of the context that says which part of the table is visible. */
export type TableInSight = HintedTable & Pick<PytagoraContext, 'mirrored' | 'moment' | 'seen' | 'size' | 'viewer'>;

/** The part of the context of a table whose visible part changes. */
export type MovableTable = TableInSight & Pick<PytagoraContext, 'set'>;

/** The position that the table shows. */
export interface Shown {
  readonly state: PytagoraState;
  /** The equation being laid; undefined if there is none, or in the replay. */
  readonly preview?: Preview | undefined;
  /** True for the game in progress; false for the replay. */
  readonly live: boolean;
  /** The marks of the current hint, in the game in progress. */
  readonly hint?: HintMarks | undefined;
  /** True if the last equation is marked in its player's colour. */
  readonly marksLast?: boolean;
  /** In the replay: the equation that was laid, and the best one. */
  readonly compared?: { readonly played?: Line | undefined; readonly best?: Line | undefined } | undefined;
}

/** Returns the line that a hint points at, from its second step on. */
export const hinted = (v: HintedTable): Line | undefined => v.hints?.marks(v).line;

/** In the replay, a table narrower than this has the number of pieces in the bag at its top, in a strip of `label` pixels. */
const narrow = 700;
const label = 36;

/** Returns the current camera. What a player does not lay, a computer player or a hint shows, is always in sight. */
export function cameraOf(v: Pick<PytagoraContext, 'interaction' | 'mirrored' | 'size'>, shown: Shown): Camera {
  const { camera: chosen, held, focus } = v.interaction;
  const { hint, live, preview, state } = shown;
  const line = hint?.line;
  if (live && preview?.missing && preview.line) {
    const cells = cellsOf(preview.line, state);
    // The piece that was laid last.
    const last = cells.findLast((_, at) => !preview.missing?.(at) && !preview.crossed(at)) ?? cells[0];
    const box = around(cells, 0.4);
    // Its points stand above it.
    const withPoints = { ...box, top: box.top - 0.6 };
    return bringing(chosen ?? lookingBelow(v, shown, v.size), withPoints, last, v.size, watched);
  }
  if (live && chosen) return line ? bringing(chosen, around(cellsOf(line, state), 0.5), focus, v.size) : chosen;
  if (live && held && !line) return held;
  const { width, height } = v.size;
  const above = !live && width < narrow && height > 2 * label ? label : 0;
  const camera = lookingBelow(v, shown, { width, height: height - above });
  return { ...camera, y: camera.y - above / camera.cell / 2 };
}

/** Number of cells of a first line that are visible without moving the table. */
const firstLine = 7;

function lookingBelow(
  v: Pick<PytagoraContext, 'interaction' | 'mirrored'>,
  { state, preview, live, hint, compared }: Shown,
  size: Size,
): Camera {
  const { spread, focus } = v.interaction;
  const lying = table(state).map(([x, y]) => ({ x, y }));
  // The replay shows everything, and ignores the pieces that are being laid.
  const best = compared?.best ? cellsOf(compared.best, state) : [];
  if (!live) return showAll(around([...lying, ...best], 1), size);
  const last = state.equations.at(-1);
  const line = hint?.line;
  const now = [
    ...spread.pieces,
    ...(line ? cellsOf(line, state) : []),
    ...(preview?.line ? cellsOf(preview.line, state) : []),
  ];
  // An empty table shows enough cells for a first line.
  const here = last
    ? [focus]
    : Array.from({ length: firstLine }, (_, i) => ({ ...focus, x: focus.x + (v.mirrored ? -i : i) }));
  const matters = now.length ? now : last ? cellsOf(last, state) : here;
  const inFocus = now.length ? focus : (matters[0] ?? focus);
  return lookAt(around([...lying, ...now, ...here], 1), around(matters, 1), inFocus, size);
}

/** Returns the camera before the next change. */
export const currentCamera = (v: TableInSight) =>
  cameraOf(v, {
    state: v.seen,
    preview: previewNow(v),
    live: true,
    hint: v.hints?.marks(v),
  });

/** Returns the number of pieces of the table that are outside the visible part. */
export function outOfSight(v: TableInSight): number {
  const { x, y, cell } = currentCamera(v);
  const { width, height } = v.size;
  const isFar = (column: number, row: number): boolean =>
    Math.abs(column + 0.5 - x) > width / cell / 2 || Math.abs(row + 0.5 - y) > height / cell / 2;
  return table(v.seen).filter(([column, row]) => isFar(column, row)).length;
}

/** Zooms in or out. The place of the next piece, or the piece nearest to the middle, stays visible. */
export function zoom(v: MovableTable, factor: number): void {
  const { aims, focus } = v.interaction;
  const camera = currentCamera(v);
  const far = ([x, y]: readonly [number, number, ...unknown[]]): number =>
    Math.hypot(x + 0.5 - camera.x, y + 0.5 - camera.y);
  const [nearest] = [...table(v.seen)].sort((a, b) => far(a) - far(b));
  const kept = aims || !nearest ? focus : { x: nearest[0], y: nearest[1] };
  v.set({ camera: showing(zoomed(camera, factor), kept, v.size) });
}

/** Handles the keys that zoom or show everything. Returns false for other keys. */
export function look(v: MovableTable, key: string, isBack: boolean): boolean {
  if (key === 'z') zoom(v, isBack ? 1 / zoomStep : zoomStep);
  else if (key === 'f') showEverything(v);
  else return false;
  return true;
}

/**
 * Shows the whole table, however small. If it fits at a readable size, the automatic camera is used, so that it still fits as
 * the table grows.
 */
export function showEverything(v: Pick<PytagoraContext, 'interaction' | 'seen' | 'set' | 'size'>): void {
  const lying = table(v.seen).map(([x, y]) => ({ x, y }));
  const camera = showAll(around([...lying, ...v.interaction.spread.pieces], 1), v.size);
  v.set({ camera: camera.cell < smallest(v.size.width) ? camera : undefined });
}

/** Shows the whole table while the page is printed, since paper cannot be scrolled. */
export class WholeOnPaper implements ReactiveController {
  #before: Camera | undefined;

  /** @param view returns the context; undefined before the first game */
  constructor(
    host: ReactiveControllerHost,
    private readonly view: () => PytagoraContext | undefined,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    for (const type of printing) addEventListener(type, this);
  }

  hostDisconnected(): void {
    for (const type of printing) removeEventListener(type, this);
  }

  handleEvent({ type }: Event): void {
    const view = this.view();
    if (!view) return;
    const { interaction, seen, size } = view;
    if (type !== printing[0]) return view.set({ camera: this.#before });
    this.#before = interaction.camera;
    const lying = table(seen).map(([x, y]) => ({ x, y }));
    view.set({ camera: showAll(around([...lying, ...interaction.spread.pieces], 1), size) });
  }
}

const printing = ['beforeprint', 'afterprint'] as const;
