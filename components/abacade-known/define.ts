import '../game/trusted-types.js';
import { AbacadeKnown } from './abacade-known.js';

export { AbacadeKnown };

declare global {
  interface HTMLElementTagNameMap {
    'abacade-known': AbacadeKnown;
  }
}

if (!customElements.get('abacade-known')) customElements.define('abacade-known', AbacadeKnown);
