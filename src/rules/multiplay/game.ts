import type { Game } from '../game.js';
import { limitOfSeconds } from '../time-limit.js';
import { declaration, defaults, options, type MultiplayOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import { presets } from './presets.js';
import type { MultiplayEvent, MultiplayMove, MultiplayState } from './state.js';
import { read, write } from './text.js';

export type Multiplay = Game<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent>;

/** Multiplay by Andy Merritt's rules, see `docs/rules/multiplay.md`. */
export const multiplay: Multiplay = {
  name: 'multiplay',
  seats: { min: 2, max: 4 },
  declaration,
  defaults,
  presets,
  options,
  setup,
  turn,
  moves,
  chance,
  chances: ['roll'],
  play,
  view: (state) => state, // nothing is hidden
  limit: ({ phase, options }) => (phase === 'end' ? Infinity : limitOfSeconds(options.timer)), // MUL-15
  timed: ['answer', 'turn', 'time-up'],
  scores: (state) => [...state.scores],
  drawn: (move) => (move.type === 'roll' ? [move.die] : []),
  stands: (_, events) => events.some(({ type }) => type === 'answered' || type === 'late'), // MUL-06, MUL-15
  // MUL-16: the points of a cube reveal its value.
  reveals: (_, events) => events.some(({ type }) => type === 'scored' || type === 'trapped'),
  write,
  read,
};
