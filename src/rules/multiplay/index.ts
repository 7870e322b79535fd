import { multiplayCore } from '../../core/multiplay.js';
import type { Game } from '../game.js';
import { defaults, options, type MultiplayOptions } from './options.js';
import { chance, moves, play, setup, turn } from './play.js';
import type { MultiplayEvent, MultiplayMove, MultiplayState } from './state.js';
import { read, write } from './text.js';

/** Multiplay by Andy Merritt's rules: `docs/rules/multiplay.md`. */
export const multiplay: Game<MultiplayOptions, MultiplayState, MultiplayMove, MultiplayEvent> = {
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
  write,
  read,
};

/** Loads the core that the rules stand on: await it where WebAssembly may be refused. */
export const loadMultiplay = (): Promise<void> => multiplayCore.ready();

export * from './options.js';
export * from './state.js';
export { legalCells, timesRow } from './play.js';
