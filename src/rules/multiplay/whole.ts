// A module of its own, so that the rules can be imported without the notation.
import { multiplayWith } from './game.js';
import { read, write } from './text.js';

/** Multiplay by Andy Merritt's rules, see `docs/rules/multiplay.md`. */
export const multiplay = /* @__PURE__ */ multiplayWith({ write, read });
