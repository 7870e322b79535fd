import type { MultiplayState } from '../../src/rules/multiplay/index.js';
import { pick, roll } from './input.js';
import { ask } from './questions.js';
import type { MultiplayContext } from './context.js';

/** Keys of the board; single letters ask, and only while the board has the focus (WCAG 2.1.4). */
export function boardKey(v: MultiplayContext, state: MultiplayState, event: KeyboardEvent, cell: number): void {
  const { altKey, ctrlKey, metaKey, key } = event;
  // Of what is pressed with another key held, only Ctrl+Home and Ctrl+End are the board's.
  if (altKey || ((ctrlKey || metaKey) && key !== 'Home' && key !== 'End')) return;
  const to = moveFocus(event, cell, state.options.size, v.rtl);
  if (to !== undefined) {
    v.interaction.focusCell = to;
    v.focusOn('.cell[tabindex="0"]');
  } else if (key === 'Enter' || key === ' ') pick(v, cell);
  else if (key.toLowerCase() === 'r') roll(v);
  else if (!ask(v, state, key.toLowerCase(), cell)) return;
  event.preventDefault();
}

/** Where an arrow, Home or End leads on a board; undefined for other keys. In right-to-left boards left and right swap. */
function moveFocus(event: KeyboardEvent, cell: number, size: number, rtl: boolean): number | undefined {
  const x = cell % size;
  const y = Math.floor(cell / size);
  const at = (column: number, row: number): number =>
    Math.max(0, Math.min(size - 1, row)) * size + Math.max(0, Math.min(size - 1, column));
  const forth = rtl ? -1 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return at(x + forth, y);
    case 'ArrowLeft':
      return at(x - forth, y);
    case 'ArrowDown':
      return at(x, y + 1);
    case 'ArrowUp':
      return at(x, y - 1);
    case 'Home':
      return event.ctrlKey || event.metaKey ? 0 : at(0, y);
    case 'End':
      return event.ctrlKey || event.metaKey ? size * size - 1 : at(size - 1, y);
    case 'PageDown':
      return at(x, size - 1);
    case 'PageUp':
      return at(x, 0);
    default:
      return undefined;
  }
}
