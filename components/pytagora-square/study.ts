import { hintStyles } from '../screens/hint-styles.js';
import { styles as replayStyles } from './replay.js';

/** The lazy module of hints and of the replay with its review. */
export { hints } from './hints.js';
export { renderReplay } from './replay.js';

export const styles = [hintStyles, ...replayStyles];
