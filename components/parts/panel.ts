import type { GameContext } from './context.js';
import type { GameTypes } from './game-types.js';

/** Returns whether the player to act is a person who may get a hint. */
export const mayHint = ({ match, isLive }: Pick<GameContext<GameTypes>, 'match' | 'isLive'>): boolean =>
  !isLive && match.turn.kind === 'seat' && !match.isBot(match.turn.seat);
