import type { SequenceKind } from '../../src/rules/sequence/dice.js';
import { finishModule } from '../parts/finish.js';
import type { Finish } from '../parts/finish-types.js';
import { firstOnSummit } from '../parts/finish-results.js';
import { praiseOf } from '../parts/praise.js';
import type { SequenceContext } from './context.js';
import { mountainOf } from './mountain.js';

/** Returns the end of the game: whose piece is on the summit. */
export function finish(
  v: Pick<SequenceContext, 'figure' | 'gameWords' | 'match' | 'notation' | 'table' | 'words'>,
): Finish {
  const { state, plies } = v.match;
  const events = plies.flatMap((ply) => ply.events);
  const turns = state.at.map(
    (_, seat) => events.filter((event) => event.type === 'scored' && event.seat === seat).length,
  );
  return {
    ...firstOnSummit(v, v.gameWords.finish, state.at, turns),
    praise: (seat) =>
      praiseOf(v, seat, { sum: String, sequence: (name) => v.gameWords.table.kinds[name as SequenceKind] }),
    board: () => mountainOf(v, state, plies.at(-1)?.events ?? []),
  };
}

export const { finishSaid, renderFinish, styles } = finishModule<SequenceContext>(finish);
