// A module of its own, so that the rules can be imported without the notation.
import { sequenceWith } from './game.js';
import { read, write } from './text.js';

export const sequence = /* @__PURE__ */ sequenceWith({ write, read });
