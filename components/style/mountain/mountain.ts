import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { shapePaths } from '../shapes.js';
import { boxOf, middle, ringOf, shared, summit, summitEdge, viewBox, type Cell, type Point } from './geometry.js';
import { land } from './land.js';
import type { travel } from './travel.js';
import { declarations } from '../declarations.js';

export type { Cell } from './geometry.js';

/** A climber. */
export interface Climber {
  /** The climber's square; a climber at 0 is off the board and not drawn. */
  readonly square: number;
  readonly colour: number;
  /** The squares on the way to the climber's square, including the first one; a new `key` starts a new journey. */
  readonly journey?:
    | {
        readonly key: unknown;
        readonly squares: readonly number[];
        readonly hops: boolean;
        /** Milliseconds for the whole journey; by default computed from its length. */
        readonly ms?: number;
        /** A factor for the computed duration. */
        readonly pace?: number;
        /** True if the steps are counted on the piece. */
        readonly counts?: boolean;
      }
    | undefined;
}

/** A move that stays marked: an empty frame where it began, dots along its way. */
interface Mark {
  /** The squares from its start to its end. */
  readonly squares: readonly number[];
  readonly colour: number;
  /** Milliseconds in which the dots appear, while the piece is moving. */
  readonly ms?: number;
}

/** The squares as an accessible list, operated by keyboard, pointer or screen reader. */
export interface SquareList {
  readonly label: string;
  /** A description of the keys. */
  readonly help?: string | undefined;
  readonly nameOf: (square: number) => string;
  /** The square in the tab order. */
  readonly focus: number;
  readonly onPick: (square: number) => void;
  readonly onKey: (event: KeyboardEvent, square: number) => void;
  readonly onFocus: (square: number) => void;
}

/** Everything that the mountain shows. It knows no rules: the layout of the squares and the choices are given. */
export interface MountainScene {
  /** The cells of square 1, square 2 and so on; the last square is the summit. */
  readonly squares: readonly Cell[];
  readonly stars: readonly number[];
  readonly climbers: readonly Climber[];
  /** The moves that stay marked. */
  readonly marks?: readonly Mark[];
  /** Milliseconds for which the flag waves; without a value, it hangs still. */
  readonly waves?: number | undefined;
  /** The index of the climber whose turn it is. */
  readonly current?: number | undefined;
  /** The squares that can be chosen. */
  readonly choices?: readonly number[];
  /** The squares that a hint marks. */
  readonly hinted?: readonly number[] | undefined;
  /** The square with the flag; by default the summit. */
  readonly goal?: number;
  /** The square that the next move may lead to. */
  readonly prospect?: number | undefined;
  /** In the replay: the square that a choice led to, and the one that the best choice leads to. */
  readonly compared?: { readonly played: number; readonly best: number } | undefined;
  readonly label: string;
  readonly figure: (n: number) => string;
  /** Animates the pieces; without it they appear at their squares. */
  readonly travel?: typeof travel;
  /** True if the mountain is small; then only every tenth square is numbered. */
  readonly mini?: boolean;
  /** The interactive squares; without it the mountain is an image. */
  readonly list?: SquareList;
}

/** Renders the mountain of a race: the spiral trail as terraces from the valley to the flag, with the climbers. */
export function mountain(scene: MountainScene): TemplateResult {
  const { squares, stars, figure, mini = false, goal = squares.length, list } = scene;
  const squareAt = (e: Event): number =>
    Number((e.target as Element).closest<SVGElement>('[data-square]')?.dataset['square'] ?? 0);
  const places = svg`${squares.map((_, i) => place(scene, i + 1))}`;
  // Chromium takes an element of a drawing that listens to the focus for a control, and Tab stops there.
  return html`<div
    class="mountain ${mini ? 'mini' : ''}"
    part="board"
    @focusin=${list && ((e: Event) => squareAt(e) && list.onFocus(squareAt(e)))}
  >
    <svg viewBox=${viewBox} role=${list ? nothing : 'img'} aria-label=${list ? nothing : scene.label}>
      ${land(squares, stars, figure, mini, goal, scene.waves)}
      ${
        list
          ? svg`<g role="listbox" aria-label=${list.label} aria-describedby=${list.help ? 'trail-help' : nothing}
              @click=${(e: Event) => squareAt(e) && list.onPick(squareAt(e))}
              @keydown=${(e: KeyboardEvent) => list.onKey(e, squareAt(e))}
            >${places}</g>`
          : places
      }
      <g aria-hidden="true" class="marks">${scene.marks?.map((mark) => marked(mark, squares))}</g>
      <g aria-hidden="true" class="climbers">${climbers(scene)}</g>
      ${scene.compared ? comparison(scene.compared, squares) : nothing}
    </svg>
    ${list?.help ? html`<p class="visually-hidden" id="trail-help">${list.help}</p>` : nothing}
  </div>`;
}

