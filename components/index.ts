/**
 * All elements as classes. Importing them registers nothing; to register one, import its own module, such as
 * `abacade/multiplay-grid`.
 */
export * from './classes.js';
export type * from './parts/events.js';
export type { Player } from '../src/match/players.js';
