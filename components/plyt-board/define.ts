import '../game/trusted-types.js';
import { PlytBoard } from './plyt-board.js';

export { PlytBoard };

declare global {
  interface HTMLElementTagNameMap {
    'plyt-board': PlytBoard;
  }
}

if (!customElements.get('plyt-board')) customElements.define('plyt-board', PlytBoard);
