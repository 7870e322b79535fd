import { besideStyles } from '../screens/panel-styles.js';
import { formStyles } from '../ui/form-styles.js';
import { panelStyles } from './panel-styles.js';
import { tableStyles } from './table-styles.js';

/** What a game shows and answers beside its dice and its turn: one room, fetched as soon as the tray stands. */
export { trayKey } from './keyboard.js';
export { hintButton, make } from './make.js';
export { panel } from './panel.js';
export { passing } from './passing.js';
export { help } from './questions.js';
export { tell } from './announcements.js';

export const styles = [formStyles, besideStyles, tableStyles, panelStyles];
