import '../game/trusted-types.js';
import { AbacadeClass } from './abacade-class.js';

export { AbacadeClass };

declare global {
  interface HTMLElementTagNameMap {
    'abacade-class': AbacadeClass;
  }
}

if (!customElements.get('abacade-class')) customElements.define('abacade-class', AbacadeClass);
