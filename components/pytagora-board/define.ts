import '../game/trusted-types.js';
import { PytagoraBoard } from './pytagora-board.js';

export { PytagoraBoard };

declare global {
  interface HTMLElementTagNameMap {
    'pytagora-board': PytagoraBoard;
  }
}

if (!customElements.get('pytagora-board')) customElements.define('pytagora-board', PytagoraBoard);
