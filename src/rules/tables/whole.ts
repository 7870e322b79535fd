// A module of its own, so that the rules can be imported without the notation.
import { tablesWith } from './game.js';
import { read, write } from './text.js';

/** Multiplication tables with Pytagora's pieces, see `docs/rules/pytagora.md`. */
export const tables = /* @__PURE__ */ tablesWith({ write, read });
