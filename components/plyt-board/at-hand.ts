import { travel } from '../ui/mountain/travel.js';
import { styles as padStyles } from './pads.js';
import { stageStyles } from './stage-styles.js';

/** What a person needs to make a move: one room, fetched with the game before the first throw. */
export { clock } from './clock.js';
export { journeyOf, prospect } from './journey.js';
export { help, stage } from './stage.js';
export { travel };

export const styles = [...padStyles, stageStyles];
