import { legalCells, type MultiplayMove, type MultiplayState } from '../../src/rules/multiplay/index.js';
import { keyOf } from '../style/keys.js';
import { answerKey, type AnswerKeys } from './announcements.js';
import type { MultiplayContext } from './context.js';
import { offeredCells, raisedCells } from './offer.js';

/* The input of people: by tap, by key, with the number pad, with real dice. The rules judge every move. */

export function isPersonsTurn(v: Pick<MultiplayContext, 'match'>): boolean {
  const { turn } = v.match;
  return turn.kind === 'seat' && !v.match.isBot(turn.seat);
}

/** Returns the duration of this turn, in milliseconds. */
export const ms = (v: Pick<MultiplayContext, 'table'>): number => v.table.clock.reported;

/** Moves the focus to the next action of a person; if no person is to act, to the element marked with `data-home`. */
export function leadOn(v: Pick<MultiplayContext, 'focusOn' | 'interaction' | 'match'>): void {
  const { state } = v.match;
  const [first] = raisedCells(state);
  if (first !== undefined) v.interaction.focusCell = first;
  if (!isPersonsTurn(v)) v.focusOn('[data-home]');
  else if (state.phase === 'choose') v.focusOn(focusedCell);
  else v.focusOn(state.phase === 'answer' ? '.times button:not([aria-disabled])' : '[data-home]');
}

const focusedCell = '.cell[tabindex="0"]';

export function roll(v: Pick<MultiplayContext, 'interaction' | 'match' | 'moment' | 'table'>): void {
  if (v.moment || v.match.turn.kind !== 'chance' || v.match.isBot(v.match.state.seat)) return;
  v.interaction.leads = true;
  v.table.roll();
}

/** Makes a move. If it is refused, its cell is marked. */
export function make(v: Pick<MultiplayContext, 'interaction' | 'play'>, move: MultiplayMove): boolean {
  v.interaction.leads = true;
  const made = v.play(move);
  if (!made) v.interaction.leads = false;
  v.interaction.typing = undefined;
  v.interaction.refused = made || !('cell' in move) ? undefined : move.cell;
  return made;
}

/** Handles a tap on a cube, or Enter. */
export function pick(
  v: Pick<MultiplayContext, 'focusOn' | 'interaction' | 'match' | 'play' | 'table'>,
  cell: number,
): void {
  v.interaction.focusCell = cell;
  const { state } = v.match;
  if (v.match.turn.kind === 'over' || (!isPersonsTurn(v) && v.match.isBot(state.seat))) return;
  if (state.options.answer === 'factor' && state.phase === 'choose' && legalCells(state).includes(cell)) {
    v.interaction.refused = undefined;
    v.interaction.typing = { cell, typed: '' };
    v.focusOn('.question');
  } else make(v, { type: 'turn', cell, ms: ms(v) });
}

/** The part of the context that single letters need. */
type LetterKeys = AnswerKeys & Pick<MultiplayContext, 'focusOn' | 'interaction'>;

/** The board whose keys are handled. */
interface KeyedBoard {
  /** The position shown; in the replay, an earlier one. */
  readonly state: MultiplayState;
  /** In the game in progress: chooses a cube, and rolls the die. */
  readonly onPick?: (cell: number) => void;
  readonly onRoll?: () => void;
}

/** Handles the keys of the board. Single letters work only while the board or a button of the turn has the focus (WCAG 2.1.4). */
export function boardKey(
  v: LetterKeys & Pick<MultiplayContext, 'rtl'>,
  board: KeyedBoard,
  event: KeyboardEvent,
  cell: number,
): void {
  const { altKey, ctrlKey, metaKey } = event;
  // The only keys with a modifier that the board handles are Ctrl+Home and Ctrl+End.
  const toCorner = (ctrlKey || metaKey) && !altKey && (event.key === 'Home' || event.key === 'End');
  const key = toCorner ? `Ctrl+${event.key}` : keyOf(event);
  const to = moveFocus(key, cell, board.state.options.size, v.rtl);
  if (to !== undefined) {
    v.interaction.focusCell = to;
    v.focusOn(focusedCell);
  } else if (key === 'Enter' || key === ' ') board.onPick?.(cell);
  else if (!letterKey(v, board, key, cell)) return;
  event.preventDefault();
}

/** Handles single letters: r rolls, n moves to the next cube to choose from; others ask for an announcement. */
function letterKey(v: LetterKeys, { state, onRoll }: KeyedBoard, key: string, cell: number): boolean {
  switch (key) {
    case 'r':
      onRoll?.();
      return true;
    case 'n': {
      const cells = offeredCells(state);
      const next = cells.find((c) => c > cell) ?? cells[0];
      if (next !== undefined) {
        v.interaction.focusCell = next;
        v.focusOn(focusedCell);
      }
      return true;
    }
    default:
      return answerKey(v, state, key, cell);
  }
}

/** Returns the cell that an arrow, Home, End or a page key leads to; undefined for other keys. Right to left mirrors the arrows. */
function moveFocus(key: string, cell: number, size: number, rtl: boolean): number | undefined {
  const x = cell % size;
  const y = Math.floor(cell / size);
  const at = (column: number, row: number): number =>
    Math.max(0, Math.min(size - 1, row)) * size + Math.max(0, Math.min(size - 1, column));
  const forth = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return at(x + forth, y);
    case 'ArrowLeft':
      return at(x - forth, y);
    case 'ArrowDown':
      return at(x, y + 1);
    case 'ArrowUp':
      return at(x, y - 1);
    case 'Home':
      return at(0, y);
    case 'End':
      return at(size - 1, y);
    case 'Ctrl+Home':
      return 0;
    case 'Ctrl+End':
      return size * size - 1;
    case 'PageDown':
      return at(x, size - 1);
    case 'PageUp':
      return at(x, 0);
    default:
      return undefined;
  }
}

/** Handles a tap on a sum whose product is to be typed. */
export function chooseFactor(v: Pick<MultiplayContext, 'focusOn' | 'interaction'>, factor: number): void {
  v.interaction.typing = { factor, typed: '' };
  v.focusOn('.question');
}

/** Changes the typed answer. */
export function type(v: Pick<MultiplayContext, 'interaction'>, typed: string): void {
  const { typing } = v.interaction;
  if (typing) v.interaction.typing = { ...typing, typed };
}

/** Submits the typed answer. */
export function answer(v: Pick<MultiplayContext, 'interaction' | 'play' | 'table'>): void {
  const { typing } = v.interaction;
  if (!typing || typing.typed === '') return;
  const given = Number(typing.typed);
  if ('cell' in typing) make(v, { type: 'turn', cell: typing.cell, answer: given, ms: ms(v) });
  else make(v, { type: 'answer', factor: typing.factor, answer: given, ms: ms(v) });
}

/** Cancels typing an answer. */
export function putAside(v: Pick<MultiplayContext, 'focusOn' | 'interaction'>): void {
  const { typing } = v.interaction;
  v.interaction.typing = undefined;
  v.focusOn(typing && 'cell' in typing ? focusedCell : '.times button');
}
