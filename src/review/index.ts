/** Reviews of any game, without a user interface: each move that was played, the best move, and the reason. */
import { bad, type Result } from '../rules/game.js';
import { fieldOf } from '../rules/trail/given.js';
import { multiplayReviewer } from './multiplay.js';
import { plytReviewer } from './plyt.js';
import { plusAndMinusReviewer, pytagoraReviewer } from './pytagora.js';
import { reviewWith } from './review.js';
import type { Review } from './reviewer.js';
import { sequenceReviewer } from './sequence.js';
import { tablesReviewer } from './tables.js';
import { upAndDownReviewer } from './up-and-down.js';

export type { Ply } from '../match/match.js';
export type { CurvePoint, Judged, Review, ReviewedMove, Reviewer, Unit, Why } from './reviewer.js';
export { reviewWith } from './review.js';

/** The review of each game. */
const looks: Readonly<Record<string, (record: unknown, signal?: AbortSignal) => Promise<Result<Review>>>> = {
  multiplay: (record, signal) => reviewWith(multiplayReviewer, record, signal),
  plyt: (record, signal) => reviewWith(plytReviewer, record, signal),
  pytagora: (record, signal) => reviewWith(pytagoraReviewer, record, signal),
  'plus-and-minus': (record, signal) => reviewWith(plusAndMinusReviewer, record, signal),
  sequence: (record, signal) => reviewWith(sequenceReviewer, record, signal),
  tables: (record, signal) => reviewWith(tablesReviewer, record, signal),
  'up-and-down': (record, signal) => reviewWith(upAndDownReviewer, record, signal),
};

/**
 * Reviews a finished or unfinished game, given its record (`match.record()`, or the detail of `game-over`): for each
 * choice the move played, the best move, the difference and a reason; and the curve of the game. Never rejects. A
 * record that does not replay gives an error whose code is the name of the invalid field. Works in slices of a few
 * milliseconds.
 */
export async function review(record: unknown, signal?: AbortSignal): Promise<Result<Review>> {
  const name = fieldOf(record, 'game');
  return typeof name === 'string' && Object.hasOwn(looks, name)
    ? looks[name](record, signal)
    : bad('game', `There is a look back at ${Object.keys(looks).join(', ')}.`);
}
