import { besideStyles } from '../parts/beside-styles.js';
import { formStyles } from '../parts/form-styles.js';
import { overlayStyles } from './overlay-styles.js';
import { panelStyles } from './panel-styles.js';

/** What a game shows and answers beside its board and its turn: one room, fetched as soon as the board stands. */
export { overlay } from './overlay.js';
export { panel } from './panel.js';
export { boardKey } from './keyboard.js';
export { help } from './questions.js';
export { tell } from './telling.js';

export const styles = [formStyles, besideStyles, overlayStyles, panelStyles];
