import { html, nothing, type TemplateResult } from 'lit';
import { keyOf } from '../keys.js';
import { pieces } from '../pieces.js';

/** The appearance and accessible name of a piece in the hand. */
export interface HeldLook {
  readonly digit: number;
  readonly label: string;
  /** True if the piece is raised because it is being placed. */
  readonly fits?: boolean;
  /** The number of wrong taps on the piece; it shakes after each. Odd and even counts alternate, to restart the animation. */
  readonly shakes?: number;
  /** True if the piece can be taken now. */
  readonly acts?: boolean;
  /** True if a hint marks the piece. */
  readonly hinted?: boolean;
  /** `held` if the piece is waiting for a place, `used` if it has one. */
  readonly mark?: 'held' | 'used';
}

interface Hand {
  readonly label: string;
  readonly help?: string;
  readonly held: readonly HeldLook[];
  /** The index of the piece in the tab order. */
  readonly focus: number;
  readonly figure: (value: number) => string;
  readonly onPick?: ((index: number) => void) | undefined;
  readonly onKey?: (event: KeyboardEvent, index: number) => void;
  readonly onFocus?: (index: number) => void;
}

/** The numbers of columns and rows of a hand, chosen so that all pieces are as large as possible. */
type Grid = readonly [columns: number, rows: number];

/** Returns the grid of a hand that is wider than high. */
const wideFor = (count: number): Grid => {
  const columns = count <= 8 ? 4 : count <= 10 ? 5 : count <= 24 ? 6 : count <= 28 ? 7 : 8;
  return [columns, Math.max(2, Math.ceil(count / columns))];
};

/** Returns the grid of a hand that is about as high as wide. */
const squareFor = (count: number): Grid => {
  const columns = Math.max(3, Math.ceil(Math.sqrt(count)));
  return [columns, Math.max(3, Math.ceil(count / columns))];
};

/** Returns the number of columns of a hand that is much wider than high: it has two rows. */
const longFor = (count: number): number => Math.max(5, Math.ceil(count / 2));

const columnsAndRows = (count: number): string => {
  const [columns, rows] = wideFor(count);
  const [squareColumns, squareRows] = squareFor(count);
  return `--columns:${columns};--rows:${rows};--square-columns:${squareColumns};--square-rows:${squareRows};--long-columns:${longFor(count)}`;
};

/** Renders a player's pieces as buttons; the arrow keys move between them. */
export function handOf(h: Hand): TemplateResult {
  const home = Math.max(
    0,
    h.held.findIndex(({ fits }) => fits),
  );
  const indexOf = (e: Event): number =>
    Number((e.target as Element).closest<HTMLElement>('.slot')?.dataset['index'] ?? -1);
  return html`<div
    class="hand"
    part="hand"
    role="group"
    aria-label=${h.label}
    aria-describedby=${h.help ? 'hand-help' : nothing}
    .style=${columnsAndRows(h.held.length)}
    @click=${(e: Event) => indexOf(e) >= 0 && h.onPick?.(indexOf(e))}
    @keydown=${(e: KeyboardEvent) => h.onKey?.(e, indexOf(e))}
    @focusin=${(e: Event) => indexOf(e) >= 0 && h.onFocus?.(indexOf(e))}
  >
    ${h.held.map((look, i) => {
      const { digit, label, fits, acts, shakes = 0, mark, hinted } = look;
      return html`<button
        type="button"
        class="slot ${hinted ? 'hinted' : ''} ${fits ? 'fits' : ''} ${mark ?? ''} ${shakes ? `shake${shakes % 2}` : ''}"
        part=${acts ? 'piece action' : 'piece'}
        data-index=${i}
        tabindex=${i === Math.min(h.focus, h.held.length - 1) ? '0' : '-1'}
        aria-label=${label}
        aria-pressed=${mark ? 'true' : nothing}
        aria-disabled=${h.onPick ? nothing : 'true'}
        ?data-home=${h.onPick !== undefined && i === home}
      >
        ${pieces({ glyph: mark === 'used' ? '' : h.figure(digit), ...(mark === 'used' ? { state: 'hole' } : fits ? { state: 'new' } : {}) })}
      </button>`;
    })}
    ${h.help ? html`<p class="visually-hidden" id="hand-help">${h.help}</p>` : nothing}
  </div>`;
}

/** Returns the index that an arrow key, Home or End leads to in a hand; undefined for other keys. */
export function handFocus(event: KeyboardEvent, index: number, count: number, rtl: boolean): number | undefined {
  // Read from the current layout, which decides how many pieces are in a row.
  const columns = getComputedStyle(event.currentTarget as Element).gridTemplateColumns.split(' ').length;
  const forth = rtl ? -1 : 1;
  const to = {
    ArrowRight: index + forth,
    ArrowLeft: index - forth,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  }[keyOf(event)];
  return to === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, to));
}
