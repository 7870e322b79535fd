import { hintStyles } from '../screens/hint-styles.js';
import { lessonStyles } from '../screens/lesson.js';
import { practice, practiceStyles } from '../screens/practice.js';
import { numberPadStyles } from '../ui/number-pad.js';
import type { TablesContext } from './context.js';
import { styles as replayStyles } from './replay.js';

/** The lazy module of hints and of the replay with its review. */
export { hints } from './hints.js';
export { renderReplay } from './replay.js';

export const renderPractice = (v: TablesContext) => practice(v);

export const styles = [hintStyles, numberPadStyles, lessonStyles, practiceStyles, ...replayStyles];
