// Apart, so that an element need not fetch the notation with its first download.
import { multiplayWith } from './game.js';
import { read, write } from './text.js';

/** Multiplay by Andy Merritt's rules: `docs/rules/multiplay.md`. */
export const multiplay = /* @__PURE__ */ multiplayWith({ write, read });
