import { html, nothing, type TemplateResult } from 'lit';
import { cube } from './cube.js';

/** How one cell is to look and to be read. */
export interface CellLook {
  readonly figure: string;
  readonly label: string;
  readonly colour?: number;
  readonly raised: boolean;
  /** White, but not to be chosen now. */
  readonly rest: boolean;
  /** Turned by the last move. */
  readonly turned: boolean;
  /** Marked: as a hint, or as chosen. */
  readonly mark?: 'hinted' | 'chosen' | 'refused';
  /** In the look back: `played`, `best` or both. */
  readonly compared?: string;
}

interface Board {
  readonly size: number;
  readonly label: string;
  /** What the keys do, for a screen reader. */
  readonly help?: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly CellLook[];
  /** The cell that Tab leads to. */
  readonly focus: number;
  readonly overlay: TemplateResult;
  readonly onPick?: (cell: number) => void;
  readonly onKey?: (event: KeyboardEvent, cell: number) => void;
  readonly onFocus?: (cell: number) => void;
}

/** The board: a grid in the sense of ARIA, with the focus on the cell itself. */
export function board(b: Board): TemplateResult {
  const cellAt = (e: Event): number =>
    Number((e.target as Element).closest<HTMLElement>('.cell')?.dataset['cell'] ?? -1);
  const row = (y: number): TemplateResult =>
    html`<div role="row" class="row">
      <span role="rowheader" class="lane">${b.rows[y]}</span>
      ${b.columns.map((_, x) => cellTemplate(b, y * b.size + x))}
    </div>`;
  return html`<div class="tray" part="board">
    <div
      class="board s${b.size}"
      role="grid"
      aria-label=${b.label}
      aria-describedby=${b.help ? 'board-help' : nothing}
      @click=${(e: Event) => {
        const cell = cellAt(e);
        if (cell >= 0) b.onPick?.(cell);
      }}
      @keydown=${(e: KeyboardEvent) => b.onKey?.(e, cellAt(e))}
      @focusin=${(e: Event) => {
        const cell = cellAt(e);
        if (cell >= 0) b.onFocus?.(cell);
      }}
    >
      <div role="row" class="row head">
        <span role="cell" class="lane"></span>
        ${b.columns.map((name) => html`<span role="columnheader" class="lane">${name}</span>`)}
      </div>
      ${b.rows.map((_, y) => row(y))}
    </div>
    ${b.overlay} ${b.help ? html`<p class="sr" id="board-help">${b.help}</p>` : nothing}
  </div>`;
}

function cellTemplate(b: Board, i: number): TemplateResult {
  const look = b.cells[i];
  const classes = [
    'cell',
    look.raised && 'raised',
    look.rest && 'rest',
    look.turned && 'turned',
    look.mark,
    look.compared,
  ];
  return html`<div
    role="gridcell"
    part="cube"
    class=${classes.filter(Boolean).join(' ')}
    data-cell=${i}
    tabindex=${b.onKey ? (i === b.focus ? '0' : '-1') : nothing}
    aria-label=${look.label}
    aria-selected=${look.mark === 'chosen' ? 'true' : nothing}
  >
    ${cube(look)}
  </div>`;
}
