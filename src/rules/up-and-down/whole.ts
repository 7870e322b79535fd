// A module of its own, so that the rules can be imported without the notation.
import { upAndDownWith } from './game.js';
import { read, write } from './text.js';

/** Up and down with Pytagora's pieces, with its variants Even and odd and Both ways, see `docs/rules/pytagora.md`. */
export const upAndDown = /* @__PURE__ */ upAndDownWith({ write, read });
