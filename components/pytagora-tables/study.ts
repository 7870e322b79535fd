import { css } from 'lit';
import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { tablesPuzzler } from '../../src/puzzles/tables.js';
import { placesOf } from '../../src/hints/hint.js';
import type { PuzzleNeeds } from '../parts/study.js';
import { tickStyles } from '../style/icons.js';
import { hintStyles } from '../parts/hint-styles.js';
import { styles as puzzleStyles } from '../parts/puzzle-panel-styles.js';
import { openPuzzle as open } from '../parts/puzzle.js';
import { onceMoreStyles } from '../parts/once-more.js';
import { practice } from '../parts/practice.js';
import type { PracticeView } from '../parts/context.js';
import type { TablesTypes } from './context.js';
import { styles as replayStyles } from './replay.js';
import { tablesHinter } from '../../src/hints/tables.js';
import { inRows, listedFigures } from '../../src/words/notation.js';
import { hintsOf } from '../parts/hints.js';

/** The lazy module of hints, of the replay with its review, and of puzzles. */
export { renderReplay } from './replay.js';

/** In a puzzle there is one round and one player, who has the pieces. */
const ownPuzzleStyles = css`
  .riddle ~ .app :is(.turn, .rounds, .scores, .pass) {
    display: none;
  }
  .riddle ~ .game .lay {
    grid-column: 1 / -1;
  }
  .riddle ~ .game {
    grid: 'cloth' minmax(90px, 1fr) 'rack' var(--rack) 'acts' var(--acts) / minmax(0, 1fr);
    min-block-size: calc(var(--rack) + var(--acts) + 90px + 4 * var(--gap));
  }
  .frame[data-layout='side'] .riddle ~ .game {
    grid: 'cloth cloth' minmax(90px, 1fr) 'rack acts' var(--rack) / minmax(0, 1fr) minmax(190px, 30cqi);
    min-block-size: calc(var(--rack) + 90px + 3 * var(--gap));
  }
  .frame[data-layout='side'] .riddle ~ .game .actions {
    grid: minmax(0, 1fr) / minmax(0, 1fr);
  }
`;

export { OnceMoreController } from '../parts/once-more.js';

export const renderPractice = (v: PracticeView<TablesTypes>) => practice(v);

export const openPuzzle = (needs: PuzzleNeeds<TablesTypes>): Promise<boolean> =>
  open(needs, {
    title: (v) => v.gameWords.title,
    make: (...given) => makePuzzle(tablesPuzzler, ...given),
    pose: (...given) => puzzleFromText(tablesPuzzler, ...given),
    // The right pieces are put beside the equals sign.
    point: (v, move) => {
      if (move.type === 'attach') v.interaction.chosen = placesOf(v.match.state.hands[v.match.state.seat], move.digits);
    },
  });

export { words } from '../../src/words/generated/tables-study.js';

/** The tick is at the end of a game, for what has been practised. */
export const styles = [hintStyles, tickStyles, onceMoreStyles, ...replayStyles, ...puzzleStyles, ownPuzzleStyles];

export const hints = hintsOf<TablesTypes>({
  hinter: tablesHinter,
  words: ({ words: { hints }, gameWords, notation }) => ({
    ...hints.sums,
    ...gameWords.hints,
    'tables-rows': (a, b) => gameWords.hints['tables-rows'](...inRows(notation, a, b)),
  }),
  aloud: (v, { pieces = [] }) => {
    const { hands, seat } = v.match.state;
    return listedFigures(
      pieces.map((index) => hands[seat][index]),
      v,
    );
  },
  // The dots are shown for counting; the last hint puts the pieces beside the equals sign.
  reached: (v, { at, move, rungs }) => {
    if (!v.match.state.options.answer) return;
    v.interaction.dots = true;
    if (at === 3 && move.type === 'attach') v.interaction.chosen = rungs[2].marks.pieces ?? [];
  },
});
