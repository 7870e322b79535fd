import type { Seat } from '../../src/rules/game.js';
import { isWhole } from '../../src/rules/trail/given.js';
import type { GameContext } from '../parts/context.js';
import type { PlayingOf } from '../parts/game-types.js';
import { nameIn } from '../style/player-name.js';
import type { OwnContext, OwnGame, OwnTypes } from './own-game.js';

/** The context with the step of the replay that is shown. */
export type ReplayedContext = OwnContext & { readonly interaction: { backTo: number | undefined } };

/** Returns the seat to move, or the one that rolls. */
export function seatToAct({ chanceSeat, game }: OwnGame, state: unknown): Seat {
  const turn = game.turn(state);
  if (turn.kind === 'seat') return turn.seat;
  const seat = (chanceSeat ?? (({ seat: usual }: { readonly seat?: Seat }) => usual))(state as never);
  return isWhole(seat, 0, game.scores(state).length - 1) ? seat : 0;
}

/** Returns the context of the template of a game by others. */
export function ownContext(
  own: OwnGame,
  v: Omit<GameContext<OwnTypes>, never> & Pick<ReplayedContext, 'interaction'>,
  input: Record<string, unknown>,
): ReplayedContext {
  const { match, moment, table } = v;
  // Before the first game there is only the form.
  const { players, turn } = (match ?? {}) as Partial<PlayingOf<OwnTypes>>;
  const state: unknown = match?.state;
  const seat = state && turn?.kind !== 'over' ? seatToAct(own, state) : 0;
  return {
    ...v,
    state,
    seat,
    own: v.gameWords.own,
    input,
    mayAct: turn !== undefined && turn.kind !== 'over' && !moment && !match.isBot(seat),
    roll: () => void table.roll(),
    name: (one) => nameIn(players![one]),
  };
}

/** Returns the context in which a position is only looked at. */
export const lookedAt = (v: OwnContext, state: unknown): OwnContext => ({ ...v, state, mayAct: false });
