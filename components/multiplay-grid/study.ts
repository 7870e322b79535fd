import { listed } from '../../src/words/notation.js';
import { css } from 'lit';
import { multiplayHinter } from '../../src/hints/multiplay.js';
import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { multiplayPuzzler } from '../../src/puzzles/multiplay.js';
import type { PuzzleNeeds } from '../parts/study.js';
import { hintStyles } from '../parts/hint-styles.js';
import { hintsOf } from '../parts/hints.js';
import { onceMoreStyles } from '../parts/once-more.js';
import { practice } from '../parts/practice.js';
import { openPuzzle as open } from '../parts/puzzle.js';
import { styles as puzzleStyles } from '../parts/puzzle-panel-styles.js';
import { placeName } from './announcements.js';
import type { PracticeView } from '../parts/context.js';
import type { MultiplayTypes } from './context.js';
import { styles as replayStyles } from './replay.js';

/* The lazy module of hints, replay with review, and puzzles. */

export { renderReplay } from './replay.js';

export { OnceMoreController } from '../parts/once-more.js';

export const renderPractice = (v: PracticeView<MultiplayTypes>) => practice(v);

export const hints = hintsOf<MultiplayTypes>({
  hinter: multiplayHinter,
  words: (v) => v.gameWords.hints,
  aloud: (v, { cells = [] }) => {
    const { numbers, options } = v.match.state;
    return listed(
      cells.map((cell) => `${v.figure(numbers[cell])} ${placeName(v, cell, options.size)}`),
      v.notation,
    );
  },
  reached: (v, { at, move }) => {
    if (at === 3 && move.type === 'turn') v.interaction.focusCell = move.cell;
  },
});

export const openPuzzle = (needs: PuzzleNeeds<MultiplayTypes>): Promise<boolean> =>
  open(needs, {
    title: (v) => v.gameWords.title,
    make: (...given) => makePuzzle(multiplayPuzzler, ...given),
    pose: (...given) => puzzleFromText(multiplayPuzzler, ...given),
    marks: (move) => (move.type === 'turn' ? { cells: [move.cell] } : {}),
    point({ interaction }, move) {
      if (move.type === 'turn') interaction.focusCell = move.cell;
    },
    solved({ interaction }, after) {
      interaction.solved = after;
    },
  });

export { words } from '../../src/words/generated/multiplay-study.js';

/** In a puzzle one player turns one cube: without scores and earlier events, task, board and row fit on the screen together. */
const ownPuzzleStyles = css`
  .riddle ~ .game :is(.scores, .story) {
    display: none;
  }
  .frame .riddle ~ .game.game {
    --row: 0px;
  }
  .frame .riddle ~ .game.game:has(.times) {
    --least: 112px;
  }
`;

export const styles = [hintStyles, onceMoreStyles, ...replayStyles, ...puzzleStyles, ownPuzzleStyles];