/** Renders a ring around the square that was chosen, and a dashed ring with a star around the best one. */
function comparison({ played, best }: { played: number; best: number }, squares: readonly Cell[]): SVGTemplateResult {
  const ring = (kind: string, square: number): SVGTemplateResult => {
    const { x, y, width, height } = boxOf(squares[square - 1]);
    return svg`<g class=${kind}><rect x=${x + 6} y=${y + 6} width=${width - 12} height=${height - 12} rx="16"></rect>
      ${kind === 'best' ? svg`<circle cx=${x + width - 10} cy=${y + 10} r="30"></circle><text x=${x + width - 10} y=${y + 26}>★</text>` : nothing}</g>`;
  };
  return svg`<g aria-hidden="true" class="compared">${played ? ring('played', played) : nothing}${best ? ring('best', best) : nothing}</g>`;
}

/** Renders a square: its number, its marks, and its list item. */
function place(scene: MountainScene, square: number): SVGTemplateResult {
  const { squares, stars, choices = [], prospect, figure, mini, list } = scene;
  const cell = squares[square - 1];
  const { x, y, width, height } = boxOf(cell);
  const isSummit = ringOf(cell) === summit;
  const digits = String(square).length;
  // The last square of a ring needs space for the stairs.
  const climbs = !isSummit && ringOf(squares[square]) > ringOf(cell);
  const choice = choices.includes(square);
  const classes = `square ${choice ? 'choice' : ''} ${square === prospect ? `prospect colour${(scene.climbers[scene.current ?? 0]?.colour ?? 0) + 1}` : ''} ${stars.includes(square) ? 'gold' : ''} digits${digits}`;
  // A piece covers the number, so the piece's tag shows it.
  const shown =
    !isSummit &&
    square !== scene.goal &&
    (!mini || square % 10 === 0) &&
    !scene.climbers.some((one) => one.square === square);
  return svg`<g class=${classes} part="square" data-square=${square} role=${list ? 'option' : nothing}
    tabindex=${list ? (square === list.focus ? '0' : '-1') : nothing} aria-label=${list ? list.nameOf(square) : nothing}
    aria-selected=${list ? String(choice) : nothing}>
    <rect x=${x + 6} y=${y + 6} width=${width - 12} height=${height - 12} rx="16"></rect>
    ${scene.hinted?.includes(square) ? star(x + 86, y + 8) : nothing}${shown ? svg`<text aria-hidden="true" x=${x + 50 - (climbs ? 6 : 0)} y=${y + (digits > 2 ? 64 : 68)}>${figure(square)}</text>` : nothing}
  </g>`;
}

/** Renders the mark of a hint. */
const star = (x: number, y: number): SVGTemplateResult =>
  svg`<g class="star" transform="translate(${x} ${y})" aria-hidden="true"><circle r="23"></circle><path d="M0-15l4 10h11l-9 7l4 12l-10-7l-10 7l4-12l-9-7h11z"></path></g>`;

/** Renders a move that stays marked. The dots are on the joints between squares, where they cover no number. */
function marked({ squares: way, colour, ms }: Mark, squares: readonly Cell[]): SVGTemplateResult {
  const [from] = way;
  const frame = from ? boxOf(squares[from - 1]) : undefined;
  const dots = way.slice(1).flatMap((square, i) => (way[i] ? [joint(squares, way[i], square)] : []));
  return svg`<g class="mark colour${colour + 1}">
    ${frame ? svg`<rect class="under" x=${frame.x + 5} y=${frame.y + 5} width="90" height="90" rx="18"></rect><rect x=${frame.x + 5} y=${frame.y + 5} width="90" height="90" rx="18"></rect>` : nothing}
    ${dots.map(({ x, y }, i) => svg`<circle cx=${x} cy=${y} r="11" ${declarations(ms ? `animation-delay:${Math.round((ms * (i + 0.5)) / dots.length)}ms` : '')} class=${ms ? 'comes' : ''}></circle>`)}
  </g>`;
}

