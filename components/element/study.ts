import { html } from 'lit';
import { words as common } from '../../src/words/generated/common-study.js';
import { replay } from '../parts/replay.js';
import { lookBackStyles } from '../parts/replay-styles.js';
import type { StudyContext } from '../parts/context.js';
import type { StudyModule } from '../parts/study.js';
import { boardOf } from './board.js';
import { finish } from './finish.js';
import { lookedAt, type ReplayedContext } from './own-context.js';
import type { OwnGame, OwnTypes } from './own-game.js';

/** Returns the lazy module of a game by others with its replay. */
export const studyOf = (own: OwnGame): StudyModule<OwnTypes> => ({
  words: { common, game: {} },
  styles: [lookBackStyles],
  async openPuzzle({ context, element }) {
    await element.updateComplete;
    context().fault('puzzle', 'This game has no puzzles.', { kind: 'attribute', value: element.puzzle ?? '' });
    return false;
  },
  renderReplay(v) {
    const { interaction } = v as StudyContext<OwnTypes> & ReplayedContext;
    const words = { ...v.words.replay, beginning: v.words.replay.start };
    return replay<OwnTypes>(
      { ...v, interaction },
      {
        words,
        praise: (seat) => finish(own, v).praise(seat),
        counted: (state) => own.game.scores(state),
        show: (step) => {
          interaction.backTo = step;
        },
        board: ({ state }) => html`<div class="board-area">${boardOf(own.render(lookedAt(v, state)))}</div>`,
      },
    );
  },
});
