/** PLYT without its notation: what a table needs to begin. */
import type { Game } from '../game.js';
import { deck } from '../trail/cards.js';
import { chance, moves } from './moves.js';
import { defaults, options, type PlytOptions } from './options.js';
import { play } from './play.js';
import { turnOf, type PlytEvent, type PlytMove, type PlytState } from './state.js';
import { view } from './view.js';

export type Plyt = Game<PlytOptions, PlytState, PlytMove, PlytEvent>;

/**
 * A new game: a pack that nobody has seen, all pieces on the start square, everyone to roll the Master; one player alone begins.
 * @throws RangeError unless one to six play.
 */
function setup(seats: number, options: PlytOptions): PlytState {
  if (!Number.isInteger(seats) || seats < 1 || seats > 6) throw new RangeError('One to six players play PLYT.');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return {
    options,
    at: all.map(() => options.startSquare), // PLY-06
    pack: deck(options.cards, seats).map(() => 'unseen'), // PLY-22: shuffled, for each card falls when it is turned
    hands: all.map(() => []),
    rotation: all.map(() => 0),
    phase: seats === 1 ? { type: 'choose', seat: 0 } : { type: 'start', rolling: all, rolled: [] },
  };
}

/** The game with its notation, which a page may fetch later than the rest. */
export const plytWith = ({ write, read }: Pick<Plyt, 'write' | 'read'>): Plyt => ({
  name: 'plyt',
  seats: { min: 1, max: 6 },
  defaults,
  options,
  setup,
  turn: turnOf,
  moves,
  chance,
  play,
  view,
  // PLY-33: one that is kept is its player's secret; one that is acted on is named by its event.
  shown: (told) => (told.type === 'turn' && 'card' in told ? { ...told, card: 'hidden' } : told),
  scores: ({ at }) => [...at],
  // PLY-08: how many dice is chosen before they are thrown. What was answered (PLY-09), or turned (PLY-23), has been told.
  stands: (_, events) => events.some(({ type }) => ['rolled', 'answered', 'time-up', 'card-turned'].includes(type)),
  write,
  read,
});
