import type { Bot, Game, GameEvent, Random } from '../rules/game.js';
import { levelOfMove } from './level.js';

/** The most moves that are compared; of more, as many are drawn. */
const mostMoves = 200;

/** Returns the moves after which the player has the best score. A move that the rules refuse is left out. */
function best<S, M>(game: Game<unknown, S, M>, state: S, moves: readonly M[]): readonly M[] {
  const turn = game.turn(state);
  if (turn.kind !== 'seat') return [];
  const worth = moves.map((move) => {
    const step = game.play(state, move);
    if (!step.ok) return -Infinity;
    const scores = game.scores(step.state);
    const own = scores[turn.seat] * (game.fewest ? -1 : 1);
    const others = scores.filter((_, seat) => seat !== turn.seat).map((score) => score * (game.fewest ? -1 : 1));
    return own - (others.length ? Math.max(...others) : 0);
  });
  const most = Math.max(...worth);
  return moves.filter((_, i) => worth[i] === most);
}

function drawnFrom<M>(moves: Iterable<M>, random: Random): M[] {
  const all = [...moves];
  while (all.length > mostMoves) all.splice(random(all.length), 1);
  return all;
}

/**
 * Makes a computer player for any game, which looks one move ahead: at level 1 it moves at random, at level 2 to the best
 * score. A game with something hidden needs one of its own.
 */
export const anyBot = <O, S, M, E extends GameEvent>(game: Game<O, S, M, E>): Bot<S, M> => ({
  levels: 2,
  think(state, level, random) {
    const moves = drawnFrom(game.moves(state), random);
    const chosen =
      levelOfMove(level, 2, random) < 2 ? moves : best(game as unknown as Game<unknown, S, M>, state, moves);
    return chosen[random(chosen.length)];
  },
});
