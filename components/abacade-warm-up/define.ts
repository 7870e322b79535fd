import '../game/trusted-types.js';
import { AbacadeWarmUp } from './abacade-warm-up.js';

export { AbacadeWarmUp };

declare global {
  interface HTMLElementTagNameMap {
    'abacade-warm-up': AbacadeWarmUp;
  }
}

if (!customElements.get('abacade-warm-up')) customElements.define('abacade-warm-up', AbacadeWarmUp);
