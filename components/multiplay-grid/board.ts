import { html, nothing, type TemplateResult } from 'lit';
import { columnName, legalCells, type MultiplayEvent, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { anew } from '../ui/restart-animation.js';
import { cellLabel } from './announcements.js';
import { boardKey, pick } from './controls.js';
import { cube } from './cube.js';
import { overlay } from './overlay.js';
import type { MultiplayContext } from './context.js';

/** A position on the board. */
export interface Shown {
  readonly state: MultiplayState;
  /** The events of the move that led there. */
  readonly events: readonly MultiplayEvent[];
  /** Whether it is the game being played; else it is a step of the replay. */
  readonly live: boolean;
  /** In the replay: the cells of the choice that was made and of the best one. */
  readonly compared?: { readonly played?: number | undefined; readonly best?: number | undefined } | undefined;
}

/** The cubes that are raised: those that may be turned now. */
function raisedCells({ state, live }: Shown): ReadonlySet<number> {
  return new Set(live && state.phase === 'choose' ? legalCells(state) : []);
}

/** The board of a position, to be played on or only to be looked at. */
export function boardOf(v: MultiplayContext, shown: Shown): TemplateResult {
  const { state, events, live, compared } = shown;
  const { size } = state.options;
  const { players } = v.match;
  const raised = raisedCells(shown);
  const choosing = live && state.phase === 'choose';
  const placed = events.find((event) => event.type === 'placed');
  const { refused, typing, focusCell } = v.interaction;
  const hinted = live ? v.hints?.marks(v).cells : undefined;
  const cells = state.numbers.map((number, i): CellLook => {
    const owner = state.colours[i];
    const label = cellLabel(v, state, i, raised.has(i));
    const isHinted = hinted?.includes(i);
    const chosen = live && typing && 'cell' in typing && typing.cell === i;
    return {
      figure: v.figure(number),
      label: isHinted ? v.hints!.marked(v, label) : label,
      colour: owner ? players[owner - 1].colour : undefined,
      raised: raised.has(i),
      rest: choosing && !owner && !raised.has(i),
      turned: placed?.cell === i,
      mark: chosen ? 'chosen' : isHinted ? 'hinted' : live && refused === i ? 'refused' : undefined,
      compared:
        compared && [compared.played === i && 'played', compared.best === i && 'best'].filter(Boolean).join(' '),
    };
  });
  // Counts the cubes turned: the overlay is animated again for each.
  const key = state.colours.filter(Boolean).length;
  const lanes = Array.from({ length: size }, (_, i) => i);
  const ringColour = players[state.seat].colour + 1;
  return html`<div class="holder q${ringColour}">
    ${grid({
      size,
      label: v.gameWords.board,
      help: live ? v.gameWords.announcements.boardHelp : undefined,
      columns: lanes.map(columnName),
      rows: lanes.map((y) => v.figure(y + 1)),
      cells,
      focus: Math.min(focusCell, size * size - 1),
      overlay: html`${anew(
        key,
        placed
          ? overlay({
              size,
              rtl: v.rtl,
              events,
              colour: (seat) => players[seat].colour,
              figure: v.figure,
            })
          : nothing,
      )}`,
      onPick: live ? (cell) => pick(v, cell) : undefined,
      onKey: (event, cell) => boardKey(v, state, event, cell),
      onFocus: (cell) => {
        if (cell !== v.interaction.focusCell) v.interaction.focusCell = cell;
      },
    })}
  </div>`;
}

/** How one cell looks and is read aloud. */
interface CellLook {
  readonly figure: string;
  readonly label: string;
  readonly colour?: number | undefined;
  readonly raised: boolean;
  /** White, but not to be chosen now. */
  readonly rest: boolean;
  /** Turned by the last move. */
  readonly turned: boolean;
  /** Marked: as a hint, or as chosen. */
  readonly mark?: 'hinted' | 'chosen' | 'refused' | undefined;
  /** In the replay: `played`, `best` or both. */
  readonly compared?: string | undefined;
}

interface Grid {
  readonly size: number;
  readonly label: string;
  /** What the keys do, for a screen reader. */
  readonly help?: string | undefined;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly CellLook[];
  /** The cell that Tab leads to. */
  readonly focus: number;
  readonly overlay: TemplateResult;
  readonly onPick?: ((cell: number) => void) | undefined;
  readonly onKey?: (event: KeyboardEvent, cell: number) => void;
  readonly onFocus?: (cell: number) => void;
}

/** A grid in the sense of ARIA, with the focus on the cell itself. */
function grid(b: Grid): TemplateResult {
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

function cellTemplate(b: Grid, i: number): TemplateResult {
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
