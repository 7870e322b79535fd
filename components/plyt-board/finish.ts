import { html, type TemplateResult } from 'lit';
import { finishModule } from '../parts/finish.js';
import type { Finish } from '../parts/finish-types.js';
import { firstOnSummit } from '../parts/finish-results.js';
import { praiseOf } from '../parts/praise.js';
import { die } from '../style/dice/die.js';
import { sumOf } from './announcements.js';
import { boardOf } from './board.js';
import type { PlytContext } from './context.js';
import { trailKey } from './keyboard.js';
import { marksOf } from './shown.js';

/** Renders the dice of a sum, the Master first. */
const diceOf = (v: Pick<PlytContext, 'figure'>, sum: string): TemplateResult =>
  html`${sum
    .split('=')[0]
    .split(/[*+]/)
    .map((face, i) => die({ face: v.figure(Number(face)), master: i === 0 }))}`;

/** Returns the end of the game: whose piece is on the summit. */
export function finish(
  v: Pick<
    PlytContext,
    'announce' | 'figure' | 'focusOn' | 'gameWords' | 'host' | 'interaction' | 'match' | 'notation' | 'say' | 'words'
  >,
): Finish {
  const { state, plies } = v.match;
  const events = plies.flatMap((ply) => ply.events);
  const turns = state.at.map(
    (_, seat) =>
      events.filter((event) => (event.type === 'answered' || event.type === 'time-up') && event.seat === seat).length,
  );
  return {
    ...firstOnSummit(v, v.gameWords.finish, state.at, turns),
    praise: (seat) =>
      praiseOf(v, seat, {
        sum: (text) => sumOf(v, text).replace('=', ' = '),
        picture: (highlight) => (highlight.kind === 'find' ? diceOf(v, highlight.sum) : undefined),
      }),
    board: () =>
      boardOf(v, {
        state,
        at: state.at,
        marked: marksOf(plies),
        onKey: (event, square) => trailKey(v, state, event, square),
      }),
  };
}

export const { finishSaid, renderFinish, styles } = finishModule<PlytContext>(finish);
