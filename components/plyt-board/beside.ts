import { besideStyles } from '../parts/beside-styles.js';
import { formStyles } from '../parts/form-styles.js';
import { panelStyles } from './panel-styles.js';

/** What a game shows and answers beside its mountain and its turn: one room, fetched as soon as the mountain stands. */
export { squareName } from './board-view.js';
export { pick } from './input.js';
export { panel } from './panel.js';
export { goPrompt, help, trailKey } from './questions.js';
export { tell } from './telling.js';

export const styles = [formStyles, besideStyles, panelStyles];
