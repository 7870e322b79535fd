import { html, nothing, type TemplateResult } from 'lit';
import { columnName, legalCells, type MultiplayEvent, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { anew } from '../ui/restart-animation.js';
import { board, type CellLook } from './board.js';
import { cellLabel } from './cell-label.js';
import { pick } from './input.js';
import { boardKey } from './keyboard.js';
import { overlay } from './overlay.js';
import { help } from './questions.js';
import type { MultiplayContext } from './context.js';

export interface Shown {
  readonly state: MultiplayState;
  /** What the last move of that position brought about. */
  readonly events: readonly MultiplayEvent[];
  /** Whether it is the game being played; else one looks back. */
  readonly live: boolean;
  /** In the look back: the cells of the choice that was made and of the best one. */
  readonly compared?: { readonly played?: number; readonly best?: number };
}

/** The cubes that are raised: those that may be turned now. */
function raisedCells({ state, live }: Shown): ReadonlySet<number> {
  return new Set(live && state.phase === 'choose' ? legalCells(state) : []);
}

/** The board of a position, ready to be played on or only to be looked at. */
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
  // Counts the cubes turned, so that each is drawn anew.
  const key = state.colours.filter(Boolean).length;
  const lanes = Array.from({ length: size }, (_, i) => i);
  const ringColour = players[state.seat].colour + 1;
  return html`<div class="holder q${ringColour}">
    ${board({
      size,
      label: v.gameWords.board,
      help: live ? help(v) : undefined,
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
