import { tablesWith } from './game.js';
import { read, write } from './text.js';

/** Multiplication tables with Pytagora's pieces: `docs/rules/pytagora.md`. */
export const tables = /* @__PURE__ */ tablesWith({ write, read });

export * from './options.js';
export * from './state.js';
export { tablesWith, type Tables } from './game.js';
