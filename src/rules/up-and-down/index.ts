export { upAndDown } from './whole.js';

export * from './options.js';
export * from './path.js';
export * from './state.js';
export { upAndDownWith, type UpAndDown } from './game.js';
