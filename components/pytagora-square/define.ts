import '../game/trusted-types.js';
import { PytagoraSquare } from './pytagora-square.js';

export { PytagoraSquare };

declare global {
  interface HTMLElementTagNameMap {
    'pytagora-square': PytagoraSquare;
  }
}

if (!customElements.get('pytagora-square')) customElements.define('pytagora-square', PytagoraSquare);
