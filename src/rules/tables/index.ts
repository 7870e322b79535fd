export * from './options.js';
export * from './state.js';
export { tables, type Tables } from './game.js';
