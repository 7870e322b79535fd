import { html, type TemplateResult } from 'lit';
import type { DirectiveResult } from 'lit/directive.js';
import type { ReplayView, ReviewView } from './context.js';
import type { Finish } from './finish-types.js';
import type { GameTypes } from './game-types.js';
import { replay, type Position } from './replay.js';
import { reviewed, type ReviewScreen } from './review-controller.js';

/** An interaction state that contains the step of the replay that is shown. */
interface Replayed {
  readonly interaction: { backTo: number | undefined };
}

/**
 * Renders the replay, with its review, of a game won by the fewest remaining pieces.
 * @param board renders one position.
 */
export function fewestPiecesReplay<T extends GameTypes>(
  v: ReplayView<T> & Replayed,
  finish: Finish,
  review: ReviewScreen<ReviewView<T> & Replayed, T['move']>,
  board: (position: Position<T['state'], T['move'], T['event']>) => TemplateResult,
): DirectiveResult {
  const { game } = v.match;
  return replay<T>(v, {
    words: { ...v.words.replay, ...v.words.fewestPieces },
    praise: (seat) => finish.praise(seat),
    counted: (then) => game.scores(then),
    show: (step) => {
      v.interaction.backTo = step;
    },
    review: (go) => reviewed(v, review, go),
    board: (position) => html`<div class="board-area">${board(position)}</div>`,
  });
}
