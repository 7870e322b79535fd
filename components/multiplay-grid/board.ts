import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { columnName, type MultiplayEvent, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { anew } from '../style/motion.js';
import type { Hint } from '../parts/hint-ladder.js';
import { cellLabel } from './announcements.js';
import { isPersonsTurn } from './controls.js';
import { cube } from './cube.js';
import { isToFind, offeredCells, raisedCells } from './offer.js';
import { overlay } from './overlay.js';
import type { MultiplayContext } from './context.js';

/** The game in progress on a board. */
interface Live extends Pick<MultiplayContext, 'moment'> {
  /** The description of the keys for screen readers. */
  readonly help: string;
  readonly hint: Hint | undefined;
  /** Handles a tap on a cube. */
  readonly onPick: (cell: number) => void;
}

/** A position on the board. */
export interface Shown {
  readonly state: MultiplayState;
  /** The events of the move that led to it. */
  readonly events: readonly MultiplayEvent[];
  /** Undefined after the end of a game, and in the replay. */
  readonly live?: Live;
  onKey(event: KeyboardEvent, cell: number): void;
  /** The one cube that is asked about: no other is raised. */
  readonly chosen?: number | undefined;
  /** In the replay: the cells of the choice that was made and of the best one. */
  readonly compared?: { readonly played?: number | undefined; readonly best?: number | undefined } | undefined;
}

const none: readonly number[] = [];

/** The part of the context that the board is drawn from. */
type BoardContext = Pick<MultiplayContext, 'figure' | 'gameWords' | 'interaction' | 'languageTag' | 'match' | 'rtl'>;

/** Renders the board of a position, interactive in the game in progress. */
export function boardOf(v: BoardContext, shown: Shown): TemplateResult {
  const { state, events, live, compared, chosen, onKey } = shown;
  const { hint, moment } = live ?? {};
  const { size } = state.options;
  const { players } = v.match;
  const { refused, focusCell } = v.interaction;
  const placed = events.find((event) => event.type === 'placed');
  const isTurning = moment !== undefined && placed !== undefined;
  const isLive = live !== undefined;
  const isChoosing = isLive && !isTurning;
  const offered = isChoosing ? offeredCells(state) : none;
  const mayAct = !moment && isPersonsTurn(v);
  const isSeeking = isChoosing && isToFind(state) && isPersonsTurn(v);
  const risen = isChoosing ? raisedCells(state) : none;
  const raised = chosen === undefined ? risen : [chosen];
  const hinted = hint?.cells ?? none;
  const focus = Math.min(focusCell, size * size - 1);
  const lookOf = (i: number): CellLook => {
    const owner = state.colours[i];
    const label = cellLabel(v, state, i, risen.includes(i));
    const isHinted = hinted.includes(i);
    return {
      figure: v.figure(state.numbers[i]),
      label: isHinted ? hint!.nameOf(label) : label,
      colour: owner ? players[owner - 1].colour : undefined,
      raised: raised.includes(i),
      action: mayAct && offered.includes(i),
      turned: placed?.cell === i,
      mark: chosen === i ? 'chosen' : isHinted ? 'hinted' : live && refused === i ? 'refused' : undefined,
      compared:
        compared && [compared.played === i && 'played', compared.best === i && 'best'].filter(Boolean).join(' '),
      tabindex: i === focus ? '0' : '-1',
    };
  };
  // The number of cubes turned, so that the overlay is animated again for each.
  const key = state.colours.filter(Boolean).length;
  const lanes = Array.from({ length: size }, (_, i) => i);
  const cellAt = (e: Event): number =>
    Number((e.target as Element).closest<HTMLElement>('.cell')?.dataset['cell'] ?? -1);
  // Everything that the cells depend on: unless one of these changes, no cell is rendered again.
  const seen = [
    ...[state.numbers, state.colours, players, v.gameWords, v.languageTag, v.rtl, isLive, mayAct, focus, refused],
    ...[placed?.cell, chosen, risen.join(), isSeeking, hinted.join(), compared?.played, compared?.best],
  ];
  // As in an ARIA grid, the cell itself has the focus.
  return html`<div class="holder squares${size} tint${players[state.seat].colour + 1}">
    <div class="tray" part="board">
      <div
        class=${isSeeking ? 'board seeking' : 'board'}
        role="grid"
        aria-label=${v.gameWords.board}
        aria-describedby=${live ? 'board-help' : nothing}
        @click=${(e: Event) => {
          const cell = cellAt(e);
          if (cell >= 0) live?.onPick(cell);
        }}
        @keydown=${(e: KeyboardEvent) => onKey(e, cellAt(e))}
        @focusin=${(e: Event) => {
          const cell = cellAt(e);
          if (cell >= 0 && cell !== v.interaction.focusCell) v.interaction.focusCell = cell;
        }}
      >
        <div role="row" class="row head">
          <span role="cell" class="lane"></span>
          ${lanes.map((x) => html`<span role="columnheader" class="lane">${columnName(x)}</span>`)}
        </div>
        ${guard(seen, () =>
          lanes.map(
            (y) =>
              html`<div role="row" class="row">
                <span role="rowheader" class="lane">${v.figure(y + 1)}</span>
                ${lanes.map((x) => cellTemplate(y * size + x, lookOf(y * size + x)))}
              </div>`,
          ),
        )}
      </div>
      ${html`${anew(
        key,
        placed
          ? overlay({ size, rtl: v.rtl, events, colour: (seat) => players[seat].colour, figure: v.figure })
          : nothing,
      )}`}
      ${live ? html`<p class="visually-hidden" id="board-help">${live.help}</p>` : nothing}
    </div>
  </div>`;
}

/** The appearance and accessible name of a cell. */
interface CellLook {
  readonly figure: string;
  readonly label: string;
  readonly colour?: number | undefined;
  readonly raised: boolean;
  /** True if the player to act may turn it now. */
  readonly action: boolean;
  /** True if it was turned by the last move. */
  readonly turned: boolean;
  /** The mark on the cell, if any. */
  readonly mark?: 'hinted' | 'chosen' | 'refused' | undefined;
  /** In the replay: `played`, `best` or both. */
  readonly compared?: string | undefined;
  readonly tabindex: '0' | '-1';
}

function cellTemplate(i: number, look: CellLook): TemplateResult {
  const classes = ['cell', look.raised && 'raised', look.turned && 'turned', look.mark, look.compared];
  return html`<div
    role="gridcell"
    part=${look.action ? 'cube action' : 'cube'}
    class=${classes.filter(Boolean).join(' ')}
    data-cell=${i}
    tabindex=${look.tabindex}
    aria-label=${look.label}
    aria-selected=${look.mark === 'chosen' ? 'true' : nothing}
  >
    ${cube(look)}
  </div>`;
}
