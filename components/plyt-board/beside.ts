import { besideStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { panelStyles } from './panel-styles.js';

/** What a game shows and answers beside its mountain and its turn: one room, fetched as soon as the mountain stands. */
export { squareName } from './board-view.js';
export { pick } from './input.js';
export { panel } from './panel.js';
export { goPrompt, help, trailKey } from './questions.js';
export { tell } from './announcements.js';

export const styles = [formStyles, besideStyles, panelStyles];
