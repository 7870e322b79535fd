import { formStyles } from '../ui/form-styles.js';
import { besideStyles } from '../screens/panel-styles.js';
import { cardStyles } from './card-styles.js';

/** What a game shows and answers beside its table and its pieces: one room, fetched as soon as the table stands. */
export { card, judged, refuse } from './card.js';
export { cover } from './cover.js';
export { growing } from './growing.js';
export { drag } from './drag.js';
export { tableKey } from './keyboard.js';
export { cameraOf, over, under } from './growth.js';
export { unseen, zoomButtons } from './looks.js';
export { showing } from './zoom.js';
export { rackTools, toolbar } from './toolbar.js';
export { tell } from './announcements.js';

export const styles = [formStyles, besideStyles, cardStyles];