/** Returns the position of the dot between two squares: on their joint, or below the numbers if these leave no space. */
function joint(squares: readonly Cell[], from: number, to: number): Point {
  const [a, b] = [squares[from - 1], squares[to - 1]];
  const { x, y } = between(a, b);
  const isTight = a.row === b.row && Math.max(from, to) > 99 && ringOf(b) !== summit;
  return { x, y: isTight ? y + 33 : y };
}

/** Returns the middle of the joint between two cells; below the peak for the summit. */
function between(a: Cell, b: Cell): Point {
  const [one, two] = [a, b].map((cell) => (ringOf(cell) === summit ? summitEdge : middle(cell)));
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}

/** Returns the position of each climber; climbers on the same square are grouped. */
export function standings(scene: Pick<MountainScene, 'climbers' | 'squares'>): (Point & { size: number })[] {
  const { climbers: all, squares } = scene;
  return all.map(({ square }, i) => {
    const here = all.flatMap((other, k) => (other.square === square ? [k] : []));
    const { size, at } = shared[here.length - 1];
    const { x, y } = middle(squares[Math.max(0, square - 1)]);
    const [right, down] = at[here.indexOf(i)];
    return { x: x + right, y: y + down, size };
  });
}

function climbers(scene: MountainScene): SVGTemplateResult {
  const { climbers: all, squares, current, figure, mini } = scene;
  const stands = standings(scene);
  const halo = current === undefined || !all[current]?.square ? undefined : stands[current];
  const taken = [...new Set(all.map(({ square }) => square))].filter((n) => n && n < squares.length);
  return svg`${
    halo
      ? svg`<g class="halo colour${all[current!].colour + 1}"><circle class="under" cx=${halo.x} cy=${halo.y} r=${halo.size * 0.52}></circle><circle cx=${halo.x} cy=${halo.y} r=${halo.size * 0.52}></circle></g>`
      : nothing
  }
  ${all.map((climber, i) => piece(climber, stands[i], scene))}
  ${
    mini
      ? nothing
      : taken.map((square) => {
          const { x, y } = boxOf(squares[square - 1]);
          return svg`<g class="tag"><rect x=${x - 11} y=${y - 8} width=${square > 99 ? 52 : 40} height="30" rx="9"></rect><text x=${x + (square > 99 ? 15 : 9)} y=${y + 17}>${figure(square)}</text></g>`;
        })
  }`;
}

/** Renders a climber as a solid piece: shadow, side, top with an outline, highlight. */
function piece(
  { square, colour, journey }: Climber,
  at: Point & { size: number },
  { squares, travel, figure }: MountainScene,
): SVGTemplateResult {
  const path = shapePaths[colour];
  const pointOf = (n: number): Point => (n ? middle(squares[n - 1]) : { x: -60, y: middle(squares[0]).y });
  const points = journey?.squares.slice(0, -1).map(pointOf) ?? [];
  return svg`<g class="climber colour${colour + 1}" part="climber" display=${square ? nothing : 'none'} transform="translate(${at.x} ${at.y})"
    ${travel?.(journey && { ...journey, points: [...points, at] }) ?? nothing}>
    <g class="body" ><g transform="scale(${(at.size * 0.76) / 100}) translate(-50 -49)">
      <path class="cast" d=${path} transform="translate(7 15)"></path>
      <path class="edge" d=${path} transform="translate(0 8)"></path>
      <path class="flank" d=${path} transform="translate(0 8)"></path>
      <path class="face" d=${path}></path><path class="glint" d="M32 40q4-15 18-18"></path>
    </g></g>
    ${journey?.counts && journey.ms ? counter(journey.squares.length - 1, journey.ms, figure) : nothing}
  </g>`;
}

/** Renders a tag above a piece that counts its steps. */
function counter(steps: number, ms: number, figure: (n: number) => string): SVGTemplateResult {
  const each = ms / steps;
  return svg`<g class="counter"><rect x="-52" y="-132" width="104" height="72" rx="34"></rect>
    ${Array.from({ length: steps }, (_, i) => svg`<text y="-78" ${declarations(`animation-delay:${Math.round(i * each)}ms;animation-duration:${Math.round(each)}ms`)} class=${i === steps - 1 ? 'last' : ''}>${figure(i + 1)}</text>`)}
  </g>`;
}
