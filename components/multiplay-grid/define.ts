import '../game/trusted-types.js';
import { MultiplayGrid } from './multiplay-grid.js';

export { MultiplayGrid };

declare global {
  interface HTMLElementTagNameMap {
    'multiplay-grid': MultiplayGrid;
  }
}

if (!customElements.get('multiplay-grid')) customElements.define('multiplay-grid', MultiplayGrid);
