import type { Game } from '../game.js';
import { defaults, options, type MultiplayOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { MultiplayEvent, MultiplayMove, MultiplayState } from './state.js';

export type Multiplay = Game<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent>;

/** Builds the game with the given notation. */
export const multiplayWith = ({ write, read }: Pick<Multiplay, 'write' | 'read'>): Multiplay => ({
  name: 'multiplay',
  seats: { min: 2, max: 4 },
  defaults,
  options,
  setup,
  turn,
  moves,
  chance,
  play,
  view: (state) => state, // nothing is hidden
  scores: (state) => [...state.scores],
  drawn: (move) => (move.type === 'roll' ? [move.die] : []),
  stands: (_, events) => events.some(({ type }) => type === 'answered' || type === 'late'), // MUL-06, MUL-15
  write,
  read,
});
