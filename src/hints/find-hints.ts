import { bad, ok, type Result } from '../rules/game.js';
import type { Hinted, Hinter, Hints, HintSearch } from './hint.js';

/**
 * Finds the hints for a valid position. Never rejects. The codes of errors are `over` and `chance` (no seat is to act),
 * `none` (there is no move), `aborted` and `failed` (a file that the rules need could not be loaded, or the position is
 * invalid).
 */
export async function hintsWith<S, M>(
  hinter: Hinter<S, M>,
  game: Hinted<S, M>,
  state: S,
  options: HintSearch<M> = {},
): Promise<Result<Hints<M>>> {
  try {
    const turn = game.turn(state);
    if (turn.kind === 'over') return bad('over', 'The game is over.');
    if (turn.kind === 'chance') return bad('chance', 'Chance is to act: the dice or the bag.');
    const { seat } = turn;
    await hinter.load?.();
    const found = options.signal?.aborted ? undefined : await hinter.find(state, seat, options);
    if (options.signal?.aborted) return bad('aborted', 'The request was aborted.');
    return found ? ok({ game: game.name, seat, ...found }) : bad('none', 'There is no move to hint at.');
  } catch (error) {
    return bad('failed', `No hint could be found: ${error instanceof Error ? error.message : typeof error}`);
  }
}
