import '../game/trusted-types.js';
import { PytagoraTables } from './pytagora-tables.js';

export { PytagoraTables };

declare global {
  interface HTMLElementTagNameMap {
    'pytagora-tables': PytagoraTables;
  }
}

if (!customElements.get('pytagora-tables')) customElements.define('pytagora-tables', PytagoraTables);
