import '../game/trusted-types.js';
import { AbacadeLobby } from './abacade-lobby.js';

export { AbacadeLobby };

declare global {
  interface HTMLElementTagNameMap {
    'abacade-lobby': AbacadeLobby;
  }
}

if (!customElements.get('abacade-lobby')) customElements.define('abacade-lobby', AbacadeLobby);
