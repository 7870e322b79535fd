import { html } from 'lit';
import { finishModule } from '../parts/finish.js';
import type { Finish } from '../parts/finish-types.js';
import { mostPoints } from '../parts/finish-results.js';
import { praiseOf } from '../parts/praise.js';
import { piece, pieceDefs, pieces } from '../style/pieces.js';
import { nameIn } from '../style/player-name.js';
import type { PytagoraContext } from './context.js';
import { tableView } from './table-view.js';

/** Returns the end of the game: who has reached the target, and with which sum. All pieces stay hidden. */
export function finish(
  v: Pick<
    PytagoraContext,
    | 'figure'
    | 'gameWords'
    | 'inDigits'
    | 'interaction'
    | 'isLive'
    | 'match'
    | 'mirrored'
    | 'notation'
    | 'sign'
    | 'size'
    | 'words'
    | 'written'
  >,
): Finish {
  const { state, players, plies, game } = v.match;
  const told = mostPoints(v, state.scores);
  const [winner] = told.winners;
  const events = plies.at(-1)?.events ?? [];
  const scored = events.find((event) => event.type === 'scored');
  const total = state.scores[winner];
  const hasReached = scored?.seat === winner && total >= state.options.target;
  return {
    ...told,
    ...(hasReached && {
      says: '',
      title: v.gameWords.finish.wins(nameIn(players[winner]), v.figure(total)),
      note: v.written(`${total - scored.points}+${scored.points}=${total}`),
    }),
    praise: (seat) =>
      praiseOf(v, seat, {
        sum: v.written,
        picture: ({ kind }) => (kind === 'equation' ? pieces({ glyph: '=', figure: v.sign('=') }) : undefined),
      }),
    board: () =>
      html`${pieceDefs} ${tableView(v, { state: game.view(state, 'public'), live: false, marksLast: true })}`,
    origin: '.sheet',
    shapes: [...'7*3+5=8-'].map((glyph) => piece({ glyph, figure: v.sign(glyph), state: 'new' }, -54, -54)),
  };
}

export const { finishSaid, renderFinish, styles } = finishModule<PytagoraContext>(finish);
