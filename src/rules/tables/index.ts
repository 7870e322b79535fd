export { tables } from './whole.js';

export * from './options.js';
export * from './state.js';
export { tablesWith, type Tables } from './game.js';
