import { besideStyles } from '../parts/beside-styles.js';
import { hintStyles } from '../parts/dice/styles.js';
import { formStyles } from '../parts/form-styles.js';
import { panelStyles } from './panel-styles.js';
import { tableStyles } from './table-styles.js';

/** What a game shows and answers beside its dice and its turn: one room, fetched as soon as the tray stands. */
export { trayKey } from './keyboard.js';
export { make } from './make.js';
export { panel } from './panel.js';
export { help } from './questions.js';
export { tell } from './telling.js';
export { tipText } from './tip.js';

export const styles = [formStyles, besideStyles, hintStyles, tableStyles, panelStyles];
