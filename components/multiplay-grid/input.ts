import { legalCells, type MultiplayMove } from '../../src/rules/multiplay/index.js';
import type { MultiplayContext } from './context.js';

/** What people do at the board: by tap, by key, with real dice. The rules judge every move. */

/** The faces of the die, and the factors of a row. */
export const oneToTwelve = Array.from({ length: 12 }, (_, i) => i + 1);

export function isPersonsTurn(v: MultiplayContext): boolean {
  const { turn } = v.match;
  return turn.kind === 'seat' && !v.match.isBot(turn.seat);
}

/** Milliseconds of this turn. */
export const ms = (v: MultiplayContext): number => v.table.clock.elapsed;

/** After a roll the keyboard stands on the first cube that may be turned. */
export function toBoard(v: MultiplayContext): void {
  const first = legalCells(v.match.state)[0];
  if (v.match.state.phase === 'choose' && first !== undefined) v.interaction.focusCell = first;
  if (isPersonsTurn(v)) v.focusOn(v.match.state.phase === 'answer' ? '.times button' : '.cell[tabindex="0"]');
}

export function roll(v: MultiplayContext): void {
  if (v.match.turn.kind !== 'chance' || v.match.isBot(v.match.state.seat)) return;
  v.table.roll();
  toBoard(v);
}

/** Makes a move; a cube that is refused is marked. */
export function make(v: MultiplayContext, move: MultiplayMove): boolean {
  const made = v.play(move);
  v.interaction.typing = undefined;
  v.interaction.refused = made || !('cell' in move) ? undefined : move.cell;
  return made;
}

/** A tap on a cube, or Enter. */
export function pick(v: MultiplayContext, cell: number): void {
  v.interaction.focusCell = cell;
  const { state } = v.match;
  if (v.match.turn.kind === 'over' || (!isPersonsTurn(v) && v.match.isBot(state.seat))) return;
  if (state.options.answer === 'factor' && state.phase === 'choose' && legalCells(state).includes(cell)) {
    v.interaction.refused = undefined;
    v.interaction.typing = { cell, typed: '' };
    v.focusOn('.question');
  } else make(v, { type: 'turn', cell, ms: ms(v) });
}
