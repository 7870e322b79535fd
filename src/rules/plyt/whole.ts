// A module of its own, so that the rules can be imported without the notation.
import { plytWith } from './game.js';
import { read, write } from './text.js';

export const plyt = /* @__PURE__ */ plytWith({ write, read });
