import { besideStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { overlayStyles } from './overlay-styles.js';
import { panelStyles } from './panel-styles.js';

/** What a game shows and answers beside its board and its turn: one room, fetched as soon as the board stands. */
export { overlay } from './overlay.js';
export { panel } from './panel.js';
export { boardKey } from './keyboard.js';
export { help } from './questions.js';
export { tell } from './announcements.js';

export const styles = [formStyles, besideStyles, overlayStyles, panelStyles];
