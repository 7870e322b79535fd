import { css } from 'lit';
import { pytagoraHinter } from '../../src/hints/pytagora.js';
import { hintStyles } from '../parts/hint-styles.js';
import { hintsOf } from '../parts/hints.js';
import type { PytagoraTypes } from './context.js';
import { makePuzzle, puzzleFromText } from '../../src/puzzles/make.js';
import { plusAndMinusPuzzler, pytagoraPuzzler } from '../../src/puzzles/pytagora.js';
import type { PuzzleNeeds } from '../parts/study.js';
import { styles as puzzleStyles } from '../parts/puzzle-panel-styles.js';
import { visuallyHidden } from '../style/visually-hidden.js';
import { openPuzzle as open } from '../parts/puzzle.js';
import { aimAt } from './controls.js';
import { spreadOf } from './entry.js';
import { cellsOf } from './preview.js';
import { styles as replayStyles } from './replay.js';

/** The lazy module of hints, replay with review, and puzzles. */
export { renderReplay } from './replay.js';

export { words } from '../../src/words/generated/pytagora-study.js';

export const hints = hintsOf<PytagoraTypes>({
  hinter: pytagoraHinter,
  words: (v) => v.gameWords.hints,
  // No hint may reveal covered pieces.
  may: (v) => !v.isCovered,
  reached(v, { at, rungs }) {
    const { line } = rungs[at - 1].marks;
    const { pieces } = v.interaction.spread;
    v.set({ entry: undefined });
    // The equation of the hint begins where the next piece goes.
    if (line && !pieces.length) v.set({ spread: { pieces, down: line.down }, ...aimAt(v, cellsOf(line, v.seen)[0]) });
  },
});

export function openPuzzle(needs: PuzzleNeeds<PytagoraTypes>): Promise<boolean> {
  const puzzler = needs.element.rules.name === 'pytagora' ? pytagoraPuzzler : plusAndMinusPuzzler;
  return open(needs, {
    title: (v) => v.gameWords.titles[needs.element.rules.name === 'pytagora' ? 'pytagora' : 'plus-and-minus'],
    make: (...given) => makePuzzle(puzzler, ...given),
    pose: (...given) => puzzleFromText(puzzler, ...given),
    point(v, move) {
      if (move.type !== 'lay') return;
      const { text, ...place } = move;
      // The player's own pieces are removed, so that all of the equation can be laid anew.
      v.set({ spread: { pieces: [], down: place.down } });
      const spread = spreadOf(v, text, place);
      if (typeof spread !== 'string') v.set({ spread, focus: place, picked: undefined, entry: undefined });
    },
  });
}

/** The card of the equation being laid also shows hints. */
const hintsOnCard = css`
  .equation-card:has(.hint-card) {
    background: var(--ab-note-bg);
    border-color: var(--ab-note-line);
    overflow: auto;
  }
  .equation-card .hint-card {
    border: 0;
    padding: 0;
    background: none;
  }
`;

/** In a puzzle pieces cannot be exchanged, and players cannot pass. */
const ownPuzzleStyles = css`
  .riddle ~ .app .actions > :nth-child(n + 3) {
    display: none;
  }
  /* One lays one equation: nobody's points are counted, and the buttons stand side by side. */
  .riddle ~ .app .race {
    display: none;
  }
  .riddle ~ .app .middle {
    grid-template-rows: auto minmax(0, 1fr);
  }
  .riddle ~ .app .actions {
    display: flex;
  }
  .riddle ~ .app .lay-row {
    flex: 2;
  }
  .riddle ~ .app .actions > .button {
    flex: 1;
    min-block-size: var(--row);
  }
  /* Narrow: picking up is a drawing. Its words stay its name. */
  @container (max-width: 1179px) {
    .riddle ~ .app .actions > .button {
      position: relative;
      flex: none;
      inline-size: var(--row);
      padding: 0;
    }
    .riddle ~ .app .actions > .button > span {
      ${visuallyHidden}
    }
    .frame .riddle ~ .app .actions > .button:not(.primary) > .icon {
      display: block;
    }
  }
  .frame .riddle ~ .game {
    block-size: max(400px, var(--h));
  }
  .frame[data-layout='side'] .riddle ~ .game {
    block-size: max(270px, var(--h));
  }
`;

export const styles = [hintStyles, hintsOnCard, ...replayStyles, ...puzzleStyles, ownPuzzleStyles];
