import { styles as hintStyles } from './hints.js';
import { styles as puzzleStyles } from './puzzle.js';
import { styles as replayStyles } from './replay.js';

/** The lazy module of hints, replay with review, and puzzles. */
export { hints } from './hints.js';
export { openPuzzle } from './puzzle.js';
export { renderReplay } from './replay.js';

export { words } from '../../src/words/generated/pytagora-study.js';

export const styles = [...hintStyles, ...replayStyles, ...puzzleStyles];
