// Apart, so that an element need not fetch the notation with its first download.
import { upAndDownWith } from './game.js';
import { read, write } from './text.js';

/** Up and down with Pytagora's pieces, and its variants Even and odd and Both ways: `docs/rules/pytagora.md`. */
export const upAndDown = /* @__PURE__ */ upAndDownWith({ write, read });
