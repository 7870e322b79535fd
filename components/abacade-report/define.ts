import '../game/trusted-types.js';
import { AbacadeReport } from './abacade-report.js';

export { AbacadeReport };

declare global {
  interface HTMLElementTagNameMap {
    'abacade-report': AbacadeReport;
  }
}

if (!customElements.get('abacade-report')) customElements.define('abacade-report', AbacadeReport);
