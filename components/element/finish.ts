import { finishModule } from '../parts/finish.js';
import type { Finish, FinishModule } from '../parts/finish-types.js';
import { mostPoints } from '../parts/finish-results.js';
import { boardOf } from './board.js';
import { lookedAt } from './own-context.js';
import type { OwnContext, OwnGame, OwnTypes } from './own-game.js';

/** Returns the end of a game by others: whoever has won, with the score, and the board. */
export function finish(own: OwnGame, v: OwnContext): Finish {
  const { game } = v.match;
  const state: unknown = v.match.state;
  const usual = mostPoints(v, game.scores(state));
  return {
    ...usual,
    results: usual.results.map((one) => (game.fewest ? { ...one, value: -one.value } : one)),
    praise: () => [],
    origin: '.own-board',
    shapes: [],
    ...own.finish?.(v),
    board: () => boardOf(own.render(lookedAt(v, state))),
  };
}

/** Returns the lazy module of the end of a game by others. */
export const finishOf = (own: OwnGame): FinishModule<OwnTypes> => finishModule<OwnContext>((v) => finish(own, v));
