import '../game/trusted-types.js';
import { SequenceBoard } from './sequence-board.js';

export { SequenceBoard };

declare global {
  interface HTMLElementTagNameMap {
    'sequence-board': SequenceBoard;
  }
}

if (!customElements.get('sequence-board')) customElements.define('sequence-board', SequenceBoard);
