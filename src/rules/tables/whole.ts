// Apart, so that an element need not fetch the notation with its first download.
import { tablesWith } from './game.js';
import { read, write } from './text.js';

/** Multiplication tables with Pytagora's pieces: `docs/rules/pytagora.md`. */
export const tables = /* @__PURE__ */ tablesWith({ write, read });
