export * from './options.js';
export * from './path.js';
export * from './state.js';
export { upAndDown, type UpAndDown } from './game.js';
