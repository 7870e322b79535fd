import { legalCells, type MultiplayState } from '../../src/rules/multiplay/index.js';
import type { MultiplayContext } from './context.js';

/** How a cell is read aloud: row, column, number, owner, and whether its cube can be turned now. */
export function cellLabel(
  v: Pick<MultiplayContext, 'match' | 'gameWords'>,
  state: MultiplayState,
  cell: number,
  raised = canTurn(state, cell),
): string {
  const { size } = state.options;
  const owner = state.colours[cell] ? v.match.players[state.colours[cell] - 1].name : undefined;
  return v.gameWords.cell(Math.floor(cell / size) + 1, (cell % size) + 1, state.numbers[cell], owner, raised);
}

const canTurn = (state: MultiplayState, cell: number): boolean =>
  state.phase === 'choose' && legalCells(state).includes(cell);
