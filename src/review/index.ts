/** Reviews of any game, without a user interface: each move that was played, the best move, and the reason. */
import { bad, type GameEvent, type Result } from '../rules/game.js';
import { fieldOf } from '../rules/trail/given.js';
import { reviewers } from './games.js';
import { reviewWith } from './review-record.js';
import type { Review, Reviewer } from './reviewer.js';

export type { Ply } from '../match/match.js';
export type { CurvePoint, Judged, Review, ReviewedMove, Reviewer, Unit, Why } from './reviewer.js';
export { reviewWith } from './review-record.js';

type AnyReviewer = Reviewer<object, object, object, GameEvent>;

/**
 * Reviews a finished or unfinished game, given its record (`match.record()`, or the detail of `game-over`): for each
 * choice the move played, the best move, the difference and a reason; and the curve of the game. Never rejects. A
 * record that does not replay gives an error whose code is the name of the invalid field. Works in slices of a few
 * milliseconds.
 */
export async function review(record: unknown, signal?: AbortSignal): Promise<Result<Review>> {
  const name = fieldOf(record, 'game');
  return typeof name === 'string' && Object.hasOwn(reviewers, name)
    ? reviewWith(reviewers[name as keyof typeof reviewers] as unknown as AnyReviewer, record, signal)
    : bad('game', `There is a look back at ${Object.keys(reviewers).join(', ')}.`);
}
