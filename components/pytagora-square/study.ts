import { css } from 'lit';
import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { upAndDownPuzzler } from '../../src/puzzles/up-and-down.js';
import type { PuzzleNeeds } from '../parts/study.js';
import { hintStyles } from '../parts/hint-styles.js';
import { styles as puzzleStyles } from '../parts/puzzle-panel-styles.js';
import { openPuzzle as open } from '../parts/puzzle.js';
import { plain } from '../style/rich-text.js';
import type { SquareTypes } from './context.js';
import { styles as replayStyles } from './replay.js';
import { listedFigures } from '../../src/words/notation.js';
import { upAndDownHinter } from '../../src/hints/up-and-down.js';
import { hintsOf } from '../parts/hints.js';

/** The lazy module of hints, of the replay with its review, and of puzzles. */
export { renderReplay } from './replay.js';

export const openPuzzle = (needs: PuzzleNeeds<SquareTypes>): Promise<boolean> =>
  open(needs, {
    title: (v) => v.gameWords.variants[v.match.state.options.variant],
    make: (...given) => makePuzzle(upAndDownPuzzler, ...given),
    pose: (...given) => puzzleFromText(upAndDownPuzzler, ...given),
    aloud: (v, sentence) => v.sayAloud(plain(sentence)),
    // The piece is raised.
    point: (v, { digit }) => {
      const { hands, seat } = v.match.state;
      v.interaction.held = digit;
      v.interaction.focusPiece = hands[seat].indexOf(digit);
    },
  });

/** In a puzzle the turn and the numbers of pieces are hidden. */
const ownPuzzleStyles = css`
  .riddle ~ .game :is(.middle .turn, .bottom .scores) {
    visibility: hidden;
  }
  /* Two paths side by side are half as high as wide. */
  .frame[data-layout='stacked'] .riddle ~ .game {
    --board: calc(100cqi - 2 * var(--side));
    min-block-size: calc(var(--board) / 2 + var(--foot) + 4 * var(--gap) + 150px);
  }
`;

export { words } from '../../src/words/generated/up-and-down-study.js';

export const styles = [hintStyles, ...replayStyles, ...puzzleStyles, ownPuzzleStyles];

export const hints = hintsOf<SquareTypes>({
  hinter: upAndDownHinter,
  words: (v) => v.gameWords.hints,
  aloud: (v, { pieces = [] }) => {
    const { hands, seat } = v.match.state;
    return listedFigures(
      pieces.map((index) => hands[seat][index]),
      v,
    );
  },
  // The piece is raised and receives the focus.
  reached: (v, { at, move, rungs }) => {
    if (at < 3 || move.type !== 'lay') return;
    v.interaction.held = move.digit;
    v.interaction.focusPiece = rungs[2].marks.pieces?.[0] ?? 0;
  },
});
